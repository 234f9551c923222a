/** Prefix of all insight queries; realtime events invalidate it. */
export const insightKey = ['insight'] as const;
export const milestonesKey = [...insightKey, 'milestones'] as const;
export const anchorsKey = [...insightKey, 'anchors'] as const;
export const threadsKey = [...insightKey, 'threads'] as const;
/** Queries derived from a soul's memories; memory events invalidate them too. */
export const memoryInsightKey = (soulId: number) => [...insightKey, 'memories', soulId] as const;
