import { emotionsOf } from '../perception/emotions';
import { planIn } from '../perception/reflect';
import { plain, sentencesOf, wordsOf } from '../perception/text';
import { isAsking } from '../perception/questions';
import { lemmaOf } from '../memory/words/lemmas';
import { alike } from '../pipeline/told-words';
import { contentOf, domainsIn, rarity, type TaskReading } from './task';
import type { Line, Piece } from './piece';
import { listed } from './saying';

/** Words of a sentence that says something by itself, and of the longest one that is shown. */
const SHORTEST = 4;
const LONGEST = 60;
/** What a word of the same field of life counts, where the task's own are missing. */
const KIN = 0.2;
/** From this likeness on, a word stands in for one of the task, and counts this share of its likeness. */
const ALIKE = 0.6;
const ALIKE_SHARE = 0.6;
/** Characters of a line that is shown. */
const SHOWN = 320;
/** Sentences read of one piece. */
const READ = 40;
/** From this share of common words on, two lines say the same. */
const SAME = 0.6;
/** What was said in one breath, or kept of it, is the same sooner. */
const SAME_THERE = 0.34;

/** How far what is said counts as the person's own: their words and what is kept of them before what was answered. */
function standing({ kind, from }: Piece): number {
  if (kind === 'memory') return 0.95;
  if (kind === 'note') return 0.25;
  if (kind === 'file') return 0.9;
  if (kind === 'archive') return from === 'person' ? 0.9 : 0.6;
  return from === 'person' ? 1 : 0.3;
}

