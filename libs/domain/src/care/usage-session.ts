import { AI_MINUTES, BREAKS } from '@kinloom/contract';

const MINUTE = 60_000;
/** Minutes without activity after which a usage session ends. */
export const IDLE_MINUTES = 30;

/** A period of activity without a longer pause, across conversations. Times in milliseconds. */
export interface UsageSession {
  beganAt: number;
  activeAt: number;
  breakAt: number | null;
}

/** Reminder settings of an account; `guarded` is true for minors. */
export interface ReminderSettings {
  breakMinutes: number;
  guarded: boolean;
}

/** Reminders due now, and the updated session. */
export interface DueReminders {
  session: UsageSession;
  ai: boolean;
  pause: boolean;
}

/** Minutes of activity after which a break is suggested. */
export function breakMinutes({ breakMinutes: chosen, guarded }: ReminderSettings): number {
  return guarded ? Math.min(chosen, BREAKS.guarded) : chosen;
}

/**
 * Computes the reminders due when a conversation is opened or a message is sent.
 * @param previous the session so far; null if there was none
 * @param noticedAt when the AI disclosure was last shown in this conversation (ms)
 * @param spoke whether a message was sent; opening a conversation does not extend the session
 */
export function dueReminders(
  previous: UsageSession | null,
  noticedAt: number | null,
  settings: ReminderSettings,
  { now, spoke }: { now: number; spoke: boolean },
): DueReminders {
  const isContinued = previous !== null && now - previous.activeAt <= IDLE_MINUTES * MINUTE;
  const session = isContinued ? { ...previous } : { beganAt: now, activeAt: now, breakAt: null };
  const every = (settings.guarded ? AI_MINUTES.guarded : AI_MINUTES.usual) * MINUTE;
  const ai = noticedAt === null || noticedAt < session.beganAt || now - noticedAt >= every;
  const pause = spoke && now - (session.breakAt ?? session.beganAt) >= breakMinutes(settings) * MINUTE;
  if (spoke) session.activeAt = now;
  if (pause) session.breakAt = now;
  return { session, ai, pause };
}
