import { CircleUserRound, Hash, Palette, SlidersHorizontal, Sparkles, type LucideIcon } from 'lucide-react';
import { SETTINGS_TEXTS } from '@kinloom/contract';

/** The four tabs of the specification. */
export const TABS = ['souls', 'channels', 'behavior', 'appearance'] as const;
/** What the screen can show: the tabs, and the person's own account behind a link of its own. */
export const PLACES = [...TABS, 'account'] as const;
export type Place = (typeof PLACES)[number];

export const PLACE_WORDS: Record<Place, { label: string; Icon: LucideIcon }> = {
  souls: { label: SETTINGS_TEXTS.soulProfiles, Icon: Sparkles },
  channels: { label: SETTINGS_TEXTS.channels, Icon: Hash },
  behavior: { label: SETTINGS_TEXTS.behavior, Icon: SlidersHorizontal },
  appearance: { label: SETTINGS_TEXTS.appearance, Icon: Palette },
  account: { label: 'Account', Icon: CircleUserRound },
};

/** What an address asks for; the first tab where it asks for nothing that there is. */
export function placeOf(tab: string | null): Place {
  return PLACES.find((place) => place === tab) ?? 'souls';
}

/** The address of a place; of one soul's profile where that is named. */
export function pathOf(place: Place, soulId?: number): string {
  return `/settings?tab=${place}${soulId === undefined ? '' : `&soul=${soulId}`}`;
}

/** The soul an address names; null where it names none that could be. */
export function soulIdOf(soul: string | null): number | null {
  return soul !== null && /^[1-9]\d{0,15}$/.test(soul) ? Number(soul) : null;
}
