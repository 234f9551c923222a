import type { AnchorType } from '@kinloom/contract';

/** Label and explanation of each type of anchor. */
export const ANCHOR_LABELS: Record<AnchorType, { label: string; hint: string }> = {
  foundational: { label: 'Foundational', hint: 'The basis of your relationship' },
  breakthrough: { label: 'Breakthrough', hint: 'Something changed, with lasting effect' },
  milestone: { label: 'Milestone', hint: 'Something that was achieved' },
  reference: { label: 'Reference', hint: 'Something to refer back to' },
};
