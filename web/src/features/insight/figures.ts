import type {
  Figure,
  FigurePart,
  MemoryImpact,
  MemoryLayers,
  RelationshipMetric,
  SharedMemory,
} from '@kinloom/contract';
import { MEMORY_LAYERS } from '@kinloom/contract';
import { number, whole } from './words';

/** The most that a share of a hundred can be. */
const MOST = 100;

/** What a figure is made of, for whoever asks: where nothing is weighed, only `label` and `value` of the parts say something. */
export interface Made {
  /** How it comes about, in a sentence. */
  about: string;
  parts: readonly FigurePart[];
  weighed: boolean;
  /** What the parts come to, and what is shown of it. */
  sum: number;
  shown: number;
  capped: boolean;
}

/** One value that counts for itself. */
export function plain(label: string, value: number): FigurePart {
  return { label, value, weight: 1, adds: value };
}

export function weighed(label: string, value: number, weight: number): FigurePart {
  return { label, value, weight, adds: value * weight };
}

function sumOf(parts: readonly FigurePart[]): number {
  return parts.reduce((sum, { adds }) => sum + adds, 0);
}

/** A figure of weighed parts, rounded, and at most a hundred. */
export function figureOf(parts: FigurePart[]): Figure {
  const sum = sumOf(parts);
  return { value: Math.min(MOST, Math.round(sum)), parts, capped: sum > MOST };
}

/** What a figure of the server is made of. */
export function madeOf(figure: Figure, about: string): Made {
  const { parts, value, capped } = figure;
  return { about, parts, weighed: true, sum: sumOf(parts), shown: value, capped };
}

/** What parts that are each rounded may miss of their sum. */
const MISSED = 0.1;

/** From what the parts come to, to what is shown: the lines below them. */
export function closingOf({ sum, shown, capped }: Made): [label: string, value: string][] {
  const together = !capped && Math.abs(sum - shown) < MISSED ? shown : sum;
  const lines: [string, string][] = [['Together', number(together)]];
  if (capped) lines.push(['Cut to the most it can be', number(shown)]);
  if (whole(shown) !== lines.at(-1)?.[1]) lines.push(['Rounded', whole(shown)]);
  return lines;
}

/** A figure that is only counted or read off: its parts stand for themselves. */
export function countedFrom(about: string, shown: number, parts: readonly FigurePart[]): Made {
  return { about, parts, weighed: false, sum: shown, shown, capped: false };
}

/** The mean over souls: each adds its part. */
export function meanOf(
  about: string,
  metrics: readonly RelationshipMetric[],
  pick: (metric: RelationshipMetric) => number,
): Made {
  const parts = metrics.map((metric) => weighed(metric.companionName, pick(metric), 1 / metrics.length));
  const sum = sumOf(parts);
  return { about, parts, weighed: true, sum, shown: Math.round(sum), capped: false };
}

/** Overall growth (specification, section 9) of one soul. */
export function growthOf(metric: RelationshipMetric): Figure {
  return figureOf([
    weighed('Connection strength', metric.connectionStrength, 0.4),
    weighed('Conversation depth', metric.conversationDepth, 0.4),
    weighed('Memories × 2, at most 100', Math.min(MOST, metric.memoryCount * 2), 0.2),
  ]);
}

/** Memory impact (specification, section 9). */
export function impactOf({ significance, references }: Pick<MemoryImpact, 'significance' | 'references'>): Figure {
  return figureOf([weighed('Significance', significance, 10), weighed('Times it came back', references, 2)]);
}

/** Connection strength in a view of shared memories (specification, section 9); null where there are none. */
export function sharedStrength(memories: readonly Pick<SharedMemory, 'significance'>[]): Figure | null {
  if (memories.length === 0) return null;
  const mean = memories.reduce((sum, { significance }) => sum + significance, 0) / memories.length;
  return figureOf([
    weighed('Average significance', mean, 8),
    weighed('Shared memories, at most 10 count', Math.min(10, memories.length), 5),
  ]);
}

/** How many memories lie in each layer. */
export function layerParts({ counts }: Pick<MemoryLayers, 'counts'>): FigurePart[] {
  return MEMORY_LAYERS.map((layer) => plain(layer, counts[layer]));
}

/** Weeks that the velocity of growth looks back on. */
export const VELOCITY_WEEKS = 4;

/** Whether anything was between a person and a soul that figures could be of. */
export function hasBegun(metric: RelationshipMetric): boolean {
  const { connectionStrength, conversationDepth, memoryCount, relationshipAge } = metric;
  return connectionStrength > 0 || conversationDepth > 0 || memoryCount > 0 || relationshipAge > 0;
}
