import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useNow } from '../../../lib/format/now';
import { intervalTicks, type GrowthRow, type SoulLine } from '../chart-data';
import { number, weekTickFormat, formatInterval } from '../insight-text';
import { DASHES, soulColor } from './colors';
import { ChartTooltip, ChartTooltipRow } from './ChartTooltip';
import { CHART_HEIGHTS } from './heights';

/** Maximum number of points with visible dots; a single point draws no line. */
const MAX_DOTS = 16;

/** One line per soul, day by day or week by week. */
export default function GrowthChart({
  rows,
  lines,
  days,
  unit = '',
  max,
}: {
  rows: readonly GrowthRow[];
  lines: readonly SoulLine[];
  /** Length of an interval, in days. */
  days: 1 | 7;
  unit?: string;
  /** Upper bound of the axis, if fixed. */
  max?: number;
}) {
  const now = useNow();
  const weeks = rows.map(({ at }) => at);
  return (
    <LineChart
      responsive
      accessibilityLayer={false}
      data={rows}
      style={{ width: '100%', height: CHART_HEIGHTS.growth }}
      margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} strokeDasharray="2 6" />
      <XAxis
        type="number"
        scale="time"
        dataKey="at"
        domain={['dataMin', 'dataMax']}
        padding={{ left: 12, right: 12 }}
        tickFormatter={weekTickFormat(weeks)}
        ticks={intervalTicks(weeks, days)}
        interval="equidistantPreserveStart"
        tickMargin={10}
        minTickGap={28}
        tickLine={false}
      />
      <YAxis
        width={44}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        domain={[0, max ?? 'auto']}
        unit={unit}
        tickFormatter={number}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--edge)', strokeDasharray: '2 4' }}
        content={({ active, payload, label }) =>
          active && typeof label === 'number' ? (
            <ChartTooltip title={formatInterval({ week: new Date(label).toISOString(), days }, now)}>
              {lines.map(({ id, name }) => {
                const value: unknown = payload.find(({ dataKey }) => dataKey === String(id))?.value;
                return (
                  typeof value === 'number' && (
                    <ChartTooltipRow key={id} color={soulColor(id)} label={name} value={`${number(value)}${unit}`} />
                  )
                );
              })}
            </ChartTooltip>
          ) : null
        }
      />
      {lines.map(({ id, name }, place) => (
        <Line
          key={id}
          dataKey={String(id)}
          name={name}
          type="monotone"
          stroke={soulColor(id)}
          strokeWidth={2.5}
          strokeDasharray={DASHES[place % DASHES.length]}
          dot={
            rows.filter((row) => row[id] !== undefined).length <= MAX_DOTS
              ? { r: 3, fill: soulColor(id), strokeWidth: 0, strokeDasharray: '0' }
              : false
          }
          activeDot={{ r: 5, strokeWidth: 0 }}
          connectNulls
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}
