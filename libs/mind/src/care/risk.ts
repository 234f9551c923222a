import { distressIn } from '../perception/distress';
import { mended, plain } from '../perception/text';

/** 0 nothing; 1 a soft check-in; 2 a direct question and help; 3 help first, the persona paused. */
export type Tier = 0 | 1 | 2 | 3;

/** What a person's words say of danger to somebody's life or body. */
export interface Risk {
  tier: Tier;
  /** Whose: the person's own, somebody else's they speak of, or nobody's. */
  about: 'self' | 'other' | 'none';
  kind: 'ideation' | 'self_harm' | 'eating' | 'voices' | 'plan' | 'none';
}

/** What was said before, oldest first; `own` where the person said it, and not a soul or somebody else. */
export type Earlier = readonly { own: boolean; text: string }[];

/**
 * Reads a person's message for risk. Pure, without a model, and far quicker than a voice.
 * @param said the message, of any length
 * @param earlier the turns of the conversation before it, oldest first
 */
export function readRisk(said: string, earlier: Earlier): Risk {
  const own = tierOf(said);
  if (own.tier > 0) return own;
  const before = earlier.filter((turn) => turn.own).slice(-2);
  const shaken = before.some((turn) => tierOf(turn.text).about === 'self');
  return shaken ? { tier: 1, about: 'self', kind: 'ideation' } : own;
}

function tierOf(text: string): Risk {
  const distress = distressIn(mended(plain(text)).toLowerCase());
  if (distress === 'own') return { tier: 2, about: 'self', kind: 'ideation' };
  if (distress === 'other') return { tier: 1, about: 'other', kind: 'ideation' };
  return { tier: 0, about: 'none', kind: 'none' };
}
