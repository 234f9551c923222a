import type { OfferingSuggestion } from '@kinloom/contract';
import { asWished } from '../voice/constraints';
import type { Heard, KeptMemory, MemoryDraft } from '../memory/memory';
import { lemmaOf } from '../memory/words/lemmas';
import { languageOf } from '../perception/language';
import type { Perception } from '../perception/perceive';
import { sentencesOf, wordsOf } from '../perception/text';
import { readPersona } from '../persona';
import { diceFor, hashOf } from '../seed';
import { natureOf } from '../self/natures';
import type { Self } from '../self/self';
import type { NewReflection } from '../state/reflection';
import type { SoulSketch } from '../voice/voice';
import { KEPT_AS, MOMENT, type Moving, WHY_KEEP } from './propose-words';
import { suggestionFor } from './suggest';
import { COMMON } from './words';

/** When a soul offers a moment to its person, and how often. */
export const PROPOSING = {
  /** How strongly it must have been moved, 0–1: half of what it can be. Most of what is told stays below. */
  weight: 0.5,
  /** Words a message needs to be a moment: shorter, nothing of it is left without what stood around it. */
  words: 8,
  /** Once in a conversation within so many milliseconds: a day. */
  pause: 24 * 3_600_000,
  /** While so many of a soul's offers wait, it makes no more: an inbox is no duty. */
  waiting: 3,
  /** Characters quoted of what the person said. */
  quote: 240,
  /** Words that tell one moment from another, at most; and the share of the fewer in which two are the same one. */
  keyWords: 24,
  alike: 0.6,
} as const;

/** A moment that a soul would like to keep, if its person lets it. */
export interface Proposal {
  messageId: number;
  /** The moment, with the person's words: what becomes the memory. */
  content: string;
  /** Why the soul would like to keep it. */
  note: string;
  suggestion: OfferingSuggestion;
  /** What it says, without saying it (see `sameMoment`). */
  key: string;
}

export interface Proposing {
  soul: SoulSketch;
  self: Self;
  /** What is new, oldest first. */
  fresh: readonly Heard[];
  /** The person's messages among it, each with its perception at the same place. */
  persons: readonly Heard[];
  perceptions: readonly Perception[];
  kept: readonly MemoryDraft[];
  reflection: NewReflection | null;
  /** What was objected to: nothing of it is brought up. */
  known: readonly KeptMemory[];
  /** The soul holds itself back after distress. */
  attentive: boolean;
}

/** What moves a soul to keep something, by what it wrote to itself. Not loss, for the hour of mourning is none for questions; not what is about the soul. */
const MOVING: ReadonlyMap<string, Moving> = new Map<string, Moving>([
  ['milestone', 'milestone'],
  ['promise', 'promise'],
  ['disclosure', 'disclosure'],
  ['joy', 'joy'],
]);

