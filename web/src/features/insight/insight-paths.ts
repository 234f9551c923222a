import { Anchor, Brain, HeartPulse, Sparkles, TrendingUp, type LucideIcon } from 'lucide-react';
import { INSIGHT_TEXTS } from '@kinloom/contract';

/** The five tabs of the specification. */
export const TABS = ['overview', 'memory', 'emotions', 'growth', 'anchors'] as const;
export type TabName = (typeof TABS)[number];

export const TAB_LABELS: Record<TabName, { label: string; Icon: LucideIcon }> = {
  overview: { label: INSIGHT_TEXTS.tabs.overview, Icon: Sparkles },
  memory: { label: INSIGHT_TEXTS.tabs.memory, Icon: Brain },
  emotions: { label: INSIGHT_TEXTS.tabs.emotions, Icon: HeartPulse },
  growth: { label: INSIGHT_TEXTS.tabs.growth, Icon: TrendingUp },
  anchors: { label: INSIGHT_TEXTS.tabs.anchors, Icon: Anchor },
};

/** Whether a tab shows data of a single soul only. */
export function isSingleSoulTab(tab: TabName): boolean {
  return tab === 'memory' || tab === 'emotions';
}

/** Parses the `tab` query parameter; falls back to the first tab. */
export function parseTab(tab: string | null): TabName {
  return TABS.find((name) => name === tab) ?? 'overview';
}

/** Address of a tab for one soul or for all. Single-soul tabs fall back to the overview. */
export function insightPath(tab: TabName, soulId?: number): string {
  if (soulId !== undefined) return `/relational-intelligence/${soulId}?tab=${tab}`;
  return `/relational-intelligence?tab=${isSingleSoulTab(tab) ? 'overview' : tab}`;
}

/** Anchor of the memory layers within their tab. */
export const LAYERS_ANCHOR = 'layers';

export function offerPath(soulId: number): string {
  return `/memory-offering?soul=${soulId}`;
}
