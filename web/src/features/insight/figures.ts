import type {
  Figure,
  FigurePart,
  MemoryImpact,
  MemoryLayers,
  RelationshipMetric,
  SharedMemory,
} from '@kinloom/contract';
import { MEMORY_LAYERS } from '@kinloom/contract';
import { number, formatRounded } from './insight-text';

/** Upper bound of percentages. */
const MAX_PERCENT = 100;

/** Breakdown of a figure. Unless `weighed`, only `label` and `value` of the parts are meaningful. */
export interface Breakdown {
  /** Explanation in one sentence. */
  about: string;
  parts: readonly FigurePart[];
  weighed: boolean;
  /** Sum of the parts, and the value shown for it. */
  sum: number;
  shown: number;
  capped: boolean;
}

/** A part with weight 1. */
export function unweightedPart(label: string, value: number): FigurePart {
  return { label, value, weight: 1, adds: value };
}

export function weighed(label: string, value: number, weight: number): FigurePart {
  return { label, value, weight, adds: value * weight };
}

function sumOf(parts: readonly FigurePart[]): number {
  return parts.reduce((sum, { adds }) => sum + adds, 0);
}

/** A weighted sum, rounded and capped at 100. */
export function toFigure(parts: FigurePart[]): Figure {
  const sum = sumOf(parts);
  return { value: Math.min(MAX_PERCENT, Math.round(sum)), parts, capped: sum > MAX_PERCENT };
}

/** Breakdown of a figure computed by the server. */
export function breakdownOf(figure: Figure, about: string): Breakdown {
  const { parts, value, capped } = figure;
  return { about, parts, weighed: true, sum: sumOf(parts), shown: value, capped };
}

/** Tolerance for the rounding of individual parts. */
const ROUNDING_TOLERANCE = 0.1;

/** Returns the lines between the sum of the parts and the shown value. */
export function closingLines({ sum, shown, capped }: Breakdown): [label: string, value: string][] {
  const shownSum = !capped && Math.abs(sum - shown) < ROUNDING_TOLERANCE ? shown : sum;
  const lines: [string, string][] = [['Together', number(shownSum)]];
  if (capped) lines.push(['Limited to the maximum', number(shown)]);
  if (formatRounded(shown) !== lines.at(-1)?.[1]) lines.push(['Rounded', formatRounded(shown)]);
  return lines;
}

/** Breakdown of a figure that is counted, not weighted. */
export function countedBreakdown(about: string, shown: number, parts: readonly FigurePart[]): Breakdown {
  return { about, parts, weighed: false, sum: shown, shown, capped: false };
}

/** Mean over souls; each contributes its share. */
export function meanBreakdown(
  about: string,
  metrics: readonly RelationshipMetric[],
  pick: (metric: RelationshipMetric) => number,
): Breakdown {
  const parts = metrics.map((metric) => weighed(metric.companionName, pick(metric), 1 / metrics.length));
  const sum = sumOf(parts);
  return { about, parts, weighed: true, sum, shown: Math.round(sum), capped: false };
}

/** Overall growth of one soul (specification, section 9). */
export function overallGrowth(metric: RelationshipMetric): Figure {
  return toFigure([
    weighed('Connection strength', metric.connectionStrength, 0.4),
    weighed('Conversation depth', metric.conversationDepth, 0.4),
    weighed('Memories × 2, at most 100', Math.min(MAX_PERCENT, metric.memoryCount * 2), 0.2),
  ]);
}

/** Memory impact (specification, section 9). */
export function memoryImpact({ significance, references }: Pick<MemoryImpact, 'significance' | 'references'>): Figure {
  return toFigure([weighed('Significance', significance, 10), weighed('Times recalled', references, 2)]);
}

/** Strength of shared memories (specification, section 9); null without any. */
export function sharedMemoryStrength(memories: readonly Pick<SharedMemory, 'significance'>[]): Figure | null {
  if (memories.length === 0) return null;
  const mean = memories.reduce((sum, { significance }) => sum + significance, 0) / memories.length;
  return toFigure([
    weighed('Average significance', mean, 8),
    weighed('Shared memories, at most 10 count', Math.min(10, memories.length), 5),
  ]);
}

/** Number of memories per layer. */
export function layerParts({ counts }: Pick<MemoryLayers, 'counts'>): FigurePart[] {
  return MEMORY_LAYERS.map((layer) => unweightedPart(layer, counts[layer]));
}

/** Window of the growth velocity, in weeks. */
export const VELOCITY_WEEKS = 4;

/** Days after which figures per week are shown. */
const WEEK_DAYS = 7;

/** Whether a relationship is old enough for figures per week. */
export function hasWeeklyFigures({ relationshipAge }: Pick<RelationshipMetric, 'relationshipAge'>): boolean {
  return relationshipAge >= WEEK_DAYS;
}

/** Whether there is any interaction to compute figures from. */
export function hasBegun(metric: RelationshipMetric): boolean {
  const { connectionStrength, conversationDepth, memoryCount, relationshipAge } = metric;
  return connectionStrength > 0 || conversationDepth > 0 || memoryCount > 0 || relationshipAge > 0;
}
