import type {
  EmotionalShift,
  EmotionName,
  EmotionPoint,
  Figure,
  GrowthPoint,
  InsightCategory,
} from '@kinloom/contract';
import type { DepthParts } from '@kinloom/mind';
import {
  connectionDepth,
  connectionStrength,
  conversationDepth,
  emotionalResonance,
  memoryImpact,
  type Quarters,
  rounded,
  strongestFirst,
  vulnerabilityGrowth,
} from './figures';

/** What is kept of a soul's figures: numbers and ids alone. */
export interface ComputedInsight {
  connectionStrength: Figure;
  conversationDepth: Figure;
  emotionalResonance: Figure;
  connectionDepth: number;
  deepConnectionMoments: number;
  vulnerabilityGrowth: number;
  memoryCount: number;
  /** Of the first message of the person. */
  firstAt: string | null;
  /** Memories that came lately, by day in UTC. */
  memoryDays: Record<string, number>;
  /** The strongest first. */
  patterns: ComputedPattern[];
  /** The newest first. */
  shifts: EmotionalShift[];
  /** What weighs most first. */
  impacts: { memoryId: number; references: number; impact: number }[];
}

export interface ComputedPattern {
  emotion: EmotionName;
  intensity: number;
  frequency: number;
  outcomes: EmotionName[];
  lastObserved: string;
}

/** What was drawn from words. */
export interface ComputedTexts {
  triggers: Partial<Record<EmotionName, string[]>>;
  insights: ComputedObservation[];
}

export interface ComputedObservation {
  /** Of its kind, from 1: with the soul's it makes its id. */
  number: number;
  category: InsightCategory;
  insight: string;
  confidence: number;
  /** Newest first. */
  messageIds: number[];
}

export interface ComputedWeeks {
  feelings: EmotionPoint[];
  growth: Omit<GrowthPoint, 'companionId'>[];
}

/** What figures are drawn up from. */
export interface InsightInputs {
  /** Memories that hold, and of those the ones in the surface and core layers with their significances' sum. */
  memories: number;
  near: { memories: number; significance: number };
  memoryDays: Record<string, number>;
  firstAt: Date | null;
  feelings: { emotion: EmotionName; intensity: number; frequency: number; last: Date }[];
  outcomes: { emotion: EmotionName; outcome: EmotionName; many: number }[];
  shifts: EmotionalShift[];
  /** Over the newest depths. */
  depths: { many: number; sums: DepthParts };
  quarters: Quarters;
  deepMoments: number;
  weights: { id: number; significance: number; references: number }[];
}

/** Impacts that are told of: those that weigh most. */
const IMPACTS = 100;
const OUTCOMES = 5;

/** A soul's figures, from what they are made of. */
export function computeInsight(ground: InsightInputs): ComputedInsight {
  const strength = connectionStrength(ground.near);
  const depth = conversationDepth(ground.depths.sums, ground.depths.many);
  const patterns = strongestFirst(
    ground.feelings.map(({ emotion, intensity, frequency, last }) => ({
      emotion,
      intensity: rounded(intensity),
      frequency,
      outcomes: outcomesOf(emotion, ground.outcomes),
      lastObserved: last.toISOString(),
    })),
  );
  return {
    connectionStrength: strength,
    conversationDepth: depth,
    emotionalResonance: emotionalResonance(patterns),
    connectionDepth: connectionDepth(strength.value, depth.value),
    deepConnectionMoments: ground.deepMoments,
    vulnerabilityGrowth: vulnerabilityGrowth(ground.quarters),
    memoryCount: ground.memories,
    firstAt: ground.firstAt?.toISOString() ?? null,
    memoryDays: ground.memoryDays,
    patterns,
    shifts: ground.shifts,
    impacts: ground.weights
      .map(({ id, significance, references }) => ({
        memoryId: id,
        references,
        impact: memoryImpact(significance, references),
      }))
      .sort((a, b) => b.impact - a.impact || b.memoryId - a.memoryId)
      .slice(0, IMPACTS),
  };
}

/** What stands where nothing was drawn up yet. */
export const EMPTY_INSIGHT: ComputedInsight = computeInsight({
  memories: 0,
  near: { memories: 0, significance: 0 },
  memoryDays: {},
  firstAt: null,
  feelings: [],
  outcomes: [],
  shifts: [],
  depths: { many: 0, sums: { words: 0, feeling: 0, confided: 0, kept: 0, asked: 0 } },
  quarters: { quarter: 0, first: 0, newest: 0 },
  deepMoments: 0,
  weights: [],
});

/** Most often first; of two as often, by name. */
function outcomesOf(emotion: EmotionName, outcomes: InsightInputs['outcomes']): EmotionName[] {
  return outcomes
    .filter((one) => one.emotion === emotion)
    .sort((a, b) => b.many - a.many || a.outcome.localeCompare(b.outcome))
    .slice(0, OUTCOMES)
    .map(({ outcome }) => outcome);
}
