/** Relationship figures of a user and their souls. Each is computed from stored messages and lists its inputs. */

export const ANCHOR_TYPES = ['foundational', 'breakthrough', 'milestone', 'reference'] as const;
export type AnchorType = (typeof ANCHOR_TYPES)[number];
/** Default significance, 1–10 (specification, section 9). */
export const ANCHOR_SIGNIFICANCE: Readonly<Record<AnchorType, number>> = {
  foundational: 9,
  breakthrough: 8,
  milestone: 6,
  reference: 6,
};
/** Tag that is added to every anchor created by a user. */
export const ANCHOR_TAG = 'user-created';
/** Type of anchor threads created by a user. */
export const THREAD_TYPE = 'exploration';

/** Maximum lengths of lists (specification, section 9). */
export const INSIGHT_LISTS = {
  emotions: 5,
  anchors: 8,
  shifts: 5,
  milestones: 6,
  insights: 4,
  anchorScreen: 6,
  selectableMessages: 10,
} as const;

/** One input of a figure: `value` × `weight` = `adds`, or `value` alone if it is not weighted. */
export interface FigurePart {
  label: string;
  value: number;
  weight: number;
  adds: number;
}
/** A figure with its inputs. `capped`: the sum of the parts exceeds the maximum and was clamped. */
export interface Figure {
  value: number;
  parts: FigurePart[];
  capped: boolean;
}

/** A reply that referred to a memory or an anchor. */
export const REFERENCE_TYPES = ['memory', 'anchor'] as const;
export interface MemoryReference {
  /** The memory; null for anchors. */
  memoryId: number | null;
  anchorId: number | null;
  /** The reply that referred to it. */
  messageId: number;
  conversationId: number;
  referenceType: (typeof REFERENCE_TYPES)[number];
  /** Title of the memory or anchor. */
  content: string;
  timestamp: string;
}

/** Impact of one memory: `impact` = significance × 10 + 2 per reference, at most 100. */
export interface MemoryImpact {
  memoryId: number;
  title: string;
  significance: number;
  references: number;
  impact: number;
  emotionalWeight: number;
  layer: string;
  /** When the content was said; `createdAt` is when the memory was stored. */
  saidAt: string;
  createdAt: string;
}

export interface RelationshipMilestone {
  id: number;
  title: string;
  description: string;
  /** 0–100, at the time of the milestone. */
  connectionStrength: number;
  memoryCount: number;
  date: string;
}

/** Emotions in the dashboards. The first ten have their own colours (specification, section 9). */
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
  /** 0–10, mean over its messages. */
  intensity: number;
  /** Number of messages with this emotion. */
  frequency: number;
  /** Topics of those messages, most frequent first. */
  triggers: string[];
  /** Following emotions, most frequent first. */
  outcomes: string[];
  lastObserved: string;
}

/** A change from one emotion to another. */
export interface EmotionalShift {
  from: EmotionName;
  to: EmotionName;
  conversationId: number;
  /** The message with the new emotion. */
  messageId: number;
  date: string;
}

/** The interval of a data point: a day in the first four weeks of a relationship, a week afterwards. */
export interface ChartInterval {
  /** First day of the interval (UTC), as YYYY-MM-DD; its Monday if it is a week. */
  week: string;
  days: 1 | 7;
}

/** Emotions of one day or week for the time line. */
export interface EmotionPoint extends ChartInterval {
  emotion: EmotionName;
  /** 0–10. */
  intensity: number;
  messages: number;
}

export interface EmotionalTimeline {
  /** Newest first, at most five. */
  shifts: EmotionalShift[];
  points: EmotionPoint[];
}

export interface ConversationAnchor {
  id: number;
  /** Null if the message was deleted. */
  messageId: number | null;
  title: string;
  content: string;
  anchorType: AnchorType;
  significance: number;
  tags: string[];
  conversationId: number | null;
  companionIds: number[];
  notes: string;
  /** Detected emotion of the message, if any. */
  resonanceType: EmotionName | null;
  /** 0–10. */
  emotionalImpact: number;
  /** Reply of the soul to the message. */
  companionResponse: string;
  /** Number of later replies that referred to it. */
  followupInfluence: number;
  /** Time of the message. */
  timestamp: string;
  createdAt: string;
}

/** A named group of anchors, a "thread" in the interface. */
export interface AnchorGroup {
  id: number;
  title: string;
  description: string;
  anchorIds: number[];
  threadType: string;
  isActive: boolean;
  lastUpdated: string;
}

export interface ResonanceMetrics {
  /** Number of exchanges that led to a reflection. */
  deepConnectionMoments: number;
  /** Change of self-disclosure since the beginning, in percentage points; may be negative. */
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
  /** New memories per week over the last four weeks. */
  growthVelocity: number;
  /** 0–100. */
  emotionalResonance: number;
  /** Days since the first message. */
  relationshipAge: number;
  /** Inputs of the figures. */
  made: Record<'connectionStrength' | 'conversationDepth' | 'emotionalResonance', Figure>;
}

/** Growth of one soul in one day or week, for the time line. */
export interface GrowthPoint extends ChartInterval {
  companionId: number;
  messages: number;
  /** Cumulative count. */
  memories: number;
  /** Values at the end of the interval: trust 0–1, level from 1. */
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
  /** 0–1. Below 1 for estimates; 1 for counts. */
  confidence: number;
  /** Supporting messages, newest first. */
  evidence: { conversationId: number; messageId: number; excerpt: string }[];
  generatedAt: string;
}

/** Totals over all souls of the account. */
export interface OverallGrowth {
  /** round(0.4 × average connection strength + 0.4 × average conversation depth + 0.2 × min(100, memories × 2)). */
  overallGrowth: Figure;
  averageConnection: number;
  averageDepth: number;
  memories: number;
  souls: number;
}
