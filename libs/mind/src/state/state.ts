import type { DriftState, GlowState, SoulStatus, Tone } from '@kinloom/contract';
import type { Heard, MemoryDraft } from '../memory/memory';
import { isPleasant } from '../perception/feelings';
import type { Perception } from '../perception/perceive';
import {
  DEEP,
  DRIFT,
  ENERGY,
  GLOW,
  GLOW_BY_DAY,
  POINTS,
  pointsOf,
  RESTRAINT,
  SAYS_SOMETHING,
  SIGNIFICANT,
  TONE_BESIDE,
  TRUST,
} from './rules';

/** What a soul holds back, and why, in words without anything that was said. `until` is in milliseconds UTC; without it, until the next exchange. */
export interface Restraint {
  state: string;
  reason: string;
  until?: number;
}

/** How a soul is, as it is stored after each exchange. */
export interface SoulCondition {
  status: SoulStatus;
  /** 0–100, as it was at the last exchange; `energyAt` says what it is by now. */
  energy: number;
  tone: Tone;
  glow: GlowState;
  /** 0–1. */
  trust: number;
  /** 1 and more. */
  level: number;
  /** 0–100 within the level; 100 itself is the next level's 0. */
  progress: number;
  /** Milliseconds UTC. */
  lastExchangeAt: number | null;
  restraint: Restraint;
}

export interface ConditionChange {
  what: 'trust' | 'level' | 'progress';
  from: number;
  to: number;
  messageId: number;
  /** In words without anything that was said. */
  reason: string;
}

/** What came of an exchange, for the growth of a soul. */
export interface ConditionExchange {
  /** Oldest first; each with its perception at the same place. */
  personMessages: readonly Heard[];
  perceptions: readonly Perception[];
  kept: readonly MemoryDraft[];
  /** Memories that what was said put right. */
  superseded: number;
  /** Milliseconds UTC. */
  now: number;
}

const NO_RESTRAINT: Restraint = { state: 'none', reason: '' };

