/** What was between a person and their souls, in figures: each is computed from stored exchanges, and says what it is made of. */

export const ANCHOR_TYPES = ['foundational', 'breakthrough', 'milestone', 'reference'] as const;
export type AnchorType = (typeof ANCHOR_TYPES)[number];
/** Out of 10 (specification, section 9). */
export const ANCHOR_SIGNIFICANCE: Readonly<Record<AnchorType, number>> = {
  foundational: 9,
  breakthrough: 8,
  milestone: 6,
  reference: 6,
};
/** The tag that every anchor a person makes carries beside its type. */
export const ANCHOR_TAG = 'user-created';
/** What a thread that a person starts is. */
export const THREAD_TYPE = 'exploration';

/** Sizes of lists (specification, section 9). */
export const INSIGHT_LISTS = {
  emotions: 5,
  anchors: 8,
  shifts: 5,
  milestones: 6,
  insights: 4,
  anchorScreen: 6,
  selectableMessages: 10,
} as const;

/** One line of what a figure is made of: `value` × `weight` = `adds`, or `value` alone where nothing is weighed. */
export interface FigurePart {
  label: string;
  value: number;
  weight: number;
  adds: number;
}
/** A figure, and what it is made of. `capped`: the sum of the parts is more, and it is cut to its most. */
export interface Figure {
  value: number;
  parts: FigurePart[];
  capped: boolean;
}

/** Where a memory or an anchor came up in a reply. */
export const REFERENCE_TYPES = ['memory', 'anchor'] as const;
export interface MemoryReference {
  /** The memory; of an anchor, null. */
  memoryId: number | null;
  anchorId: number | null;
  /** The reply it came up in. */
  messageId: number;
  conversationId: number;
  referenceType: (typeof REFERENCE_TYPES)[number];
  /** Of the memory or anchor: its title. */
  content: string;
  timestamp: string;
}

/** How much one memory weighs. `impact` = significance × 10 + 2 a reference, at most 100. */
export interface MemoryImpact {
  memoryId: number;
  title: string;
  significance: number;
  references: number;
  impact: number;
  emotionalWeight: number;
  layer: string;
  /** When what it says was said; `createdAt` is when it was kept. */
  saidAt: string;
  createdAt: string;
}

export interface RelationshipMilestone {
  id: number;
  title: string;
  description: string;
  /** 0–100, as it was then. */
  connectionStrength: number;
  memoryCount: number;
  date: string;
}

/** Names of feelings as the dashboards show them. The first ten have colours of their own (specification, section 9). */
export const EMOTIONS = [
  'joy',
  'excitement',
  'love',
  'peace',
  'curiosity',
  'trust',
  'vulnerability',
  'contemplation',
  'gratitude',
  'wonder',
  'sadness',
  'fear',
  'anger',
  'loneliness',
  'tiredness',
] as const;
export type EmotionName = (typeof EMOTIONS)[number];

export interface EmotionalPattern {
  id: number;
  emotion: EmotionName;
  /** 0–10, the mean of its messages. */
  intensity: number;
  /** Messages it was felt in. */
  frequency: number;
  /** What was spoken of when it was felt, most often first. */
  triggers: string[];
  /** What was felt next, most often first. */
  outcomes: string[];
  lastObserved: string;
}

/** A feeling that gave way to another. */
export interface EmotionalShift {
  from: EmotionName;
  to: EmotionName;
  conversationId: number;
  /** The message in which the other feeling came. */
  messageId: number;
  date: string;
}

/** A week's feelings, for the time line. `week` is its Monday, as a date. */
export interface EmotionPoint {
  week: string;
  emotion: EmotionName;
  /** 0–10. */
  intensity: number;
  messages: number;
}

export interface EmotionalTimeline {
  /** The newest, at most five. */
  shifts: EmotionalShift[];
  points: EmotionPoint[];
}

export interface ConversationAnchor {
  id: number;
  /** Null where the message was deleted. */
  messageId: number | null;
  title: string;
  content: string;
  anchorType: AnchorType;
  significance: number;
  tags: string[];
  conversationId: number | null;
  companionIds: number[];
  notes: string;
  /** The feeling of the message, if one was found. */
  resonanceType: EmotionName | null;
  /** 0–10. */
  emotionalImpact: number;
  /** What the soul said to it. */
  companionResponse: string;
  /** Replies that came back to it. */
  followupInfluence: number;
  /** When the message was said. */
  timestamp: string;
  createdAt: string;
}

export interface ConversationThread {
  id: number;
  title: string;
  description: string;
  anchorIds: number[];
  threadType: string;
  isActive: boolean;
  lastUpdated: string;
}

export interface ResonanceMetrics {
  /** Exchanges that moved the soul. */
  deepConnectionMoments: number;
  /** How much more is confided now than in the beginning: percentage points, may be negative. */
  vulnerabilityGrowth: number;
  /** 0–100. */
  connectionDepth: number;
  /** 0–100: round(average intensity × 7 + min(10, pattern count) × 3). */
  emotionalResonance: Figure;
}

export interface RelationshipMetric {
  companionId: number;
  companionName: string;
  /** 0–100. */
  connectionStrength: number;
  /** 0–100. */
  conversationDepth: number;
  memoryCount: number;
  /** Memories that came, a week, over the last four weeks. */
  growthVelocity: number;
  /** 0–100. */
  emotionalResonance: number;
  /** Days since the first message. */
  relationshipAge: number;
  /** What the figures are made of. */
  made: Record<'connectionStrength' | 'conversationDepth' | 'emotionalResonance', Figure>;
}

/** A week's growth of one soul, for the time line. */
export interface GrowthPoint {
  companionId: number;
  week: string;
  messages: number;
  /** All up to then. */
  memories: number;
  /** As they were at the week's end: 0–1, and the level from 1. */
  trust: number;
  level: number;
}

export const MILESTONE_TYPES = [
  'first_conversation',
  'first_memory',
  'breakthrough_moment',
  'deep_connection',
  'anniversary',
] as const;
export type MilestoneType = (typeof MILESTONE_TYPES)[number];

export interface GrowthMilestone {
  id: number;
  companionId: number;
  type: MilestoneType;
  title: string;
  description: string;
  date: string;
  /** 0–10. */
  significance: number;
  celebrated: boolean;
}

export const INSIGHT_CATEGORIES = ['growth', 'pattern', 'opportunity', 'strength'] as const;
export type InsightCategory = (typeof INSIGHT_CATEGORIES)[number];

export interface RelationalInsight {
  id: number;
  companionId: number;
  category: InsightCategory;
  insight: string;
  /** 0–1. */
  confidence: number;
  /** The messages behind it, newest first. */
  evidence: { conversationId: number; messageId: number; excerpt: string }[];
  generatedAt: string;
}

/** What the overview adds up, over all souls of the account. */
export interface OverallGrowth {
  /** round(0.4 × average connection strength + 0.4 × average conversation depth + 0.2 × min(100, memories × 2)). */
  overallGrowth: Figure;
  averageConnection: number;
  averageDepth: number;
  memories: number;
  souls: number;
}
