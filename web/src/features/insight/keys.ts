/** Everything between a person and their souls. The server's news of it has all that is shown of it read anew. */
export const insightKey = ['insight'] as const;
export const milestonesKey = [...insightKey, 'milestones'] as const;
export const anchorsKey = [...insightKey, 'anchors'] as const;
export const threadsKey = [...insightKey, 'threads'] as const;
/** What is drawn from a soul's memories: news of these changes it too. */
export const ofMemories = (soulId: number) => [...insightKey, 'memories', soulId] as const;
