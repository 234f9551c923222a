import { Anchor, Brain, HeartPulse, Sparkles, TrendingUp, type LucideIcon } from 'lucide-react';
import { INSIGHT_TEXTS } from '@kinloom/contract';

/** The five tabs of the specification. */
export const PLACES = ['overview', 'memory', 'emotions', 'growth', 'anchors'] as const;
export type Place = (typeof PLACES)[number];

export const PLACE_WORDS: Record<Place, { label: string; Icon: LucideIcon }> = {
  overview: { label: INSIGHT_TEXTS.tabs.overview, Icon: Sparkles },
  memory: { label: INSIGHT_TEXTS.tabs.memory, Icon: Brain },
  emotions: { label: INSIGHT_TEXTS.tabs.emotions, Icon: HeartPulse },
  growth: { label: INSIGHT_TEXTS.tabs.growth, Icon: TrendingUp },
  anchors: { label: INSIGHT_TEXTS.tabs.anchors, Icon: Anchor },
};

/** What one soul remembers and what was felt with it belong to that soul: these are never shown of several at once. */
export function isOfOne(place: Place): boolean {
  return place === 'memory' || place === 'emotions';
}

/** What an address asks for; the first tab where it asks for nothing that there is. */
export function placeOf(tab: string | null): Place {
  return PLACES.find((place) => place === tab) ?? 'overview';
}

/** The address of a tab: of one soul, or without one of all souls. What is only ever of one soul has none for all: the overview is. */
export function pathOf(place: Place, soulId?: number): string {
  if (soulId !== undefined) return `/relational-intelligence/${soulId}?tab=${place}`;
  return `/relational-intelligence?tab=${isOfOne(place) ? 'overview' : place}`;
}

/** The soul an address names; null where it names none that could be. */
export function soulIdOf(soul: string | undefined): number | null {
  return soul !== undefined && /^[1-9]\d{0,15}$/.test(soul) ? Number(soul) : null;
}

/** What leads to the layers of memories, within their tab. */
export const LAYERS = 'layers';

/** Where a message stands in its conversation. */
export function messagePath(conversationId: number, messageId: number): string {
  return `/conversation/${conversationId}?message=${messageId}`;
}

export function offerPath(soulId: number): string {
  return `/memory-offering?soul=${soulId}`;
}
