import type { RelationshipMetric } from '@kinloom/contract';
import { countedBreakdown, breakdownOf, meanBreakdown, unweightedPart } from '../figures';
import { InsightQueryView } from '../InsightQueryView';
import { Tile } from '../Tile';
import { useOverall } from '../use-insight';
import { OVERALL_ABOUT } from './figure-texts';

/** Figures over all souls. */
export function AllTiles({ metrics }: { metrics: readonly RelationshipMetric[] }) {
  const overall = useOverall();
  const each = (pick: (metric: RelationshipMetric) => number) =>
    metrics.map((metric) => unweightedPart(metric.companionName, pick(metric)));
  const memories = metrics.reduce((sum, { memoryCount }) => sum + memoryCount, 0);
  const oldest = metrics.reduce((most, { relationshipAge }) => Math.max(most, relationshipAge), 0);
  return (
    <InsightQueryView query={overall} errorTitle="The figures could not be loaded">
      {({ overallGrowth }) => (
        <div className="grid grid-cols-2 gap-3 xl:grid-cols-3" role="group" aria-label="Figures">
          <Tile
            name="Overall growth"
            hint="Connection, depth and memories combined"
            breakdown={breakdownOf(overallGrowth, OVERALL_ABOUT)}
            of={100}
          />
          <Tile
            name="Connection strength"
            hint="Average of your souls"
            breakdown={meanBreakdown(
              'The mean connection strength of all souls.',
              metrics,
              (metric) => metric.connectionStrength,
            )}
            of={100}
          />
          <Tile
            name="Conversation depth"
            hint="How openly you talk"
            breakdown={meanBreakdown(
              'The mean conversation depth of all souls.',
              metrics,
              (metric) => metric.conversationDepth,
            )}
            of={100}
          />
          <Tile
            name="Emotional resonance"
            hint="Strength and variety of your feelings"
            breakdown={meanBreakdown(
              'The mean emotional resonance of all souls.',
              metrics,
              (metric) => metric.emotionalResonance,
            )}
            of={100}
          />
          <Tile
            name="Memories"
            hint="What your souls remember of you"
            breakdown={countedBreakdown(
              'The memories of all souls.',
              memories,
              each((metric) => metric.memoryCount),
            )}
          />
          <Tile
            name="Relationship age"
            hint="Since your first message"
            breakdown={countedBreakdown(
              'Days since the first message to each soul. The longest counts.',
              oldest,
              each((metric) => metric.relationshipAge),
            )}
            unit={oldest === 1 ? 'day' : 'days'}
          />
        </div>
      )}
    </InsightQueryView>
  );
}
