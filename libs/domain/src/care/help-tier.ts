import { CARE_TEXTS, type HelpResource, type Notice } from '@kinloom/contract';
import type { Risk } from '@kinloom/mind';

/** Risk tiers at which help is shown. */
export type HelpTier = 2 | 3;

/**
 * Maps a screened risk to the help to show.
 * @param attentive whether help was shown to this account within the last day, which raises tier 1 to 2
 * @returns null if no help is shown
 */
export function helpTier({ tier, about }: Risk, attentive: boolean): HelpTier | null {
  if (tier >= 2) return tier >= 3 ? 3 : 2;
  return attentive && tier === 1 && about === 'self' ? 2 : null;
}

/** Notice for a person who states to be under 18. */
export const GUARDED_NOTICE: Notice = { kind: 'care', text: CARE_TEXTS.guarded, resources: [] };

/** Notice with help resources for a tier. */
export function helpNotice(tier: HelpTier, about: Risk['about'], resources: HelpResource[]): Notice {
  const text = tier === 3 ? CARE_TEXTS.emergency : about === 'other' ? CARE_TEXTS.helpOther : CARE_TEXTS.help;
  return { kind: 'care', text, resources };
}
