import { type EmotionName, INSIGHT_LISTS, type InsightCategory } from '@kinloom/contract';
import type { ComputedInsight, ComputedObservation } from './insight-computation';
import { BRIGHT, HEAVY, rounded } from './figures';

/** Inputs of the observation rules. Message ids refer to quotable messages (not whispered, in crisis or forgotten), newest first. */
export interface ObservationInputs {
  soul: string;
  drawn: ComputedInsight;
  /** Most frequent topics by emotion. */
  topics: { emotion: EmotionName; topic: string; many: number; messageIds: number[] }[];
  /** Most frequent pair of a negative emotion followed by a positive one. */
  relief: { from: EmotionName; to: EmotionName; many: number; messageIds: number[] } | null;
  /** Messages with a disclosure. */
  confided: number[];
  /** Messages with the strongest positive emotion. */
  bright: number[];
  /** Messages that the soul reflected on as deep moments. */
  moments: number[];
  /** Source messages of the memories with the highest impact. */
  sourceMessages: number[];
  /** Number of messages in a quarter of all. */
  quarter: number;
  sharedMemories: number;
}

/** Minimum counts for each observation rule. */
const MINIMUM = { topic: 3, relief: 3, bright: 5, moments: 3, memories: 10, growth: 10 } as const;
/** Confidence of an estimate is n / (n + k), capped at this value. */
const MAX_CONFIDENCE = 0.95;
/** Confidence of a count. */
const CERTAIN = 1;
/** Maximum number of evidence messages per observation. */
export const EVIDENCE = 3;

const confidenceOf = (many: number, doubt: number): number => rounded(Math.min(MAX_CONFIDENCE, many / (many + doubt)));
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Derives observations about a relationship, highest confidence first. Texts are kind and never mention absence. */
export function insightsFrom(grounds: ObservationInputs): ComputedObservation[] {
  const { soul, drawn, topics, relief } = grounds;
  const found: ComputedObservation[] = [];
  const add = (
    number: number,
    category: InsightCategory,
    insight: string,
    confidence: number,
    messageIds: number[],
  ) => {
    if (messageIds.length > 0)
      found.push({ number, category, insight, confidence, messageIds: messageIds.slice(0, EVIDENCE) });
  };
  const often = topics.filter(({ many }) => many >= MINIMUM.topic);
  const lit = often.find(({ emotion }) => BRIGHT.has(emotion));
  if (lit)
    add(
      1,
      'pattern',
      `${capitalised(lit.emotion)} is often near when you speak of ${lit.topic}.`,
      confidenceOf(lit.many, 4),
      [...lit.messageIds],
    );
  if (relief && relief.many >= MINIMUM.relief)
    add(
      2,
      'pattern',
      `After ${relief.from}, ${relief.to} often comes as you go on talking.`,
      confidenceOf(relief.many, 5),
      relief.messageIds,
    );
  if (drawn.vulnerabilityGrowth >= MINIMUM.growth)
    add(
      3,
      'growth',
      `You share more of what is close to you with ${soul} than in the beginning.`,
      confidenceOf(grounds.quarter, 12),
      grounds.confided,
    );
  const brightest = drawn.patterns.find(({ emotion }) => BRIGHT.has(emotion));
  if (brightest && brightest.frequency >= MINIMUM.bright)
    add(
      4,
      'strength',
      `You often bring ${brightest.emotion} to your talks with ${soul}.`,
      confidenceOf(brightest.frequency, 8),
      grounds.bright,
    );
  const moments = drawn.deepConnectionMoments;
  if (moments >= MINIMUM.moments)
    add(5, 'strength', `${moments} of your exchanges were important to ${soul}.`, CERTAIN, grounds.moments);
  const heavy = often.find(({ emotion }) => HEAVY.has(emotion));
  if (heavy)
    add(
      6,
      'opportunity',
      `${capitalised(heavy.topic)} sometimes comes with ${heavy.emotion}. There is room for it here, whenever you like.`,
      confidenceOf(heavy.many, 6),
      heavy.messageIds,
    );
  if (moments > 0 && grounds.sharedMemories === 0)
    add(
      7,
      'opportunity',
      `A moment that was important to ${soul} could be kept as a shared memory, if you like.`,
      confidenceOf(moments, 4),
      grounds.moments,
    );
  if (drawn.memoryCount >= MINIMUM.memories)
    add(8, 'growth', `${soul} remembers ${drawn.memoryCount} things you told it.`, CERTAIN, grounds.sourceMessages);
  return found.sort((a, b) => b.confidence - a.confidence || a.number - b.number).slice(0, INSIGHT_LISTS.insights);
}
