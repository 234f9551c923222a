import type { SystemState } from '@kinloom/contract';

/** How often help was shown on a day. */
export interface DayOfHelp {
  day: string;
  help: number;
  emergency: number;
}

/** The days on which help was shown, in the order they come in. */
export function byDay(referrals: SystemState['referrals']): DayOfHelp[] {
  const days = new Map<string, DayOfHelp>();
  for (const { day, tier, count } of referrals) {
    const held = days.get(day) ?? { day, help: 0, emergency: 0 };
    if (tier >= 3) held.emergency += count;
    else held.help += count;
    days.set(day, held);
  }
  return [...days.values()];
}