const BREAKTHROUGH =
  /\b(?:for the first time (?:in|ever|since)|i (?:have )?finally (?:told|said|did|asked|left|quit|admitted|forgave|managed|understood|stood|let|opened|wrote|called|spoke)|i (?:have )?(?:forgave|forgiven) (?:him|her|them|my|myself)|i (?:never|didn't) th(?:ink|ought) i could|i (?:have )?(?:over(?:came|come)) my|i'm not afraid (?:of it )?any ?more|i stood up (?:to|for)|(?:days|weeks|months|years?) sober|something (?:clicked|gave way)|i (?:have )?(?:realis|realiz)ed (?:that )?i(?:'m| am| don't| do| can| have| deserve))\b/i;
const PROMISE =
  /\b(?:i(?:'ll| will| have|'ve)? (?:always )?(?:promised?|swore|swear|vow(?:ed)?)|gave my word|i give my word)\b/i;

/**
 * What a soul would like to keep of an exchange, or null: only where something in it moved it (see `PROPOSING`), it spoke itself, nothing was
 * whispered or said in confidence, and nobody was in need. How often, and that nothing is offered twice, is for whoever stores it.
 */
export function proposalOf(proposing: Proposing): Proposal | null {
  const { soul, self, fresh, persons, perceptions, kept, attentive } = proposing;
  if (attentive || perceptions.some(({ distress }) => distress !== 'none')) return null;
  if (!fresh.some(({ from, speaker }) => from === 'soul' && speaker === soul.name)) return null;
  const moved = movedBy(proposing);
  if (!moved) return null;
  const { message, moving } = moved;
  const seen = perceptions[persons.indexOf(message)];
  if (message.whispered || !seen || seen.words < PROPOSING.words || languageOf(message.text) !== 'english') return null;
  if (mayNotMention(message.text, proposing)) return null;
  const drafts = kept
    .filter(({ messageId }) => messageId === message.id)
    .sort((a, b) => b.significance - a.significance);
  const quote = quoteOf(message.text, moving, drafts[0]?.content ?? '');
  if (quote === '') return null;

  const dice = diceFor(`propose\u0001${soul.id}\u0001${soul.archetype}\u0001${message.id}`);
  const content = (dice.shuffled(MOMENT[moving])[0] ?? '')
    .replace('{date}', dayOf(message.at))
    .replace('{quote}', () => quote);
  const note = asWished(dice.shuffled(WHY_KEEP[natureOf(readPersona(soul).archetype)])[0] ?? '', self.wishes);
  const read = suggestionFor({ content: quote, personalNote: '', fileName: null });
  const as = KEPT_AS[moving];
  return {
    messageId: message.id,
    content,
    note,
    suggestion: {
      memory_type: 'reflection',
      tones: [...new Set([...as.tones, ...read.tones])].slice(0, 3),
      tags: [...new Set([...as.tags, ...read.tags])].slice(0, 5),
      memory_status: as.memory_status,
      reason: as.reason,
    },
    key: keyOf(quote, drafts.find(({ fact }) => fact !== null && fact.relation !== 'told') ?? null),
  };
}

/** The message that moved the soul, and how: what it wrote to itself of, or where something became possible. */
function movedBy({ persons, perceptions, reflection }: Proposing): { message: Heard; moving: Moving } | null {
  const through = persons.findLast(
    ({ text, whispered }, at) =>
      !whispered &&
      BREAKTHROUGH.test(text.slice(0, 2_000)) &&
      perceptions[at]?.news !== 'death' &&
      !perceptions[at]?.question,
  );
  // What was told in confidence stays there, whatever else was said.
  if (reflection?.triggerType === 'confidence' || reflection?.triggerType === 'distress') return null;
  if (through) return { message: through, moving: 'breakthrough' };
  const moving = reflection && MOVING.get(reflection.triggerType);
  const message = persons.find(({ id }) => id === reflection?.messageId);
  if (!moving || !message || reflection.emotionalWeight < PROPOSING.weight) return null;
  // What is only told of oneself is kept as it is told anyway: it is a moment where a feeling shows in it.
  const seen = perceptions[persons.indexOf(message)];
  if (moving === 'disclosure' && !seen?.feelings.some(({ whose }) => whose === 'person')) return null;
  return { message, moving };
}

/** Whether it holds what the person does not want to hear of. */
function mayNotMention(text: string, { known, self }: Proposing): boolean {
  const lower = text.toLowerCase();
  const unwanted = known.flatMap(({ objection, fact }) =>
    objection === 'never-mention' && fact ? [fact.value.toLowerCase()] : [],
  );
  return [...unwanted, ...self.wishes.avoid].some((words) => words.length > 2 && lower.includes(words));
}

const SAYS: Readonly<Record<Moving, RegExp>> = {
  breakthrough: BREAKTHROUGH,
  promise: PROMISE,
  milestone:
    /\b(?:married|engaged|wedding|born|pregnant|graduat\w+|promot\w+|retir\w+|new (?:job|home|house)|moved|adopted|citizenship)\b/i,
  disclosure: /(?!)/,
  joy: /\b(?:so (?:happy|glad|proud|excited|grateful)|happy|glad|proud|wonderful|won|passed|got)\b/i,
};

/** The sentences that tell of the moment, in the person's own words: the one that says it, and what stands beside it as far as there is room. */
function quoteOf(text: string, moving: Moving, told: string): string {
  const sentences = sentencesOf(text.slice(0, 4_000).replace(/[“”"]/g, "'").replace(/\s+/g, ' ').trim());
  const words = new Set(telling(told));
  const weights = sentences.map(
    (one) =>
      (SAYS[moving].test(one) ? 3 : 0) +
      telling(one).filter((word) => words.has(word)).length -
      (one.endsWith('?') ? 3 : 0),
  );
  const best = weights.indexOf(Math.max(...weights));
  const chosen = sentences[best];
  if (chosen === undefined || (weights[best] ?? 0) < 0) return '';
  if (chosen.length > PROPOSING.quote) return `${chosen.slice(0, chosen.lastIndexOf(' ', PROPOSING.quote))}…`;
  const room = (parts: readonly string[]) => parts.join(' ').length <= PROPOSING.quote;
  let quoted = [chosen];
  const next = sentences[best + 1];
  if (next && !next.endsWith('?') && room([...quoted, next])) quoted = [...quoted, next];
  const before = sentences[best - 1];
  if (before && !before.endsWith('?') && room([before, ...quoted])) quoted = [before, ...quoted];
  return quoted.join(' ');
}

const telling = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map((word) => word.toLowerCase())
      .filter((word) => word.length > 3 && !COMMON.has(word))
      .map(lemmaOf),
  ),
];

const DAYS = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayOf = (at: number): string => DAYS.format(at);

const hashed = (text: string): string => hashOf(text).toString(36);

/** What a moment says, as hashes: of the fact it tells, where it tells one, and of its words. The moment itself can not be read from it. */
function keyOf(quote: string, draft: MemoryDraft | null): string {
  const words = telling(quote).map(hashed).sort().slice(0, PROPOSING.keyWords);
  return `${draft ? hashed(draft.key) : ''}:${words.join('.')}`;
}

/** Whether two keys are of one moment: they tell the same fact, or most of the fewer words of the two are the other's. */
export function sameMoment(one: string, other: string): boolean {
  if (one === other) return true;
  const [fact, words = ''] = one.split(':');
  const [otherFact, otherWords = ''] = other.split(':');
  if (fact !== '' && fact === otherFact) return true;
  const all = new Set(words.split('.').filter(Boolean));
  const others = otherWords.split('.').filter(Boolean);
  const fewer = Math.min(all.size, others.length);
  return fewer >= 2 && others.filter((word) => all.has(word)).length / fewer >= PROPOSING.alike;
}
