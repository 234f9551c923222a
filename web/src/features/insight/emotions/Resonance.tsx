import type { Companion, ResonanceMetrics } from '@kinloom/contract';
import { countedFrom, madeOf, plain, weighed } from '../figures';
import { Loaded, TileShapes } from '../Loaded';
import { Tile } from '../Tile';
import { useMetrics, useResonance } from '../use-insight';
import { points } from '../words';

const RESONANCE_ABOUT =
  'Seven for each point of how strongly you feel on average, and three for each pattern of feelings, of which ten count.';

/** How much it moves the two. Nothing is shown where nothing was felt yet: a zero would say something else. */
export function Resonance({ soul }: { soul: Companion }) {
  const resonance = useResonance(soul.id);
  return (
    <Loaded query={resonance} failed="What moves you could not be read" shape={<TileShapes tiles={3} />}>
      {(metrics) => (isStill(metrics) ? null : <Tiles soul={soul} metrics={metrics} />)}
    </Loaded>
  );
}

function isStill({ deepConnectionMoments, connectionDepth, emotionalResonance }: ResonanceMetrics): boolean {
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
        made={madeOf(emotionalResonance, RESONANCE_ABOUT)}
        of={100}
      />
      <Tile
        name="Connection depth"
        hint="How strong the connection is, and how deep you talk"
        made={
          metric
            ? madeOf(
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
            : countedFrom('Half of it is how strong the connection is, half how deep you talk.', connectionDepth, [])
        }
        of={100}
      />
      <Tile
        name="Deep connection moments"
        hint={`Exchanges that moved ${soul.name}`}
        made={countedFrom(`Counted: exchanges after which ${soul.name} was moved.`, deepConnectionMoments, [
          plain('Exchanges that moved it', deepConnectionMoments),
        ])}
      />
      <Tile
        name="Vulnerability growth"
        hint="How much more you confide than in the beginning"
        made={countedFrom(
          'Of the newest quarter of your messages, the share in which you confide something, less that of the first quarter. In percentage points, from twelve messages on.',
          vulnerabilityGrowth,
          [plain('More than in the beginning, percentage points', vulnerabilityGrowth)],
        )}
        say={points}
        unit={Math.abs(Math.round(vulnerabilityGrowth)) === 1 ? 'point' : 'points'}
      />
    </div>
  );
}