const LEANS = /^(?:it|he|she|they|that|this|those|these|but|and|so|because|which|then|there|his|her|its|their)\b/i;
/** What is said to the soul about the talk itself, or to be polite. */
const CHATTER =
  /^(?:hi+|hey+|hello|thanks?|thank you|good (?:morning|night|evening)|bye|ok(?:ay)?|yes|yeah|no|sure|haha|lol|sorry|please|can you|could you|do you (?:remember|know)|what do you think|tell me|wow|aw+|congrat\w*|glad (?:you|to hear)|that's (?:so|great|awesome|amazing))\b/i;
/** Said of the one it is said to, not of the one who says it. */
const OF_THEM = /\b(?:you|your|you're|you've)\b/i;
const OF_ME = /\b(?:I|I'm|I've|I'd|I'll|my|me|mine|we|our|us)\b/;
/** Where feelings are asked for, what names one counts for more. */
const FELT = 1.35;

/** Sentences with what they lean on: "It was lovely" means nothing without what was before it. */
function sayings(text: string): string[] {
  const sentences = sentencesOf(plain(text).replace(/\s*\n\s*/g, ' \n')).slice(0, READ);
  const sayings: string[] = [];
  for (const sentence of sentences) {
    const last = sayings.at(-1);
    const short = wordsOf(sentence).length < SHORTEST;
    if (last !== undefined && (LEANS.test(sentence) || short) && last.length + sentence.length < SHOWN)
      sayings[sayings.length - 1] = `${last} ${sentence}`;
    else sayings.push(sentence);
  }
  return sayings;
}

const clipped = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/\s+\S*$/, '')}…`;

/** The sentences of some pieces that answer to a task, the strongest first; each thing once. */
export const linesOf = (pieces: readonly Piece[], reading: TaskReading, now: number): Line[] =>
  ranked(weighed(pieces, reading, now));

/** Lines that are held against one another: what is weaker would not be shown. */
const RANKED = 150;

/** Weighed lines in their order, each thing once. */
export function ranked(lines: readonly Line[]): Line[] {
  // A note says again what was said: it stands where nothing else is left of that talk.
  const said = lines.filter(({ piece }) => piece.kind !== 'note');
  const first = said.length > 0 ? said : [...lines];
  return once(first.sort((a, b) => b.score - a.score || (b.piece.at ?? 0) - (a.piece.at ?? 0)).slice(0, RANKED));
}

/** The sentences of some pieces, each weighed by itself: in no order, so that it can be done bit by bit. */
export function weighed(pieces: readonly Piece[], reading: TaskReading, now: number): Line[] {
  const wanted = new Map(reading.stems.map((stem) => [stem, rarity(stem)]));
  const lemmas = reading.words.map(lemmaOf);
  const most = Math.max(
    1,
    [...wanted.values()].slice(0, 4).reduce((sum, one) => sum + one, 0),
  );
  const lines: Line[] = [];
  for (const piece of pieces) {
    const about = new Set(contentOf(`${piece.title} ${piece.text}`, true).map(({ stem }) => stem));
    // What the whole message is about counts for its sentences too.
    const near = [...wanted].reduce((sum, [stem, weight]) => sum + (about.has(stem) ? weight : 0), 0) / most;
    for (const text of sayings(piece.text)) {
      const words = wordsOf(text).length;
      if (words < SHORTEST || (words < 8 && CHATTER.test(text))) continue;
      const content = contentOf(text, true);
      const stems = content.map(({ stem }) => stem);
      if (stems.length < 2) continue;
      const exact = stems.reduce((sum, stem) => sum + (wanted.get(stem) ?? 0), 0) / most;
      const similar = reading.similar && exact === 0;
      const held = similar ? likenessTo(content, reading, lemmas) / most : exact;
      const kin = domainsIn(wordsOf(text)).some((domain) => reading.domains.includes(domain));
      const overlap = Math.min(1, held + (kin ? KIN : 0));
      const inSpan = reading.span && piece.at !== null && piece.at >= reading.span.from && piece.at <= reading.span.to;
      const question = asks({ text }) || isAsking(text.toLowerCase());
      const age = piece.at === null ? 1 : Math.max(0, now - piece.at) / (365 * 86_400_000);
      const score =
        (reading.open ? 0.4 + Math.min(0.4, stems.length / 30) : overlap + 0.3 * Math.min(1, near) + 0.35 * piece.fit) *
        standing(piece) *
        (question ? 0.45 : 1) *
        (CHATTER.test(text) ? 0.5 : 1) *
        (piece.kind === 'message' && OF_THEM.test(text) && !OF_ME.test(text) ? 0.4 : 1) *
        (reading.shape === 'feel' && emotionsOf(text).length > 0 ? FELT : 1) *
        (words > LONGEST ? 0.7 : 1) *
        (reading.span ? (inSpan ? 1.2 : 0.25) : 1 - Math.min(0.25, age * 0.1)) *
        (piece.supersededAt === null ? 1 : 0.7);
      lines.push({ text: clipped(text), piece, score: Math.round(score * 1_000) / 1_000, overlap, stems, similar });
    }
  }
  return lines;
}

/** How much of a task some words hold by their meaning: for each word of the task, the one that is most like it. */
function likenessTo(content: readonly { word: string }[], { stems }: TaskReading, lemmas: readonly string[]): number {
  const own = content.map(({ word }) => lemmaOf(word));
  return lemmas.reduce((sum, wanted, place) => {
    const best = Math.max(0, ...own.map((word) => alike(wanted, word)));
    return sum + (best >= ALIKE ? best * ALIKE_SHARE * rarity(stems[place] ?? wanted) : 0);
  }, 0);
}

/** Of two lines that say the same, whether the other is the better one to show: it says more, or says it in the person's own words. */
const better = (other: Line, than: Line): boolean =>
  other.piece.messageId !== null &&
  other.piece.messageId === than.piece.messageId &&
  (other.stems.length > than.stems.length || (other.piece.kind === 'message' && than.piece.kind !== 'message'));

/** Lines without those that say again what a better one says. */
export function once(lines: readonly Line[]): Line[] {
  const kept: { line: Line; stems: Set<string> }[] = [];
  for (const line of lines) {
    const own = new Set(line.stems);
    const known = kept.find(({ line: other, stems }) => {
      const common = line.stems.filter((stem) => stems.has(stem)).length;
      const same = line.piece.messageId !== null && line.piece.messageId === other.piece.messageId;
      const share = common / Math.max(1, own.size + stems.size - common);
      return share >= (same ? SAME_THERE : SAME) || common >= Math.min(own.size, stems.size);
    });
    if (!known) kept.push({ line, stems: own });
    else if (better(line, known.line) && own.size >= known.stems.size)
      Object.assign(known, { line: { ...line, score: known.line.score }, stems: own });
  }
  return kept.map(({ line }) => line);
}

/** Whether a line answers to the task at all. */
export const isAbout = (line: Line, reading: TaskReading): boolean =>
  reading.open || line.overlap >= 0.18 || (line.piece.fit >= 0.45 && line.overlap > 0);

export const asks = ({ text }: Pick<Line, 'text'>): boolean => text.includes('?');
export const wishes = ({ text, piece }: Line): boolean =>
  piece.from === 'person' &&
  (/\b(?:hope|wish|dream of|would love|'d love|can't wait|looking forward|want(?:s|ed)? to|plans? to|going to)\b/i.test(
    text,
  ) ||
    planIn(text) !== null);

/** Lines that stand near the best of them: what is far off says little of what was asked. */
export function near(lines: readonly Line[], share: number): Line[] {
  const best = Math.max(0, ...lines.map(({ score }) => score));
  return lines.filter(({ score }) => score >= best * share);
}

/** A reading for which words of like meaning count too, where none of its own was found. */
export const similarTo = (reading: TaskReading): TaskReading => ({ ...reading, similar: true });

/** Says that some lines hold none of the task's own words; empty if one does. */
export const similarNote = (lines: readonly Line[], { words }: TaskReading): string =>
  lines.length > 0 && lines.every(({ similar }) => similar)
    ? ` Nothing names ${listed(words.slice(0, 4))}: this is the closest.`
    : '';

const isIn = ({ piece: { at } }: Line, span: TaskReading['span']): boolean =>
  span === null || (at !== null && at >= span.from && at <= span.to);

/** Lines of the time that a task names; all of them where none is, for what was said before is better than nothing. */
export function ofTheTime(lines: readonly Line[], { span }: TaskReading): Line[] {
  const own = lines.filter((line) => isIn(line, span));
  return own.length > 0 ? own : [...lines];
}

/** A task names a time, and nothing of it was said then. */
export const isFromBefore = (lines: readonly Line[], { span }: TaskReading): boolean =>
  span !== null && lines.length > 0 && !lines.some((line) => isIn(line, span));
