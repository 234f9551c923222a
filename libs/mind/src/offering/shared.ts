import { SLIDERS, type SharedMemoryType } from '@kinloom/contract';
import { asWished } from '../voice/constraints';
import { isPleasant } from '../perception/feelings';
import { perceive } from '../perception/perceive';
import { readPersona } from '../persona';
import { diceFor } from '../seed';
import { natureOf } from '../self/natures';
import type { Self } from '../self/self';
import { depthOf } from '../self/style';
import type { SoulSketch } from '../voice/voice';
import { SHARED_FIRST, SHARED_GREAT, SHARED_LEANING, SHARED_MEANING, SHARED_STANCE } from './shared-words';

/** A moment that is kept by several, as a soul looks back at it. `significance` is 1–10. */
export interface SharedMoment {
  id: number;
  title: string;
  content: string;
  personalMeaning: string;
  memoryType: SharedMemoryType;
  significance: number;
}

/** Characters that are quoted of how it is called, and of what it means. */
const TITLE = 80;
const MEANING = 140;
/** Characters by which it is seen whether it was a hard one. */
const READ = 4_000;
/** From here on a moment is a great one, of ten. */
const GREAT = 8;
/** By so many steps from the middle a slider is a leaning. */
const LEANS = 1;
/** Rows of choices that are tried until one is nobody else's. */
const TRIES = 40;

/** Of hard moments that helped or connected, and of light ones. */
function isHard({ content, personalMeaning, memoryType }: SharedMoment): boolean {
  const { tone, distress, news, feelings } = perceive(`${content}\n${personalMeaning}`.slice(0, READ));
  if (distress !== 'none' || news === 'death' || tone === 'hard') return true;
  return memoryType === 'support' && feelings.some(({ feeling, whose }) => whose === 'person' && !isPleasant(feeling));
}

const inline = (text: string, most: number): string => {
  const line = text.replace(/[“”"]/g, '').replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line.replace(/[.,;:\s]+$/, '');
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$|[\ud800-\udbff]$/g, '')}…`;
};

/**
 * What a soul says of a moment it shares with its person, two to four sentences in its own manner. The same soul, moment and others give the
 * same words; no two souls of one moment say the same, as far as there are words.
 * @param said what the others said of it already
 */
export function sharedReflection(moment: SharedMoment, soul: SoulSketch, self: Self, said: readonly string[]): string {
  for (let row = 0; ; row += 1) {
    const text = composed(moment, soul, self, said, row);
    if (row === TRIES || !said.includes(text)) return text;
  }
}

function composed(moment: SharedMoment, soul: SoulSketch, self: Self, said: readonly string[], row: number): string {
  const persona = readPersona(soul);
  const dice = diceFor(
    `shared\u0001${soul.id}\u0001${soul.archetype}\u0001${moment.id}\u0001${moment.title}\u0001${row}`,
  );
  const told = said.join('\n');
  const slots: Record<string, string> = {
    title: inline(moment.title, TITLE),
    meaning: inline(moment.personalMeaning, MEANING),
  };
  const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
  // What another said of it already is said by nobody else, as long as there is something else to say.
  const pick = (pool: readonly string[]): string => {
    const lines = dice.shuffled(pool.map(fill));
    return lines.find((line) => !told.includes(line)) ?? lines[0] ?? '';
  };
  const depth = depthOf(persona);
  const mood = isHard(moment) ? 'hard' : 'light';
  const leaning = SLIDERS.map((slider) => ({ slider, by: persona.sliders[slider] - 3 }))
    .filter(({ by }) => by >= LEANS)
    .sort((a, b) => b.by - a.by)[0]?.slider;
  const sentences = [pick(SHARED_FIRST[moment.memoryType]), pick(SHARED_STANCE[natureOf(persona.archetype)][mood])];
  if (slots['meaning'] && depth >= 2) sentences.push(pick(SHARED_MEANING));
  if (leaning && mood === 'light' && depth >= 3) sentences.push(pick(SHARED_LEANING[leaning]));
  else if (moment.significance >= GREAT && depth >= 3) sentences.push(pick(SHARED_GREAT));
  return asWished(sentences.slice(0, self.wishes.brief ? 2 : 4).join(' '), self.wishes);
}
