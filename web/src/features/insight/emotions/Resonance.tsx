import type { Companion, ResonanceMetrics } from '@kinloom/contract';
import { countedBreakdown, breakdownOf, unweightedPart, weighed } from '../figures';
import { InsightQueryView, TileSkeletons } from '../InsightQueryView';
import { Tile } from '../Tile';
import { useMetrics, useResonance } from '../use-insight';
import { formatPoints } from '../insight-text';

const RESONANCE_ABOUT =
  'Seven for each point of how strongly you feel on average, and three for each pattern of feelings, of which ten count.';

/** Resonance figures. Hidden without data, since zeros would be misleading. */
export function Resonance({ soul }: { soul: Companion }) {
  const resonance = useResonance(soul.id);
  return (
    <InsightQueryView
      query={resonance}
      errorTitle="The resonance could not be loaded"
      skeleton={<TileSkeletons tiles={3} />}
    >
      {(metrics) => (isEmpty(metrics) ? null : <Tiles soul={soul} metrics={metrics} />)}
    </InsightQueryView>
  );
}

function isEmpty({ deepConnectionMoments, connectionDepth, emotionalResonance }: ResonanceMetrics): boolean {
  return deepConnectionMoments === 0 && connectionDepth === 0 && emotionalResonance.value === 0;
}

function Tiles({ soul, metrics }: { soul: Companion; metrics: ResonanceMetrics }) {
  const { deepConnectionMoments, vulnerabilityGrowth, connectionDepth, emotionalResonance } = metrics;
  const metric = useMetrics().data?.find(({ companionId }) => companionId === soul.id);
  return (
    <div className="grid grid-cols-2 gap-3" role="group" aria-label="Figures">
      <Tile
        name="Emotional resonance"
        hint="How strongly and how variedly you feel"
        breakdown={breakdownOf(emotionalResonance, RESONANCE_ABOUT)}
        of={100}
      />
      <Tile
        name="Connection depth"
        hint="How strong the connection is, and how deep you talk"
        breakdown={
          metric
            ? breakdownOf(
                {
                  value: connectionDepth,
                  parts: [
                    weighed('Connection strength', metric.connectionStrength, 0.5),
                    weighed('Conversation depth', metric.conversationDepth, 0.5),
                  ],
                  capped: false,
                },
                `Half of it is how strong the connection with ${soul.name} is, half how deep your talks go.`,
              )
            : countedBreakdown(
                'Half of it is how strong the connection is, half how deep you talk.',
                connectionDepth,
                [],
              )
        }
        of={100}
      />
      <Tile
        name="Deep connection moments"
        hint={`Exchanges that moved ${soul.name}`}
        breakdown={countedBreakdown(`Counted: exchanges after which ${soul.name} was moved.`, deepConnectionMoments, [
          unweightedPart('Exchanges that moved it', deepConnectionMoments),
        ])}
      />
      <Tile
        name="Vulnerability growth"
        hint="How much more you confide than in the beginning"
        breakdown={countedBreakdown(
          'Of the newest quarter of your messages, the share in which you confide something, less that of the first quarter. In percentage points, from twelve messages on.',
          vulnerabilityGrowth,
          [unweightedPart('More than in the beginning, percentage points', vulnerabilityGrowth)],
        )}
        format={formatPoints}
        unit={Math.abs(Math.round(vulnerabilityGrowth)) === 1 ? 'point' : 'points'}
      />
    </div>
  );
}
