import { memoriesKey } from '../memories/memory-cache';

/** Prefix of all insight queries; realtime events invalidate it. */
export const insightKey = ['insight'] as const;
export const milestonesKey = [...insightKey, 'milestones'] as const;
export const anchorGroupsKey = [...insightKey, 'anchor-groups'] as const;
/** Figures that are computed from a soul's memories: memory events invalidate them as well. */
export const memoryInsightKey = (soulId: number) => [...memoriesKey(soulId), 'insight'] as const;
