import { CARE_TEXTS, type HelpResource, type Notice } from '@kinloom/contract';
import type { Risk } from '@kinloom/mind';

/** The tiers at which help is shown. */
export type HelpTier = 2 | 3;

/**
 * How much help a message calls for.
 * @param attentive help was shown to this person within the last day: then what would only be asked about softly is met with help too
 * @returns null where none is shown
 */
export function helpTier({ tier, about }: Risk, attentive: boolean): HelpTier | null {
  if (tier >= 2) return tier >= 3 ? 3 : 2;
  return attentive && tier === 1 && about === 'self' ? 2 : null;
}

/** What is said to who says that they are under 18. */
export const GUARDED_NOTICE: Notice = { kind: 'care', text: CARE_TEXTS.guarded, resources: [] };

/** What is shown then. */
export function helpNotice(tier: HelpTier, about: Risk['about'], resources: HelpResource[]): Notice {
  const text = tier === 3 ? CARE_TEXTS.emergency : about === 'other' ? CARE_TEXTS.helpOther : CARE_TEXTS.help;
  return { kind: 'care', text, resources };
}
