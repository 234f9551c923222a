import { AI_MINUTES, BREAKS } from '@kinloom/contract';

const MINUTE = 60_000;
/** Minutes without a word after which a sitting is over. */
export const IDLE_MINUTES = 30;

/** Talking without a pause. Times are in milliseconds. */
export interface UsageSession {
  beganAt: number;
  activeAt: number;
  breakAt: number | null;
}

/** What holds for whoever sits here. */
export interface Manner {
  breakMinutes: number;
  guarded: boolean;
}

/** What is to be said now, and the sitting as it is then. */
export interface DueReminders {
  sitting: UsageSession;
  ai: boolean;
  pause: boolean;
}

/** Minutes after which a break is suggested. */
export function breakMinutes({ breakMinutes: chosen, guarded }: Manner): number {
  return guarded ? Math.min(chosen, BREAKS.guarded) : chosen;
}

/**
 * What the house has to say when somebody opens a conversation or says something in it.
 * @param held the sitting so far, over all conversations; null where there never was one
 * @param noticedAt when it was last said in this conversation that nobody there is human
 * @param spoke whether something was said: to look in again keeps no sitting going
 */
export function dueReminders(
  held: UsageSession | null,
  noticedAt: number | null,
  manner: Manner,
  { now, spoke }: { now: number; spoke: boolean },
): DueReminders {
  const goesOn = held !== null && now - held.activeAt <= IDLE_MINUTES * MINUTE;
  const sitting = goesOn ? { ...held } : { beganAt: now, activeAt: now, breakAt: null };
  const every = (manner.guarded ? AI_MINUTES.guarded : AI_MINUTES.usual) * MINUTE;
  const ai = noticedAt === null || noticedAt < sitting.beganAt || now - noticedAt >= every;
  const pause = spoke && now - (sitting.breakAt ?? sitting.beganAt) >= breakMinutes(manner) * MINUTE;
  if (spoke) sitting.activeAt = now;
  if (pause) sitting.breakAt = now;
  return { sitting, ai, pause };
}
