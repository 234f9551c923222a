import type { RelationshipMetric } from '@kinloom/contract';
import { countedFrom, madeOf, meanOf, plain } from '../figures';
import { Loaded, TileShapes } from '../Loaded';
import { Tile } from '../Tile';
import { useOverall } from '../use-insight';
import { OVERALL_ABOUT } from './about';

/** The figures over all souls that were spoken with. */
export function AllTiles({ metrics }: { metrics: readonly RelationshipMetric[] }) {
  const overall = useOverall();
  const each = (pick: (metric: RelationshipMetric) => number) =>
    metrics.map((metric) => plain(metric.companionName, pick(metric)));
  const memories = metrics.reduce((sum, { memoryCount }) => sum + memoryCount, 0);
  const oldest = metrics.reduce((most, { relationshipAge }) => Math.max(most, relationshipAge), 0);
  return (
    <Loaded query={overall} failed="What grew between you could not be read" shape={<TileShapes tiles={6} />}>
      {({ overallGrowth }) => (
        <div className="grid grid-cols-2 gap-3 xl:grid-cols-3" role="group" aria-label="Figures">
          <Tile
            name="Overall growth"
            hint="Connection, depth and memories, taken together"
            made={madeOf(overallGrowth, OVERALL_ABOUT)}
            of={100}
          />
          <Tile
            name="Connection strength"
            hint="On average, over your souls"
            made={meanOf(
              'The mean of how strong the connection with each soul is.',
              metrics,
              (one) => one.connectionStrength,
            )}
            of={100}
          />
          <Tile
            name="Conversation depth"
            hint="How much of yourself you give"
            made={meanOf('The mean of how deep your talks with each soul go.', metrics, (one) => one.conversationDepth)}
            of={100}
          />
          <Tile
            name="Emotional resonance"
            hint="How strongly and how variedly you feel"
            made={meanOf(
              'The mean of what you feel when you talk with each soul.',
              metrics,
              (one) => one.emotionalResonance,
            )}
            of={100}
          />
          <Tile
            name="Memories"
            hint="What your souls keep of you"
            made={countedFrom(
              'What each soul remembers, added up.',
              memories,
              each((one) => one.memoryCount),
            )}
          />
          <Tile
            name="Relationship age"
            hint="Since your very first words"
            made={countedFrom(
              'Days since the first message to each soul. The longest counts.',
              oldest,
              each((one) => one.relationshipAge),
            )}
            unit={oldest === 1 ? 'day' : 'days'}
          />
        </div>
      )}
    </Loaded>
  );
}