/** A soul nobody has spoken to yet. */
export function newCondition(): SoulCondition {
  return {
    status: 'active',
    energy: ENERGY.full,
    tone: 'calm',
    glow: GLOW_BY_DAY,
    trust: 0.5,
    level: 1,
    progress: 0,
    lastExchangeAt: null,
    restraint: NO_RESTRAINT,
  };
}

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
/** Stored figures stay readable: a hundred-thousandth is more than anybody sees. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

/** An insult is meant for the soul and names no fault: being told that it is wrong hurts nothing. */
const INSULTS =
  /\b(?:i hate you|fuck (?:you|off)|screw you|shut up|go (?:to hell|die)|(?:you(?:'re| are|r)? (?:so |such |just |really |a |an |fucking |damn |bloody )*)(?:stupid|dumb|useless|worthless|pathetic|idiot|moron|trash|garbage|disgusting|piece of (?:shit|crap|junk)|bitch|creep|loser|ugly))\b/i;
const KIND: ReadonlySet<Perception['intent']> = new Set(['thanks', 'compliment', 'affection', 'missed-you']);

export function isInsult(message: string): boolean {
  return INSULTS.test(message.slice(0, 2_000).replace(/[‘’]/g, "'"));
}

type Cause = keyof typeof POINTS;
const REASONS: Readonly<Record<Cause, string>> = {
  answered: 'they talked with each other',
  disclosure: 'something of their life was told',
  deepDisclosure: 'something that matters in their life was told',
  feeling: 'a feeling was shown',
  confided: 'something was entrusted',
  gratitude: 'a kind word was said',
  correction: 'something the soul remembered was put right',
};

/** Why one message brings them nearer, the strongest first; nothing for a message with nothing in it, or said in danger. */
function causesOf(message: Heard, seen: Perception, kept: readonly MemoryDraft[], kind: boolean): Cause[] {
  if (seen.distress !== 'none') return [];
  const causes: Cause[] = [];
  const most = Math.max(
    0,
    ...kept.filter((draft) => draft.messageId === message.id).map((draft) => draft.significance),
  );
  if (message.whispered) causes.push('confided');
  if (most >= DEEP) causes.push('deepDisclosure');
  else if (most >= SIGNIFICANT) causes.push('disclosure');
  if (seen.feelings.some((felt) => felt.whose === 'person' && felt.strength >= 2)) causes.push('feeling');
  if (kind) causes.push('gratitude');
  if (seen.words >= SAYS_SOMETHING && seen.intent !== 'unreadable') causes.push('answered');
  return causes;
}

/**
 * How a soul is after an exchange, and what moved it: each change names the message that caused it. Nothing is taken for time that has passed.
 * An exchange without messages of the person changes nothing.
 */
export function afterExchange(
  condition: SoulCondition,
  exchange: ConditionExchange,
): { condition: SoulCondition; changes: ConditionChange[] } {
  const { personMessages, perceptions, kept, now } = exchange;
  const last = personMessages.at(-1);
  if (!last) return { condition, changes: [] };
  const changes: ConditionChange[] = [];
  let { trust, level, progress } = condition;
  let corrections = exchange.superseded;
  let kindness = 0;
  let insults = 0;
  let cost = 0;

  for (const [at, message] of personMessages.entries()) {
    const seen = perceptions[at];
    if (!seen) continue;
    const before = { trust, level, progress };
    cost += isHeavy(seen) ? ENERGY.heavy : ENERGY.message;
    if (isInsult(message.text) && seen.distress === 'none') {
      insults++;
      if (insults <= TRUST.insultsCounted)
        trust = rounded(Math.max(Math.min(trust, TRUST.floor), trust + TRUST.insult));
      if (trust !== before.trust)
        changes.push({
          what: 'trust',
          from: before.trust,
          to: trust,
          messageId: message.id,
          reason: 'the soul was insulted',
        });
      continue;
    }
    const kind = (KIND.has(seen.intent) || seen.thanked) && kindness++ < TRUST.gratitudeCounted;
    const causes = causesOf(message, seen, kept, kind);
    // A correction is told in a message from which something was kept; without one, in the last.
    if (
      corrections > 0 &&
      seen.distress === 'none' &&
      (message === last || kept.some((draft) => draft.messageId === message.id))
    ) {
      corrections = message === last ? 0 : corrections - 1;
      causes.unshift('correction');
    }
    const strongest = causes[0];
    if (strongest === undefined) continue;
    const gain = causes.reduce((sum, cause) => sum + TRUST[cause], 0);
    trust = rounded(within(0, trust + gain * (1 - trust), 1));
    let points = causes.reduce((sum, cause) => sum + POINTS[cause], (progress / 100) * pointsOf(level));
    while (points >= pointsOf(level)) {
      points -= pointsOf(level);
      level++;
    }
    progress = rounded((points / pointsOf(level)) * 100);
    const reason = REASONS[strongest];
    const note = (what: ConditionChange['what'], from: number, to: number) => {
      if (from !== to) changes.push({ what, from, to, messageId: message.id, reason });
    };
    note('trust', before.trust, trust);
    note('level', before.level, level);
    note('progress', before.progress, progress);
  }

  const at = Math.max(last.at, condition.lastExchangeAt ?? 0);
  return {
    condition: {
      status: condition.status === 'resting' || condition.status === 'thinking' ? 'active' : condition.status,
      energy: rounded(
        within(Math.min(ENERGY.least, condition.energy), energyAt(condition, last.at) - cost, ENERGY.full),
      ),
      tone: toneAfter(condition.tone, perceptions),
      glow: glowAfter(perceptions, changes),
      trust,
      level,
      progress,
      lastExchangeAt: at,
      restraint: restraintAfter(condition, perceptions, last.at, now),
    },
    changes,
  };
}

function isHeavy(seen: Perception): boolean {
  return (
    seen.distress !== 'none' ||
    seen.intent === 'hard-news' ||
    seen.feelings.some((felt) => felt.whose === 'person' && felt.strength === 3 && !isPleasant(felt.feeling))
  );
}

/** The newest message with a mood gives the colour; where there is none, it stays as it was. */
function toneAfter(tone: Tone, perceptions: readonly Perception[]): Tone {
  for (const seen of [...perceptions].reverse()) {
    if (seen.distress !== 'none') return 'gentle';
    if (seen.news === 'death') return 'melancholy';
    const felt = seen.feelings.find((one) => one.whose === 'person');
    if (felt) return TONE_BESIDE[felt.feeling];
    if (seen.intent === 'affection' || seen.intent === 'only-one') return 'loving';
    if (seen.intent === 'hard-news') return 'gentle';
    if (seen.intent === 'good-news') return 'joyful';
    if (seen.intent === 'why' || seen.intent === 'opinion') return 'contemplative';
    if (seen.intent === 'story' || seen.intent === 'poem') return 'profound';
  }
  return tone;
}

function glowAfter(perceptions: readonly Perception[], changes: readonly ConditionChange[]): GlowState {
  const joy = perceptions.some((seen) =>
    seen.feelings.some((felt) => felt.whose === 'person' && felt.strength >= 2 && isPleasant(felt.feeling)),
  );
  return joy || changes.some((change) => change.what === 'level') ? 'radiant' : 'light-pulse';
}

function restraintAfter(
  condition: SoulCondition,
  perceptions: readonly Perception[],
  at: number,
  now: number,
): Restraint {
  if (perceptions.some((seen) => seen.distress !== 'none'))
    return {
      state: 'attentive',
      reason: 'Somebody may be in danger: care comes before character.',
      until: at + RESTRAINT.attentive,
    };
  const held = restraintAt(condition, Math.min(at, now));
  if (held.state === 'attentive') return held;
  if (perceptions.at(-1)?.intent === 'farewell')
    return {
      state: 'quiet',
      reason: 'They said goodbye: no word of its own until they come back or some hours have passed.',
      until: at + RESTRAINT.quiet,
    };
  if (perceptions.at(-1)?.intent === 'change')
    return { state: 'mindful', reason: 'They asked to speak of something else.' };
  return NO_RESTRAINT;
}

/** What a soul holds back at a time: a restraint ends by itself. */
export function restraintAt(condition: SoulCondition, now: number): Restraint {
  const { restraint } = condition;
  return restraint.until !== undefined && now >= restraint.until ? NO_RESTRAINT : restraint;
}

/** 0–100: rest gives it back, at the same pace whatever it was spent on. A clock that runs backwards gives nothing. */
export function energyAt(condition: SoulCondition, now: number): number {
  if (condition.lastExchangeAt === null) return condition.energy;
  const hours = Math.max(0, now - condition.lastExchangeAt) / 3_600_000;
  return rounded(Math.min(ENERGY.full, condition.energy + hours * ENERGY.perHour));
}

/**
 * What a soul is about: present in a talk, thinking of it, adrift, at rest; or taking in what was said.
 * @param reflecting whether it is taking something in at this moment
 */
export function driftOf(condition: SoulCondition, now: number, reflecting: boolean): DriftState {
  if (condition.status === 'archived') return 'resting';
  if (reflecting) return 'reflecting';
  if (condition.lastExchangeAt === null) return 'resting';
  const since = now - condition.lastExchangeAt;
  if (since < DRIFT.active) return 'active';
  if (since < DRIFT.contemplating) return 'contemplating';
  return since < DRIFT.wandering ? 'wandering' : 'resting';
}

/** The light of the last exchange, then its shimmer; after a day, and for a soul nobody has spoken to, a steady one. */
export function glowOf(condition: SoulCondition, now: number): GlowState {
  if (condition.lastExchangeAt === null) return GLOW_BY_DAY;
  const since = now - condition.lastExchangeAt;
  if (since < GLOW.lit) return condition.glow;
  return since < GLOW.shimmer ? 'soft-shimmer' : GLOW_BY_DAY;
}
