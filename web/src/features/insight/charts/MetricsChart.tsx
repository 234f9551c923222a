import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { capitalised } from '../../souls/soul-appearance';
import type { SoulLine } from '../chart-data';
import { number } from '../insight-text';
import { soulColor } from './colors';
import { ChartTooltip, ChartTooltipRow } from './ChartTooltip';
import { CHART_HEIGHTS } from './heights';

/** Metrics with one bar per soul. */
export default function MetricsChart({
  rows,
  lines,
}: {
  rows: readonly ({ name: string } & Record<string, number | string>)[];
  lines: readonly SoulLine[];
}) {
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={rows}
      style={{ width: '100%', height: CHART_HEIGHTS.metrics }}
      margin={{ top: 12, right: 8, bottom: 0, left: 0 }}
      barGap={3}
      barCategoryGap="22%"
    >
      <CartesianGrid vertical={false} strokeDasharray="2 6" />
      <XAxis dataKey="name" tickLine={false} tickMargin={10} interval={0} tickFormatter={shortName} />
      <YAxis width={36} domain={[0, 100]} tickLine={false} axisLine={false} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--lamp-wash)' }}
        content={({ active, payload, label }) =>
          active ? (
            <ChartTooltip title={String(label)}>
              {lines.map(({ id, name }) => {
                const value: unknown = payload.find(({ dataKey }) => dataKey === String(id))?.value;
                return (
                  typeof value === 'number' && (
                    <ChartTooltipRow key={id} color={soulColor(id)} label={name} value={number(value)} />
                  )
                );
              })}
            </ChartTooltip>
          ) : null
        }
      />
      {lines.map(({ id, name }) => (
        <Bar
          key={id}
          dataKey={String(id)}
          name={name}
          fill={soulColor(id)}
          radius={[6, 6, 2, 2]}
          maxBarSize={44}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}

/** Short axis label. */
function shortName(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return first === 'Connection' ? first : capitalised(second);
}
