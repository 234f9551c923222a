import type { Choice, Cue, GroupMessage, Participant, SpeakingReason } from './group';
import { contentOf, kinship, type Word } from './kinship';
import { callsFor, leaning, suits } from './nature';
import type { ReadTurn } from './reading';
import { COMPARED, LONG_SILENCE, WEIGHTS } from './rules';

/** A soul with what speaks for it. */
export interface Scored {
  soul: Participant;
  cues: Partial<Record<Cue, number>>;
  /** 0–1: the cues together. */
  score: number;
}

/** More of a soul's own words than this (UTF-16 code units) is not read for what it is drawn to. */
const FIELD_LENGTH = 4_000;

function fieldOf(soul: Participant): readonly Word[] {
  return contentOf([soul.archetype, ...soul.interests].join(' . ').slice(0, FIELD_LENGTH), COMPARED.soulWords);
}

/** How long (0–1) a soul has been silent. */
function silenceOf(id: number, history: readonly GroupMessage[]): number {
  const spoke = history.findLastIndex(({ companionId }) => companionId === id);
  return Math.min(1, (spoke < 0 ? history.length : history.length - 1 - spoke) / LONG_SILENCE);
}

/**
 * The souls that may speak unnamed, by how strongly the person's message draws them: the strongest first, equals by how long they were silent, then
 * in the circle's order.
 */
export function scored(read: ReadTurn, text: string): Scored[] {
  const calls = callsFor(text, read.perceived);
  return read.souls
    .filter(({ id, present }) => present && !read.leftOut.has(id))
    .map((soul) => scoreOf(soul, read, calls))
    .sort((a, b) => b.score - a.score || (b.cues.silence ?? 0) - (a.cues.silence ?? 0));
}

function scoreOf(soul: Participant, read: ReadTurn, calls: ReturnType<typeof callsFor>): Scored {
  const comfort = read.demand === 'comfort';
  const field = fieldOf(soul);
  const parts: readonly (readonly [Cue, number])[] = [
    ['mentioned', read.spokenOf.has(soul.id) ? WEIGHTS.mentioned : 0],
    ['replied-to', WEIGHTS.repliedTo * (read.following.bySoul.get(soul.id) ?? 0) * (comfort ? 0.5 : 1)],
    ['addressed-all', read.address.all && !comfort ? WEIGHTS.addressedAll : 0],
    ['topic', comfort ? 0 : WEIGHTS.topic * kinship(read.content, field)],
    ['focus', read.focusWords === null || read.offFocus ? 0 : WEIGHTS.focus * kinship(read.focusWords, field)],
    ['nature', comfort ? 0 : WEIGHTS.nature * suits(soul, calls)],
    ['comfort', comfort ? WEIGHTS.comfort * leaning(soul, 'empathy') : 0],
    ['silence', WEIGHTS.silence * silenceOf(soul.id, read.history)],
  ];
  const cues: Partial<Record<Cue, number>> = {};
  let score = 0;
  for (const [cue, part] of parts) {
    if (part <= 0) continue;
    cues[cue] = part;
    score += part;
  }
  return { soul, cues, score: Math.min(1, score) };
}

/** The score without what long silence adds. */
export const drawn = ({ cues, score }: Scored): number => score - (cues.silence ?? 0);

const REASONS: readonly (readonly [Cue, SpeakingReason])[] = [
  ['mentioned', 'spoken-of'],
  ['replied-to', 'replied-to'],
  ['addressed-all', 'addressed-all'],
  ['topic', 'topic'],
  ['focus', 'topic'],
  ['nature', 'related'],
  ['comfort', 'comfort'],
];
/** Less than this is no reason anyone would give. */
const TELLING = 0.12;

/** The strongest cue, as a reason. */
export function reasonOf({ cues }: Scored): SpeakingReason {
  let best: SpeakingReason = (cues.silence ?? 0) > WEIGHTS.silence / 2 ? 'long-silent' : 'answers';
  let most = TELLING;
  for (const [cue, reason] of REASONS) {
    const part = cues[cue] ?? 0;
    if (part > most) [best, most] = [reason, part];
  }
  return best;
}

export function choiceFrom(one: Scored, answers: number, reason: SpeakingReason = reasonOf(one)): Choice {
  return { companionId: one.soul.id, reason, score: one.score, cues: one.cues, answers };
}
