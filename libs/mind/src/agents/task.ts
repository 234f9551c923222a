import { mended, plain, sentencesOf, wordsOf } from '../perception/text';
import { type Domain, domainOf } from '../perception/domains';
import { dayOf, daysNamed } from '../recall/dates';
import { stemOf } from '../recall/stem';
import { EVERYDAY_SHARES, HOLDING_WORDS } from '../recall/words';

/** What a task comes down to. */
export const TASK_SHAPES = ['plan', 'decide', 'create', 'feel', 'find', 'sum'] as const;
export type TaskShape = (typeof TASK_SHAPES)[number];

export interface TaskReading {
  task: string;
  shape: TaskShape;
  /** What it is about, led back to stems, the rarest first; empty where it asks for everything. */
  stems: string[];
  /** The same as they were written. */
  words: string[];
  /** The fields of life it is about. */
  domains: Domain[];
  /** The days it names, in milliseconds UTC. */
  span: { from: number; to: number } | null;
  /** It asks for what was lately, or for everything. */
  open: boolean;
  /** Words of like meaning count too: set where none of its own words was found. */
  similar: boolean;
}

const DAY = 86_400_000;
/** Stems a task is looked for by. */
const MOST_STEMS = 12;

/** Words of the asking, not of what is asked for. */
const ASKING = new Set(
  (
    'summarise summarize summary overview review list find search gather collect collate look check write draft make create build compose prepare put together give show help please ' +
    'need want would like could everything anything all about regarding concerning topic task what have has been said told know known think thought ' +
    'analyse analyze analysis research debug report document describe explain understand figure out work help lately recently past last next days weeks months ' +
    'conversation conversations conversation chat chats chatted talk talks talked talking message messages memory memories souls soul ' +
    'plan decide choose decision whether should best way ways idea ideas suggest suggestion step steps tell me go going get got thing things stuff'
  ).split(' '),
);
const EVERYDAY = new Map(EVERYDAY_SHARES.map(([word, share]) => [stemOf(word), share]));

const SHAPES: readonly (readonly [TaskShape, RegExp])[] = [
  ['decide', /\b(?:decide|decision|choose|choice|whether|should i|or not|either|weigh|options?|pros|cons)\b/],
  ['plan', /\b(?:plan|prepare|organi[sz]e|steps?|how (?:do|can|should|to)|get ready|schedule|goal|start(?:ing)?)\b/],
  ['create', /\b(?:write|draft|compose|letter|poem|story|speech|toast|card|song|name for|invent|design)\b/],
  ['feel', /\b(?:feel(?:ing|ings|s)?|felt|mood|afraid|anxious|sad|lonely|angry|cope|coping|bother\w*|upset|grief)\b/],
  ['find', /\b(?:find|who|when|where|which|what (?:did|was|is|are|were)|remember|search|look up|list)\b/],
];

/** Names of days and months say when, not what. */
const CALENDAR = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ' +
    'spring summer autumn winter today tomorrow yesterday tonight'
  ).split(' '),
);
/** Of them, those that recur: "on Sundays" is a matter, where it is no date. */
const RECURRING = /day$|^(?:spring|summer|autumn|winter)$/;
const DATED = /^(?:to|yester)day$/;

/**
 * The words that say what a text is about, as written and as stems, each once.
 * @param withDays also weekdays and seasons, in the singular
 */
export function contentOf(text: string, withDays = false): { word: string; stem: string }[] {
  const found = new Map<string, string>();
  for (const word of wordsOf(mended(plain(text)))) {
    const bare = word.replaceAll("'", '').replace(/s$/, (s) => (word.endsWith("'s") ? '' : s));
    if (bare.length < 2 || HOLDING_WORDS.has(bare) || HOLDING_WORDS.has(word.replaceAll("'", ''))) continue;
    if (/^\d+(?:st|nd|rd|th)?$/.test(bare)) continue;
    const day = bare.replace(/s$/, '');
    if (CALENDAR.has(day)) {
      if (withDays && RECURRING.test(day) && !DATED.test(day)) found.set(stemOf(day), day);
      continue;
    }
    const stem = stemOf(bare);
    if (!found.has(stem)) found.set(stem, bare);
  }
  return [...found].map(([stem, word]) => ({ word, stem }));
}

/** How much a word says, 0–1: a rare one all, one of every tenth message little. */
export const rarity = (stem: string): number => 1 - Math.min(0.85, (EVERYDAY.get(stem) ?? 0) * 25);

/** Asks for feelings, and names none. */
const FEELING = /^(?:feel(?:ings?|s)?|felt|moods?|emotions?|emotional|cop(?:e|ing))$/;

/** Reads what a person asks for. @param now milliseconds UTC */
export function readTask(task: string, now: number): TaskReading {
  const lower = plain(task).toLowerCase();
  const shape = SHAPES.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'sum';
  const [named] = daysNamed(lower, now);
  const lately = /\b(?:lately|recently|these days|nowadays)\b/.test(lower);
  const past = /\b(?:last|past) (\w+) (day|week|month)s?\b/.exec(lower);
  const span =
    named && named.from * DAY <= now
      ? { from: named.from * DAY, to: (named.to + 1) * DAY - 1 }
      : lately
        ? { from: (dayOf(now) - 30) * DAY, to: now }
        : past
          ? {
              from: now - countOf(past[1] ?? '') * (past[2] === 'day' ? 1 : past[2] === 'week' ? 7 : 30) * DAY,
              to: now,
            }
          : null;
  const about = contentOf(task, span === null)
    .filter(({ word }) => !ASKING.has(word) && !(shape === 'feel' && FEELING.test(word)))
    .sort((a, b) => rarity(b.stem) - rarity(a.stem))
    .slice(0, MOST_STEMS);
  return {
    task: task.trim(),
    shape,
    stems: about.map(({ stem }) => stem),
    words: about.map(({ word }) => word),
    domains: domainsIn(about.map(({ word }) => word)),
    span,
    open: about.length === 0,
    similar: false,
  };
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, couple: 2, three: 3, few: 3, four: 4, five: 5, six: 6 };
const countOf = (word: string): number => COUNTS[word] ?? (Number(word) || 1);

/** The fields of life that some words are about. */
export const domainsIn = (words: readonly string[]): Domain[] => [
  ...new Set(
    words.flatMap((word) => domainOf(word.toLowerCase()) ?? domainOf(word.toLowerCase().replace(/s$/, '')) ?? []),
  ),
];

/** A task as a heading: its first sentence, without its stop. */
export function headingOf(task: string): string {
  const first = sentencesOf(plain(task))[0] ?? plain(task);
  const line = first.replace(/\s+/g, ' ').replace(/[.!]+$/, '');
  const short = line.length > 90 ? `${line.slice(0, 90).replace(/\s+\S*$/, '')}…` : line;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
