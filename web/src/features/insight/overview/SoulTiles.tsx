import type { Companion, RelationshipMetric } from '@kinloom/contract';
import {
  countedBreakdown,
  overallGrowth,
  layerParts,
  breakdownOf,
  hasWeeklyFigures,
  unweightedPart,
  VELOCITY_WEEKS,
} from '../figures';
import { Tile } from '../Tile';
import { useLayers } from '../../archive/use-layers';
import { formatTenths, roundToTenths } from '../insight-text';
import { DEPTH_ABOUT, OVERALL_ABOUT, STRENGTH_ABOUT } from './figure-texts';

/** Figures of one soul. */
export function SoulTiles({ soul, metric }: { soul: Companion; metric: RelationshipMetric }) {
  const { made, memoryCount, relationshipAge, growthVelocity } = metric;
  const layers = useLayers(soul.id);
  const isWeekly = hasWeeklyFigures(metric);
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-3" role="group" aria-label="Figures">
      <Tile
        name="Overall growth"
        hint="Connection, depth and memories combined"
        breakdown={breakdownOf(overallGrowth(metric), OVERALL_ABOUT)}
        of={100}
      />
      <Tile
        name="Connection strength"
        hint="Days of talking and what you told"
        breakdown={breakdownOf(made.connectionStrength, `How well ${soul.name} knows you. ${STRENGTH_ABOUT}`)}
        of={100}
      />
      <Tile
        name="Conversation depth"
        hint="How openly you talk"
        breakdown={breakdownOf(made.conversationDepth, `How openly you talk with ${soul.name}. ${DEPTH_ABOUT}`)}
        of={100}
      />
      <Tile
        name="Emotional resonance"
        hint="Strength and variety of your feelings"
        breakdown={breakdownOf(
          made.emotionalResonance,
          `What you feel when you talk with ${soul.name}: how strongly, and in how many ways.`,
        )}
        of={100}
      />
      <Tile
        name="Memories"
        hint={`What ${soul.name} remembers of you`}
        breakdown={countedBreakdown(
          `What ${soul.name} remembers, by layer.`,
          memoryCount,
          layers.data ? layerParts(layers.data) : [],
        )}
      />
      <Tile
        name="Relationship age"
        hint={
          isWeekly
            ? `${formatTenths(growthVelocity)} ${roundToTenths(growthVelocity) === 1 ? 'memory' : 'memories'} a week, lately`
            : 'Since your first message'
        }
        breakdown={countedBreakdown(
          isWeekly ? 'Days since your first message, and how fast memories come.' : 'Days since your first message.',
          relationshipAge,
          [
            unweightedPart('Days since your first message', relationshipAge),
            ...(isWeekly
              ? [
                  unweightedPart(`Memories of the last ${VELOCITY_WEEKS} weeks`, growthVelocity * VELOCITY_WEEKS),
                  unweightedPart('Memories a week', growthVelocity),
                ]
              : []),
          ],
        )}
        unit={relationshipAge === 1 ? 'day' : 'days'}
      />
    </div>
  );
}
