/** Texts of the specification for this part of the product, word for word. */
export const INSIGHT_TEXTS = {
  tabs: {
    overview: 'Overview',
    memory: 'Memory Evolution',
    emotions: 'Emotional Mapping',
    growth: 'Growth Analytics',
    anchors: 'Conversation Anchors',
  },
  anchorFailed: 'Failed to create anchor',
  threadFailed: 'Failed to create thread',
  anchorCreated: {
    title: 'Conversation Anchor Created',
    description: 'This moment has been bookmarked for future reference',
  },
  threadCreated: {
    title: 'Conversation Thread Created',
    description: 'New thread started to track this ongoing conversation',
  },
} as const;
