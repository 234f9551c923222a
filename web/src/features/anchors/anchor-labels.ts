import type { AnchorType } from '@kinloom/contract';

/** Label and explanation of each type of anchor. */
export const ANCHOR_LABELS: Record<AnchorType, { label: string; hint: string }> = {
  foundational: { label: 'Foundational', hint: 'What everything else rests on' },
  breakthrough: { label: 'Breakthrough', hint: 'Something gave way, and it was different after' },
  milestone: { label: 'Milestone', hint: 'A point that was reached' },
  reference: { label: 'Reference', hint: 'Something to come back to' },
};
