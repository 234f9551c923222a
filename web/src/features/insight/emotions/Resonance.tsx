import type { Companion, ResonanceMetrics } from '@kinloom/contract';
import { countedBreakdown, breakdownOf, unweightedPart, weighed } from '../figures';
import { InsightQueryView } from '../InsightQueryView';
import { Tile } from '../Tile';
import { useMetrics, useResonance } from '../use-insight';
import { formatPoints } from '../insight-text';

const RESONANCE_ABOUT = '7 × mean intensity of your feelings + 3 × number of emotional patterns (at most 10).';

/** Resonance figures. Hidden without data, since zeros would be misleading. */
export function Resonance({ soul }: { soul: Companion }) {
  const resonance = useResonance(soul.id);
  return (
    <InsightQueryView query={resonance} errorTitle="The resonance could not be loaded">
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
        hint="Strength and variety of your feelings"
        breakdown={breakdownOf(emotionalResonance, RESONANCE_ABOUT)}
        of={100}
      />
      <Tile
        name="Closeness"
        hint="Connection strength and conversation depth together"
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
                `The mean of connection strength and conversation depth with ${soul.name}.`,
              )
            : countedBreakdown('The mean of connection strength and conversation depth.', connectionDepth, [])
        }
        of={100}
      />
      <Tile
        name="Important moments"
        hint={`Exchanges that were important to ${soul.name}`}
        breakdown={countedBreakdown(
          `Counted: exchanges that ${soul.name} thought about as important afterwards.`,
          deepConnectionMoments,
          [unweightedPart('Important exchanges', deepConnectionMoments)],
        )}
      />
      <Tile
        name="Vulnerability growth"
        hint="How much more you share than at first"
        breakdown={countedBreakdown(
          'The share of personal messages in your newest quarter minus that in the first quarter, in percentage points. Needs at least twelve messages.',
          vulnerabilityGrowth,
          [unweightedPart('Increase, in percentage points', vulnerabilityGrowth)],
        )}
        format={formatPoints}
        unit={Math.abs(Math.round(vulnerabilityGrowth)) === 1 ? 'point' : 'points'}
      />
    </div>
  );
}
