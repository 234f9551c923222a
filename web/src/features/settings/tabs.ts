import { CircleUserRound, Hash, Palette, SlidersHorizontal, Sparkles, type LucideIcon } from 'lucide-react';
import { SETTINGS_TEXTS } from '@kinloom/contract';

/** The four tabs of the specification. */
export const TABS = ['souls', 'channels', 'behavior', 'appearance'] as const;
/** Everything the screen can show: the tabs, and the account panel, which has its own link beside them. */
export const PANEL_NAMES = [...TABS, 'account'] as const;
export type PanelName = (typeof PANEL_NAMES)[number];

export const PANEL_LABELS: Record<PanelName, { label: string; Icon: LucideIcon }> = {
  souls: { label: SETTINGS_TEXTS.soulProfiles, Icon: Sparkles },
  channels: { label: SETTINGS_TEXTS.channels, Icon: Hash },
  behavior: { label: SETTINGS_TEXTS.behavior, Icon: SlidersHorizontal },
  appearance: { label: SETTINGS_TEXTS.appearance, Icon: Palette },
  account: { label: 'Account', Icon: CircleUserRound },
};

/** Parses the `tab` query parameter; falls back to the first tab. */
export function parsePanelName(tab: string | null): PanelName {
  return PANEL_NAMES.find((name) => name === tab) ?? 'souls';
}

/** Builds the address of a panel, optionally of one soul's profile. */
export function panelPath(panel: PanelName, soulId?: number): string {
  return `/settings?tab=${panel}${soulId === undefined ? '' : `&soul=${soulId}`}`;
}
