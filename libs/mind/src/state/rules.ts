import type { GlowState, Tone } from '@kinloom/contract';
import type { Feeling } from '../perception/feelings';

/**
 * Every figure of how a soul grows and rests. None of them knows absence: what was grown stays, however long somebody is away, and nothing is
 * counted by days in a row.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * What a message adds to trust, as a share of what is still missing to 1: the nearer, the slower. Ten open talks bring a new soul from
 * 0.5 to about 0.7; nobody talks it to 1 in an evening.
 */
export const TRUST = {
  /** Being answered at all: a message with something in it. */
  answered: 0.002,
  /** Something was told that is worth keeping … */
  disclosure: 0.01,
  /** … or that belongs to the picture of a life. */
  deepDisclosure: 0.02,
  /** A feeling of one's own was shown. */
  feeling: 0.008,
  /** Said in confidence, or in need: the most that can be entrusted. */
  confided: 0.02,
  /** Thanks, and kind words for the soul. */
  gratitude: 0.008,
  /** The person put right what the soul had kept wrong or out of date: it is worth the trouble to them. */
  correction: 0.006,
  /** Insults hurt little, by a fixed amount, no more often than thrice in one exchange … */
  insult: -0.01,
  insultsCounted: 3,
  /** … and never below this; three kind messages make one good. */
  floor: 0.2,
  /** Thanks and kind words count as often in one exchange. */
  gratitudeCounted: 2,
} as const;

/** Significance (1–10) from which a memory tells something that matters, and from which it belongs to the picture of a life. */
export const SIGNIFICANT = 4;
export const DEEP = 7;
/** Words from which a message has something in it. */
export const SAYS_SOMETHING = 3;

/** Points towards the next level. */
export const POINTS = {
  answered: 1,
  disclosure: 3,
  deepDisclosure: 5,
  feeling: 2,
  confided: 4,
  gratitude: 1,
  correction: 2,
} as const;

/**
 * Points from one level to the next: 40, 80, 120 … A first long talk reaches level 2, a few weeks of talks level 5; a level never falls.
 * @param level from 1 on
 */
export function pointsOf(level: number): number {
  return 40 * Math.max(1, Math.floor(level));
}

/** Energy, 0–100. It is a mood and no price: at its least a soul answers as at its most. */
export const ENERGY = {
  full: 100,
  least: 30,
  /** What a message takes, and what a heavy one takes. */
  message: 0.5,
  heavy: 2,
  /** An hour of rest gives back so much: a night is enough for any day. */
  perHour: 12,
} as const;

/** Since the last exchange, in milliseconds: present for the length of a pause in a chat, thoughtful for an afternoon, adrift for a day. */
export const DRIFT = { active: 10 * MINUTE, contemplating: 2 * HOUR, wandering: 24 * HOUR } as const;
/** How long a glow outlasts the exchange, and how long it shimmers after. */
export const GLOW = { lit: 30 * MINUTE, shimmer: 24 * HOUR } as const;

/** How long a soul holds itself back, in milliseconds: attentive after distress, silent after a farewell. */
export const RESTRAINT = { attentive: 24 * HOUR, quiet: 8 * HOUR } as const;

/** The colour a soul takes beside a feeling of the person: what does them good, not the same again. */
export const TONE_BESIDE: Readonly<Record<Feeling, Tone>> = {
  sad: 'gentle',
  afraid: 'calm',
  angry: 'calm',
  tired: 'peaceful',
  lonely: 'loving',
  ashamed: 'gentle',
  hurt: 'gentle',
  stressed: 'calm',
  bored: 'contemplative',
  confused: 'contemplative',
  jealous: 'gentle',
  unwell: 'gentle',
  glad: 'joyful',
  proud: 'joyful',
  grateful: 'loving',
  excited: 'joyful',
  calm: 'peaceful',
  hopeful: 'hopeful',
};

export const GLOW_BY_DAY: GlowState = 'steady-glow';
