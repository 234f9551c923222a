import type { Companion, RelationshipMetric } from '@kinloom/contract';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { Card, Empty } from '../Card';
import { ChartCard } from '../ChartCard';
import { MetricsChart } from '../lazy-charts';
import {
  countedBreakdown,
  hasBegun,
  hasWeeklyFigures,
  breakdownOf,
  unweightedPart,
  VELOCITY_WEEKS,
  type Breakdown,
} from '../figures';
import type { InsightTabProps } from '../InsightScreen';
import { InsightQueryView } from '../InsightQueryView';
import { BreakdownPopover } from '../BreakdownPopover';
import { STRENGTH_ABOUT } from '../overview/figure-texts';
import { metricRows } from '../chart-data';
import { TalkLink } from '../TalkLink';
import { useMetrics } from '../use-insight';
import { formatCount, number, formatTenths, NOT_ENOUGH, roundToTenths, formatRounded } from '../insight-text';
import { Legend } from './GrowthLines';

/** Metrics per soul as chart and as figures with breakdowns. */
export function SoulMetrics({ souls, soul }: InsightTabProps) {
  const metrics = useMetrics();
  const shown = soul ? [soul] : souls;
  return (
    <InsightQueryView query={metrics} errorTitle="The figures could not be loaded">
      {(all) => {
        const active = shown.flatMap((entry) => {
          const metric = all.find(({ companionId }) => companionId === entry.id);
          return metric && hasBegun(metric) ? [{ soul: entry, metric }] : [];
        });
        if (active.length === 0)
          return (
            <Card title="Soul by soul">
              <Empty step={<TalkLink souls={souls} soul={soul} className="btn btn-primary" />}>
                Connection strength, conversation depth and emotional resonance are shown here for each soul that you
                talked with.
              </Empty>
            </Card>
          );
        return (
          <>
            <MetricsChartCard metrics={active.map(({ metric }) => metric)} />
            <Card title="Every figure" intro="Select one to see how it is calculated.">
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
                {active.map(({ soul: entry, metric }) => (
                  <Figures key={entry.id} soul={entry} metric={metric} />
                ))}
              </ul>
            </Card>
          </>
        );
      }}
    </InsightQueryView>
  );
}

function MetricsChartCard({ metrics }: { metrics: readonly RelationshipMetric[] }) {
  const lines = metrics.map(({ companionId, companionName }) => ({ id: companionId, name: companionName }));
  return (
    <ChartCard
      title={metrics.length > 1 ? 'Soul by soul' : 'Current figures'}
      intro="Connection strength, conversation depth and emotional resonance, each of 100."
      controls={lines.length > 1 && <Legend lines={lines} />}
      table={{
        columns: [
          'Soul',
          'Connection strength',
          'Conversation depth',
          'Emotional resonance',
          'Memories',
          'Memories a week',
          'Days',
        ],
        rows: metrics.map((entry) => [
          entry.companionName,
          entry.connectionStrength,
          entry.conversationDepth,
          entry.emotionalResonance,
          entry.memoryCount,
          hasWeeklyFigures(entry) ? roundToTenths(entry.growthVelocity) : NOT_ENOUGH,
          entry.relationshipAge,
        ]),
      }}
    >
      <MetricsChart rows={metricRows(metrics)} lines={lines} />
    </ChartCard>
  );
}

function Figures({ soul, metric }: { soul: Companion; metric: RelationshipMetric }) {
  const { made, memoryCount, growthVelocity, relationshipAge } = metric;
  const figures: [string, string, Breakdown][] = [
    [
      'Connection strength',
      formatRounded(metric.connectionStrength),
      breakdownOf(made.connectionStrength, `How well ${soul.name} knows you. ${STRENGTH_ABOUT}`),
    ],
    [
      'Conversation depth',
      formatRounded(metric.conversationDepth),
      breakdownOf(made.conversationDepth, `How deep your talks with ${soul.name} go.`),
    ],
    [
      'Emotional resonance',
      formatRounded(metric.emotionalResonance),
      breakdownOf(made.emotionalResonance, `What you feel when you talk with ${soul.name}.`),
    ],
    hasWeeklyFigures(metric)
      ? [
          'Growth velocity',
          `${formatTenths(growthVelocity)} a week`,
          countedBreakdown(`New memories per week over the last ${VELOCITY_WEEKS} weeks.`, growthVelocity, [
            unweightedPart(`Memories of the last ${VELOCITY_WEEKS} weeks`, growthVelocity * VELOCITY_WEEKS),
            unweightedPart('Weeks', VELOCITY_WEEKS),
            unweightedPart('Memories a week', growthVelocity),
          ]),
        ]
      : [
          'Growth velocity',
          NOT_ENOUGH,
          countedBreakdown('New memories per week. It is shown a week after your first message.', 0, []),
        ],
    [
      'Memories',
      number(memoryCount),
      countedBreakdown(`What ${soul.name} remembers.`, memoryCount, [unweightedPart('Memories', memoryCount)]),
    ],
    [
      'Relationship age',
      formatCount(relationshipAge, 'day'),
      countedBreakdown('Days since your first message.', relationshipAge, [unweightedPart('Days', relationshipAge)]),
    ],
  ];
  return (
    <li className="soul soul-tint" style={hueStyle(soul.id)}>
      <p className="flex items-center gap-3 px-1 font-display text-lg font-semibold">
        <Avatar soul={soul} size={30} />
        <span className="truncate">{soul.name}</span>
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-x-2 sm:grid-cols-3">
        {figures.map(([name, formatted, parts]) => (
          <li key={name}>
            <BreakdownPopover
              name={`${name} of ${soul.name}`}
              breakdown={parts}
              className="flex min-h-11 w-full flex-col rounded-soft px-2 py-1.5 text-left hover:bg-lamp-wash"
            >
              <span className="text-sm text-soft">{name}</span>
              <span className="font-display text-xl font-semibold tabular-nums">{formatted}</span>
            </BreakdownPopover>
          </li>
        ))}
      </ul>
    </li>
  );
}
