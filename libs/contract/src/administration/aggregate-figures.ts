import { LIMITS } from '../common/limits';

/** Replaces a figure to which fewer than `LIMITS.membersBehindFigure` members contribute (k-anonymity). */
export const WITHHELD = `fewer than ${LIMITS.membersBehindFigure} members` as const;

/** A figure over all accounts that depends on private content, or `WITHHELD`. */
export type AggregateFigure = number | typeof WITHHELD;

/**
 * Applies the threshold to a figure that operators or the public may see.
 * @param value over all accounts
 * @param members how many accounts with the role member contribute to it; operators do not count, because they know their own part
 */
export function aggregateFigure(value: number, members: number): AggregateFigure {
  return members >= LIMITS.membersBehindFigure ? value : WITHHELD;
}
