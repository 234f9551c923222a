import { type EmotionName, INSIGHT_LISTS, type InsightCategory } from '@kinloom/contract';
import type { ComputedInsight, ComputedObservation } from './insight-computation';
import { BRIGHT, HEAVY, rounded } from './figures';

/** What insights are read from. Messages are those that may be shown: neither whispered, nor said in need, nor forgotten. Newest first. */
export interface ObservationInputs {
  soul: string;
  drawn: ComputedInsight;
  /** What was spoken of most with each feeling. */
  topics: { emotion: EmotionName; topic: string; many: number; messageIds: number[] }[];
  /** A feeling that weighs, and a bright one next in the same sitting: the most frequent pair. */
  relief: { from: EmotionName; to: EmotionName; many: number; messageIds: number[] } | null;
  /** Messages in which something was confided. */
  confided: number[];
  /** Of the strongest bright feeling. */
  bright: number[];
  /** Exchanges that moved the soul. */
  moments: number[];
  /** In which the memories that weigh most were told. */
  told: number[];
  /** Messages in a quarter of all. */
  quarter: number;
  sharedMemories: number;
}

/** How often something must have been so, before it is told. */
const LEAST = { topic: 3, relief: 3, bright: 5, moments: 3, memories: 10, growth: 10 } as const;
/** Confidence is n / (n + k), at most this: what was seen often is surer, and nothing is certain. */
const MOST_SURE = 0.95;
/** Messages behind an insight that are shown. */
export const EVIDENCE = 3;

const sure = (many: number, doubt: number): number => rounded(Math.min(MOST_SURE, many / (many + doubt)));
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What can be said of a relationship, the surest first, as many as are shown. Kind, and never of absence. */
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
  const often = topics.filter(({ many }) => many >= LEAST.topic);
  const lit = often.find(({ emotion }) => BRIGHT.has(emotion));
  if (lit)
    add(1, 'pattern', `${capitalised(lit.emotion)} is often near when you speak of ${lit.topic}.`, sure(lit.many, 4), [
      ...lit.messageIds,
    ]);
  if (relief && relief.many >= LEAST.relief)
    add(
      2,
      'pattern',
      `After ${relief.from}, ${relief.to} often comes as you go on talking.`,
      sure(relief.many, 5),
      relief.messageIds,
    );
  if (drawn.vulnerabilityGrowth >= LEAST.growth)
    add(
      3,
      'growth',
      `You share more of what is close to you with ${soul} than in the beginning.`,
      sure(grounds.quarter, 12),
      grounds.confided,
    );
  const brightest = drawn.patterns.find(({ emotion }) => BRIGHT.has(emotion));
  if (brightest && brightest.frequency >= LEAST.bright)
    add(
      4,
      'strength',
      `You often bring ${brightest.emotion} to your talks with ${soul}.`,
      sure(brightest.frequency, 8),
      grounds.bright,
    );
  const moments = drawn.deepConnectionMoments;
  if (moments >= LEAST.moments)
    add(5, 'strength', `${moments} of your exchanges moved ${soul} deeply.`, sure(moments, 3), grounds.moments);
  const heavy = often.find(({ emotion }) => HEAVY.has(emotion));
  if (heavy)
    add(
      6,
      'opportunity',
      `${capitalised(heavy.topic)} sometimes comes with ${heavy.emotion}. There is room for it here, whenever you like.`,
      sure(heavy.many, 6),
      heavy.messageIds,
    );
  if (moments > 0 && grounds.sharedMemories === 0)
    add(
      7,
      'opportunity',
      `A moment that moved ${soul} could be kept as a shared memory, if you like.`,
      sure(moments, 4),
      grounds.moments,
    );
  if (drawn.memoryCount >= LEAST.memories)
    add(
      8,
      'growth',
      `${soul} holds ${drawn.memoryCount} memories of what you told by now.`,
      sure(drawn.memoryCount, 20),
      grounds.told,
    );
  return found.sort((a, b) => b.confidence - a.confidence || a.number - b.number).slice(0, INSIGHT_LISTS.insights);
}
