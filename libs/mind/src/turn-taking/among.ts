import { folded } from '../recall/tokens';
import type { Choice, GroupMessage, Participant } from './group';
import { contentOf, keep } from './kinship';
import { namingsIn } from './names';
import { AMONG, ECHO, WEIGHTS } from './rules';

const AGAINST =
  /\b(?:should not|shouldn't|must not|mustn't|don't|do not|never|would not|wouldn't|cannot|can't|not (?:worth|wise|right|true|sure|yet|so|the|a)|bad idea|mistake|against|disagree|too (?:risky|early|soon|dangerous|late|expensive|much)|unwise|foolish|nonsense|wrong|avoid|worst|isn't|is not|aren't|are not)\b/;
const IN_FAVOUR =
  /\b(?:should(?! not|n't)|must(?! not|n't)|ought to|go for it|good idea|worth (?:it|a|the|trying|doing)|definitely|absolutely|do it|i'd (?:say|go|take|do)|best|always|right to|why not|is (?:good|great|true|right|fine)|are (?:good|great|fine))\b/;

interface View {
  for: boolean;
  stems: ReadonlyMap<string, number>;
}

/** A view is looked for in the same messages with every reply of a turn. */
const met = new Map<string, readonly View[]>();
const MET = 1_000;
/** A view stands at the beginning of a message or not at all: so much of it is read (UTF-16 code units). */
const READ = 1_500;

/** What a text holds for or against something, sentence by sentence. */
function viewsIn(text: string): readonly View[] {
  const read = text.slice(0, READ);
  return met.get(read) ?? keep(met, read, viewsAnew(read), MET);
}

function viewsAnew(text: string): View[] {
  const views: View[] = [];
  for (const sentence of folded(text)
    .replaceAll('\u2019', "'")
    .toLowerCase()
    .split(/[.!?…\n]+/)
    .slice(0, 12)) {
    const against = AGAINST.test(sentence);
    if (!against && !IN_FAVOUR.test(sentence)) continue;
    views.push({ for: !against, stems: new Map(contentOf(sentence).map(({ stem, rank }) => [stem, rank])) });
  }
  return views;
}

/** How surely (0–1) two views are opposites: one is for, one against, and they share words. */
function opposed(one: View, other: View): number {
  if (one.for === other.for) return 0;
  let shared = 0;
  for (const [stem, rank] of one.stems)
    if (other.stems.has(stem)) shared += Math.max(ECHO.find(([least]) => rank >= least)?.[1] ?? 0, ECHO[2]?.[1] ?? 0);
  return Math.min(1, 2 * shared);
}

/**
 * The soul that has most cause to answer what souls said in this turn, or null.
 * @param free souls that may still speak
 * @param directed the person spoke to one: then others join in only when asked, or where they hold the opposite
 */
export function amongSouls(
  replies: readonly GroupMessage[],
  history: readonly GroupMessage[],
  souls: readonly Participant[],
  free: ReadonlySet<number>,
  directed: boolean,
): Choice | null {
  let best: Choice | null = null;
  const offer = (choice: Choice) => {
    if (choice.score >= AMONG.least && (best === null || choice.score > best.score)) best = choice;
  };
  for (const reply of replies) {
    for (const { id, manner, rest } of namingsIn(reply.text, souls)) {
      if (!free.has(id) || id === reply.companionId || (manner !== 'called' && manner !== 'at')) continue;
      if (rest.includes('?')) offer(choiceOf(id, 'asked-by-soul', WEIGHTS.askedBySoul, reply.id));
      else if (!directed) offer(choiceOf(id, 'named-by-soul', WEIGHTS.namedBySoul, reply.id));
    }
    const said = viewsIn(reply.text);
    if (said.length === 0) continue;
    for (const earlier of history.slice(-AMONG.viewsHeld)) {
      const id = earlier.companionId;
      if (id === null || !free.has(id) || id === reply.companionId) continue;
      const held = viewsIn(earlier.text);
      const against = Math.max(0, ...said.flatMap((one) => held.map((other) => opposed(one, other))));
      offer(choiceOf(id, 'disagrees', WEIGHTS.disagrees * against, reply.id));
    }
  }
  return best;
}

function choiceOf(
  id: number,
  cue: 'asked-by-soul' | 'named-by-soul' | 'disagrees',
  score: number,
  answers: number,
): Choice {
  return {
    companionId: id,
    reason: cue === 'disagrees' ? 'disagrees' : cue,
    score,
    cues: { [cue]: score },
    answers,
  };
}
