import type { Companion, RelationshipMetric } from '@kinloom/contract';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { Card, Empty } from '../Card';
import { Charted } from '../Charted';
import { MetricsChart } from '../charted';
import { countedFrom, hasBegun, madeOf, plain, VELOCITY_WEEKS, type Made } from '../figures';
import type { Looked } from '../InsightScreen';
import { ChartShape, Loaded } from '../Loaded';
import { MadeOf } from '../MadeOf';
import { metricRows } from '../rows';
import { TalkLink } from '../TalkLink';
import { useMetrics } from '../use-insight';
import { counted, number, tenths, toTenths, whole } from '../words';
import { Legend } from './GrowthLines';

/** What souls are measured by, beside each other: drawn, and each figure to be opened. */
export function Measured({ souls, soul }: Looked) {
  const metrics = useMetrics();
  const shown = soul ? [soul] : souls;
  return (
    <Loaded query={metrics} failed="The figures could not be read" shape={<ChartShape />}>
      {(all) => {
        const begun = shown.flatMap((one) => {
          const metric = all.find(({ companionId }) => companionId === one.id);
          return metric && hasBegun(metric) ? [{ soul: one, metric }] : [];
        });
        if (begun.length === 0)
          return (
            <Card title="Soul by soul">
              <Empty step={<TalkLink souls={souls} soul={soul} className="btn btn-primary" />}>
                Connection, depth and resonance will be drawn here, a bar for each soul that you talked with.
              </Empty>
            </Card>
          );
        return (
          <>
            <Drawn metrics={begun.map(({ metric }) => metric)} />
            <Card title="Every figure" intro="Press one to see what it is made of.">
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
                {begun.map(({ soul: one, metric }) => (
                  <Figures key={one.id} soul={one} metric={metric} />
                ))}
              </ul>
            </Card>
          </>
        );
      }}
    </Loaded>
  );
}

function Drawn({ metrics }: { metrics: readonly RelationshipMetric[] }) {
  const lines = metrics.map(({ companionId, companionName }) => ({ id: companionId, name: companionName }));
  return (
    <Charted
      title={metrics.length > 1 ? 'Soul by soul' : 'How it stands'}
      intro="Connection, depth and resonance, each of 100."
      controls={lines.length > 1 && <Legend names={lines.map(({ name }) => name)} />}
      table={{
        columns: ['Soul', 'Connection', 'Depth', 'Resonance', 'Memories', 'A week', 'Days'],
        rows: metrics.map((one) => [
          one.companionName,
          one.connectionStrength,
          one.conversationDepth,
          one.emotionalResonance,
          one.memoryCount,
          toTenths(one.growthVelocity),
          one.relationshipAge,
        ]),
      }}
    >
      <MetricsChart rows={metricRows(metrics)} lines={lines} />
    </Charted>
  );
}

function Figures({ soul, metric }: { soul: Companion; metric: RelationshipMetric }) {
  const { made, memoryCount, growthVelocity, relationshipAge } = metric;
  const figures: [string, string, Made][] = [
    [
      'Connection strength',
      whole(metric.connectionStrength),
      madeOf(made.connectionStrength, `How strong the connection between you and ${soul.name} is.`),
    ],
    [
      'Conversation depth',
      whole(metric.conversationDepth),
      madeOf(made.conversationDepth, `How deep your talks with ${soul.name} go.`),
    ],
    [
      'Emotional resonance',
      whole(metric.emotionalResonance),
      madeOf(made.emotionalResonance, `What you feel when you talk with ${soul.name}.`),
    ],
    [
      'Growth velocity',
      `${tenths(growthVelocity)} a week`,
      countedFrom(`Memories that came in the last ${VELOCITY_WEEKS} weeks, a week.`, growthVelocity, [
        plain(`Memories of the last ${VELOCITY_WEEKS} weeks`, growthVelocity * VELOCITY_WEEKS),
        plain('Weeks', VELOCITY_WEEKS),
        plain('Memories a week', growthVelocity),
      ]),
    ],
    [
      'Memories',
      number(memoryCount),
      countedFrom(`What ${soul.name} remembers.`, memoryCount, [plain('Memories', memoryCount)]),
    ],
    [
      'Relationship age',
      counted(relationshipAge, 'day'),
      countedFrom('Days since your first message.', relationshipAge, [plain('Days', relationshipAge)]),
    ],
  ];
  return (
    <li className="soul soul-tint" style={hueStyle(soul.name)}>
      <p className="flex items-center gap-3 px-1 font-display text-lg font-semibold">
        <Avatar soul={soul} size={30} />
        <span className="truncate">{soul.name}</span>
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-x-2 sm:grid-cols-3">
        {figures.map(([name, written, parts]) => (
          <li key={name}>
            <MadeOf
              name={`${name} of ${soul.name}`}
              made={parts}
              className="flex min-h-11 w-full flex-col rounded-soft px-2 py-1.5 text-left hover:bg-lamp-wash"
            >
              <span className="text-sm text-soft">{name}</span>
              <span className="font-display text-xl font-semibold tabular-nums">{written}</span>
            </MadeOf>
          </li>
        ))}
      </ul>
    </li>
  );
}
