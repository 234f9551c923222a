import type { Invite } from '@kinloom/contract';
import { relativeTime } from '../../../lib/format/time';

/**
 * Builds an invitation link.
 * @param origin the page's origin without a trailing slash
 */
export function inviteLink(origin: string, token: string): string {
  return `${origin}/signup?invite=${encodeURIComponent(token)}`;
}

/**
 * Describes whether an invitation is used, expired or valid.
 * @param now milliseconds since the epoch
 */
export function inviteState({ usedAt, expiresAt }: Pick<Invite, 'usedAt' | 'expiresAt'>, now: number): string {
  if (usedAt !== null) return `used ${relativeTime(usedAt, now)}`;
  const days = (Date.parse(expiresAt) - now) / 86_400_000;
  if (days <= 0) return 'expired';
  if (days < 1) return 'valid for less than a day';
  // Rounded, because browser and server clocks differ slightly.
  return Math.round(days) === 1 ? 'valid for one more day' : `valid for ${Math.round(days)} more days`;
}
