import type { Brought } from '../memory/asking';
import { datesIn } from '../memory/dates';
import { roleOf } from '../memory/words/roles';
import { plain, sentencesOf } from '../perception/text';
import type { Recollection } from '../recall/recollection';
import { holdsAttribute } from './attribute';
import { type BroughtQuestion, OURS, ownedIn } from './brought-question';
import { telling } from './own-question';
import { holdsSort, isCounted } from './sorts';
import { weightOf } from './passages';
import { CAUSE } from './reasons';
import { alike, bare } from './told-words';

const YOURS = /\b(?:you|you're|you've|your|yours|yourself)\b/i;
/** How much of what is asked a line holds, with what stands beside it; how much of it by itself. */
const HOLDS = 0.6;
const ITSELF = 0.45;
/** Words that mean this much the same count as said. */
const SAME = 0.8;
/** What stands beside a line says less than it says itself; what asked for it, nearly as much. */
const BESIDE = 0.6;
const ANSWERED = 0.9;
/** Words that say this much are not done without. */
const SPECIFIC = 4;
/** Words beyond what is asked without which a line tells nothing, and from which on it tells enough. */
const LEAST = 2;
const TELLS = 5;
const WHO_IT_IS = /\b(?:my|your|our|a|an|the|his|her) (?:\p{L}+ ){0,2}/u;

type Following = (line: Recollection) => Recollection | null;
interface Weighed extends Brought {
  score: number;
}

/**
 * The line of the archive that answers, with what was said to it where that belongs to it; null where none does.
 * @param lines what came to mind of the archive
 * @param following what was said next
 */
export function broughtFrom(
  question: BroughtQuestion,
  lines: readonly Recollection[],
  following: Following,
): Brought | null {
  const best = lines
    .flatMap((line) => weighed(question, line, following))
    .sort((a, b) => b.score - a.score || (b.line.at ?? 0) - (a.line.at ?? 0) || b.line.fit - a.line.fit)[0];
  return best ? { line: best.line, quote: best.quote, then: best.then } : null;
}

