import type { EmotionName } from '@kinloom/contract';
import { EVERYDAY_IN, TONGUES } from '../analysis/tongues';
import { ENGLISH } from './felt/english';
import { FRENCH } from './felt/french';
import { GERMAN } from './felt/german';
import { namedIn } from './felt/naming';
import { bare, formsIn, type Found, meantByIrony, ofNow } from './felt/reading';
import { loudnessOf, PLEASANT, withFaces } from './felt/signs';
import { SPANISH } from './felt/spanish';
import type { Tongue } from './felt/tongue';
import { namedInEnglish } from './felt/words';
import { mended, plain, tokensOf } from './text';

/** A feeling of the one who writes, as the dashboards name it, and how strong it is: 0–10. */
export interface FeltEmotion {
  emotion: EmotionName;
  intensity: number;
}

/** Letters that are read of one message. */
const READ = 3_000;
/** More than so many feelings nobody tells in one message. */
const MOST = 3;
const BY_TONGUE: Readonly<Partial<Record<(typeof TONGUES)[number], Tongue>>> = {
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
};

/** Letters that one of the languages has, and English has not. */
const LETTERS: [tongue: (typeof TONGUES)[number], letters: RegExp][] = [
  ['german', /[äöüß]/],
  ['french', /[àâçèêëîïôùûœé]/],
  ['spanish', /[ñ¿¡áíóúé]/],
];

/** The language whose everyday words a message holds most of; where two have as many, the one whose letters it is written in. */
function tongueOf(lower: string): Tongue {
  const tokens = tokensOf(lower).flatMap((token) => (EVERYDAY_IN.has(token) ? [token] : token.split("'")));
  const scores = TONGUES.map((tongue, place) => {
    const words = tokens.filter((token) => ((EVERYDAY_IN.get(token) ?? 0) & (1 << place)) !== 0).length;
    return words + (LETTERS.some(([one, letters]) => one === tongue && letters.test(lower)) ? 1.5 : 0);
  });
  const best = TONGUES[scores.indexOf(Math.max(...scores))];
  return (best && BY_TONGUE[best]) ?? ENGLISH;
}

function foundIn(text: string): Found[] {
  const lower = text.toLowerCase();
  const tongue = tongueOf(lower);
  const said = ofNow(tongue === ENGLISH ? lower : bare(text, tongue === GERMAN), tongue);
  const ironic = meantByIrony(said, tongue);
  const forms = formsIn(said, tongue);
  const named =
    tongue.naming === undefined
      ? namedInEnglish(tokensOf(said))
      : namedIn(tokensOf(said.replace(/'/g, "' ")), tongue.naming);
  const found = [...forms, ...named];
  if (ironic.length === 0) return withFaces(text, found);
  // Who says the opposite is not glad; what is said besides is meant.
  return [...ironic, ...found.filter(({ emotion }) => !PLEASANT.has(emotion))];
}

/**
 * What the one who wrote a message feels, the strongest first; empty where nothing is felt by the writer. Pure.
 * @param text a person's message, of any length
 */
export function emotionsOf(text: string): FeltEmotion[] {
  const meant = mended(plain(text.slice(0, READ)));
  const loudness = loudnessOf(meant);
  const felt = new Map<EmotionName, number>();
  for (const { emotion, strength } of foundIn(meant)) {
    felt.set(emotion, Math.max(felt.get(emotion) ?? 0, Math.min(10, strength + loudness)));
  }
  return [...felt]
    .map(([emotion, intensity]) => ({ emotion, intensity }))
    .sort((a, b) => b.intensity - a.intensity)
    .slice(0, MOST);
}
