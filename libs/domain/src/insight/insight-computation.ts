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
  type Told,
  vulnerabilityGrowth,
} from './figures';

/** Stored figures of a soul: numbers and ids only, no text. */
export interface ComputedInsight {
  connectionStrength: Figure;
  conversationDepth: Figure;
  emotionalResonance: Figure;
  connectionDepth: number;
  deepConnectionMoments: number;
  vulnerabilityGrowth: number;
  memoryCount: number;
  /** Time of the person's first message. */
  firstAt: string | null;
  /** Number of recent memories by UTC date. */
  memoryDays: Record<string, number>;
  /** Strongest first. */
  patterns: ComputedPattern[];
  /** Newest first. */
  shifts: EmotionalShift[];
  /** Highest impact first. */
  impacts: { memoryId: number; references: number; impact: number }[];
}

export interface ComputedPattern {
  emotion: EmotionName;
  intensity: number;
  frequency: number;
  outcomes: EmotionName[];
  lastObserved: string;
}

/** Texts derived from messages; deleted when a source message is forgotten. */
export interface ComputedTexts {
  triggers: Partial<Record<EmotionName, string[]>>;
  insights: ComputedObservation[];
}

export interface ComputedObservation {
  /** Number of the observation rule, from 1; with the soul's id it forms the public id. */
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

/** Inputs of the figures, read by `InsightInputsRepository`. */
export interface InsightInputs {
  /** Active memories. */
  told: Told;
  memoryDays: Record<string, number>;
  firstAt: Date | null;
  feelings: { emotion: EmotionName; intensity: number; frequency: number; last: Date }[];
  outcomes: { emotion: EmotionName; outcome: EmotionName; many: number }[];
  shifts: EmotionalShift[];
  /** Sums over the newest depth scores. */
  depths: { many: number; sums: DepthParts };
  quarters: Quarters;
  deepMoments: number;
  weights: { id: number; significance: number; references: number }[];
}

/** Maximum number of impacts stored (the highest). */
const MAX_IMPACTS = 100;
const MAX_OUTCOMES = 5;

/** Computes a soul's figures from their inputs. */
export function computeInsight(inputs: InsightInputs): ComputedInsight {
  const strength = connectionStrength(inputs.told);
  const depth = conversationDepth(inputs.depths.sums, inputs.depths.many);
  const patterns = strongestFirst(
    inputs.feelings.map(({ emotion, intensity, frequency, last }) => ({
      emotion,
      intensity: rounded(intensity),
      frequency,
      outcomes: outcomesOf(emotion, inputs.outcomes),
      lastObserved: last.toISOString(),
    })),
  );
  return {
    connectionStrength: strength,
    conversationDepth: depth,
    emotionalResonance: emotionalResonance(patterns),
    connectionDepth: connectionDepth(strength.value, depth.value),
    deepConnectionMoments: inputs.deepMoments,
    vulnerabilityGrowth: vulnerabilityGrowth(inputs.quarters),
    memoryCount: inputs.told.memories,
    firstAt: inputs.firstAt?.toISOString() ?? null,
    memoryDays: inputs.memoryDays,
    patterns,
    shifts: inputs.shifts,
    impacts: inputs.weights
      .map(({ id, significance, references }) => ({
        memoryId: id,
        references,
        impact: memoryImpact(significance, references),
      }))
      .sort((a, b) => b.impact - a.impact || b.memoryId - a.memoryId)
      .slice(0, MAX_IMPACTS),
  };
}

/** Figures shown before the first computation. */
export const EMPTY_INSIGHT: ComputedInsight = computeInsight({
  told: { memories: 0, significance: 0, days: 0 },
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

/** Most frequent first, then by name. */
function outcomesOf(emotion: EmotionName, outcomes: InsightInputs['outcomes']): EmotionName[] {
  return outcomes
    .filter((one) => one.emotion === emotion)
    .sort((a, b) => b.many - a.many || a.outcome.localeCompare(b.outcome))
    .slice(0, MAX_OUTCOMES)
    .map(({ outcome }) => outcome);
}