function weighed(question: BroughtQuestion, said: Recollection, following: Following): Weighed[] {
  const after = following(said);
  const sentences = sentencesOf(plain(said.text));
  const told = sentences.filter((sentence) => !ASKS.test(sentence)).join(' ');
  const lines = told === '' ? [] : [{ line: said, text: told, beside: after?.text ?? '' }];
  // What was asked then, is answered by what was said to it.
  if (after && after.from !== said.from && ASKS.test(sentences.at(-1) ?? ''))
    lines.push({ line: after, text: after.text, beside: said.text });
  return lines.flatMap(({ line, text, beside }) => {
    const own = heldBy(question.words, text);
    const lent = line === said ? BESIDE : ANSWERED;
    const both = heldBy(question.words, beside).map((held, at) => Math.max(own[at] ?? 0, lent * held));
    const share = shareOf(question.words, both);
    const itself = shareOf(question.words, own);
    if (share < HOLDS || (line === said && itself < ITSELF)) return [];
    // What says most of what is asked stands there, all of it.
    if (question.words.some((word, at) => weightOf(word) >= SPECIFIC && both[at] === 0)) return [];
    // A yes or no hangs on every word.
    if (question.truth && (line === said ? own : both).includes(0)) return [];
    const words = telling(`${text} ${beside}`).map(bare);
    // Who asked then meant the same by "you", and the same thing.
    const asked = line === said ? question : { ...question, of: null, asks: null };
    const by = line === said ? line : said;
    if (!question.names.every((name) => words.includes(name)) || !isTheirs(asked, by)) return [];
    const next = line === said ? after : following(line);
    if (!answersIt(asked, line, next)) return [];
    const defines = question.whom && question.words.some((word) => isDefined(text, word));
    const then = question.whole && next && next.from !== line.from && isReply(line, next) ? next : null;
    const quote = quoteOf(text, question.words);
    // "Poor Otto." says nothing that was not asked.
    const fresh = telling(quote).filter((word) => !question.words.some((one) => alike(one, word) >= SAME)).length;
    if (fresh < LEAST) return [];
    const score = share + itself + line.fit / 2 + (defines ? 1 : 0) + Math.min(fresh, TELLS) / (2 * TELLS);
    return [{ line, quote, then, score }];
  });
}
const ASKS = /\?["')\s]*$/;
const DAY = 86_400_000;
/** What was said to it soon, and says something. */
const isReply = (line: Recollection, next: Recollection) =>
  (line.at ?? 0) + DAY > (next.at ?? 0) && next.text.split(' ').length >= 3 && !ASKS.test(next.text);

/** Whether a text holds enough of what is asked to be of it. */
export const holdsOf = ({ words }: BroughtQuestion, text: string): boolean =>
  shareOf(words, heldBy(words, text)) >= HOLDS;

/** For each word how surely a text says it, 0–1. */
function heldBy(words: readonly string[], text: string): number[] {
  const told = telling(text);
  return words.map((word) => {
    const most = told.reduce((best, other) => Math.max(best, alike(word, other)), 0);
    return most >= SAME ? most : 0;
  });
}

function shareOf(words: readonly string[], held: readonly number[]): number {
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  return words.reduce((sum, word, at) => sum + weightOf(word) * (held[at] ?? 0), 0) / (whole || 1);
}

/** Whether it is of whom is asked: the person's brother is not the soul's, and what one did the other did not. */
function isTheirs({ owned, of, ofSaying }: BroughtQuestion, { from, text }: Recollection): boolean {
  for (const { noun, by } of owned) {
    const whose = ownedIn(text)
      .filter(({ nouns }) => nouns.some((other) => alike(noun, other) >= SAME))
      .map((one) => one.whose);
    const theirs = from === by ? /^(?:my|our)$/ : /^(?:your|our)$/;
    if (whose.length > 0 && !whose.some((word) => theirs.test(word))) return false;
  }
  if (of === null || from === of) return true;
  // Said by the other: of whom is asked only where it speaks to them.
  return !ofSaying && from !== 'other' && (YOURS.test(text) || OURS.test(text));
}

/** Whether it holds the sort of thing that is asked for: a reason, a number, a name, a place. When it was is known by when it was said. */
function answersIt({ asks, why }: BroughtQuestion, line: Recollection, after: Recollection | null): boolean {
  if (why) return CAUSE.test(line.text) || (after !== null && after.from === line.from && CAUSE.test(after.text));
  if (!asks) return true;
  if (asks.sort === 'time') return line.at !== null || datesIn(line.text.slice(0, 400), 0).length > 0;
  if (asks.sort === 'number' && !isCounted(line.text)) return false;
  if (!holdsSort(asks.sort, line.text)) return false;
  return holdsAttribute(asks, { content: line.text, fact: null });
}

/** Whether a text says who somebody is: "my brother Otto", "Henrik is my cousin", "he is a clockmaker". */
function isDefined(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  if (!lower.includes(bare(word))) return false;
  return (
    telling(text).some((other) => roleOf(bare(other)) !== null) ||
    WHO_IT_IS.test(lower.slice(lower.indexOf(bare(word))))
  );
}

/** A line of up to this length is said whole; nothing longer than the second is said at all. */
const SHORT = 110;
const LONGEST = 180;
const GREETING = 3;
const GOES_ON = /^(?:and |but |so )?(?:he|she|it|they|his|her|its|their)\b/i;

/** What of a line is said: all of a short one, of others the sentences that hold what is asked and what goes on about it. */
function quoteOf(text: string, words: readonly string[]): string {
  const sentences = sentencesOf(plain(text).replace(/\s+/g, ' ').trim());
  const held = sentences.map((sentence) => shareOf(words, heldBy(words, sentence)));
  const most = held.indexOf(Math.max(...held));
  const first = held[most] === 0 ? 0 : held.findIndex((one) => one > 0);
  let last = held[most] === 0 ? 0 : held.findLastIndex((one) => one > 0);
  while (GOES_ON.test(sentences[last + 1] ?? '')) last += 1;
  // A greeting before it belongs to another day.
  const begin = sentences.findIndex((sentence, at) => at === first || sentence.split(' ').length > GREETING);
  const whole = sentences.slice(begin).join(' ');
  const part = sentences.slice(first, last + 1).join(' ');
  const shown = whole.length <= SHORT ? whole : part.length <= LONGEST ? part : (sentences[most] ?? text);
  const marked = shown.replaceAll('"', "'").replaceAll('...', '…');
  return marked.length <= LONGEST ? marked : `${marked.slice(0, marked.lastIndexOf(' ', LONGEST))}…`;
}
