import { useId, useState } from 'react';
import type { Companion, GrowthPoint } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { capitalised } from '../../souls/soul-appearance';
import { Card, Empty } from '../Card';
import { ChartCard, type TableData } from '../ChartCard';
import { GrowthChart } from '../lazy-charts';
import { soulColor } from '../charts/colors';
import { InsightQueryView } from '../InsightQueryView';
import {
  growthRows,
  soulLines,
  hasCourse,
  MEASURES,
  measureValue,
  shortestInterval,
  type Measure,
  type SoulLine,
} from '../chart-data';
import { useGrowth } from '../use-insight';
import { formatInterval, NOT_ENOUGH_YET } from '../insight-text';

const INTRO: Record<Measure, (interval: string) => string> = {
  trust: (interval) => `Trust at the end of each ${interval}.`,
  level: (interval) => `Level at the end of each ${interval}.`,
  messages: (interval) => `Messages in each ${interval}, from both sides.`,
  memories: (interval) => `Memories at the end of each ${interval}.`,
};

/** Growth chart with a selectable measure. */
export function GrowthLines({ souls, title }: { souls: readonly Companion[]; title: string }) {
  const growth = useGrowth();
  return (
    <InsightQueryView query={growth} errorTitle="The growth could not be loaded">
      {(points) => {
        const own = points.filter(({ companionId }) => souls.some(({ id }) => id === companionId));
        if (own.length === 0)
          return (
            <Card title={title}>
              <Empty>Trust, level, messages and memories are shown here over time, after your first message.</Empty>
            </Card>
          );
        if (!hasCourse(own))
          return (
            <Card title={title}>
              <Empty>{NOT_ENOUGH_YET}</Empty>
            </Card>
          );
        return <GrowthChartCard points={own} souls={souls} title={title} />;
      }}
    </InsightQueryView>
  );
}

function GrowthChartCard({
  points,
  souls,
  title,
}: {
  points: readonly GrowthPoint[];
  souls: readonly Companion[];
  title: string;
}) {
  const [measure, setMeasure] = useState<Measure>('trust');
  const lines = soulLines(points, souls);
  const days = shortestInterval(points);
  const now = useNow();
  return (
    <ChartCard
      title={title}
      intro={INTRO[measure](days === 1 ? 'day' : 'week')}
      table={growthTable(points, lines, now)}
      controls={
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <MeasureChoice value={measure} onChoose={setMeasure} />
          {lines.length > 1 && <Legend lines={lines} />}
        </div>
      }
    >
      <GrowthChart
        rows={growthRows(points, measure)}
        lines={lines}
        days={days}
        {...(measure === 'trust' ? { unit: '%', max: 100 } : {})}
      />
    </ChartCard>
  );
}

/** The table contains all measures, not only the selected one. */
function growthTable(
  points: readonly GrowthPoint[],
  lines: readonly { id: number; name: string }[],
  now: number,
): TableData {
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]));
  return {
    columns: ['Time', 'Soul', 'Trust (%)', 'Level', 'Messages', 'Memories'],
    rows: [...points]
      .sort((a, b) => b.week.localeCompare(a.week) || a.companionId - b.companionId)
      .map((point) => [
        formatInterval(point, now),
        nameOf.get(point.companionId) ?? '',
        ...MEASURES.map((measure) => measureValue(point, measure)),
      ]),
  };
}

function MeasureChoice({ value, onChoose }: { value: Measure; onChoose: (measure: Measure) => void }) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Shown figure</legend>
      {MEASURES.map((measure) => (
        <label
          key={measure}
          className="chip relative cursor-pointer has-checked:border-lamp has-checked:bg-lamp-wash has-checked:text-ink has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === measure}
            onChange={() => onChoose(measure)}
          />
          {capitalised(measure)}
        </label>
      ))}
    </fieldset>
  );
}

export function Legend({ lines }: { lines: readonly SoulLine[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
      {lines.map(({ id, name }) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <span className="h-1 w-4 flex-none rounded-full" style={{ background: soulColor(id) }} />
          <span className="max-w-52 truncate">{name}</span>
        </li>
      ))}
    </ul>
  );
}
