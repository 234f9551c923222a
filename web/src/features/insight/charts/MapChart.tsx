import { CartesianGrid, Scatter, ScatterChart, Tooltip, XAxis, YAxis, ZAxis } from 'recharts';
import type { MemoryLayer } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { dayTicks, type MapPoint } from '../chart-data';
import { LAYER_LABELS } from '../../archive/memory-layers';
import { formatCount, formatShortDay } from '../insight-text';
import { soulColor } from './colors';
import { LAYER_MARKS } from './marks';
import { ChartTooltip } from './ChartTooltip';
import { CHART_HEIGHTS } from './heights';

/** Symbol area in square pixels for memories with the fewest and the most references. */
const SYMBOL_AREAS: [number, number] = [90, 640];

const MAX_DAY_TICKS = 7;

/** Memories by time and significance; size shows the number of references. */
export default function MapChart({
  soulId,
  layers,
}: {
  soulId: number;
  layers: readonly { layer: MemoryLayer; points: readonly MapPoint[] }[];
}) {
  const now = useNow();
  const day = (at: number): string => formatShortDay(new Date(at).toISOString(), now);
  const times = layers.flatMap(({ points }) => points.map(({ at }) => at));
  const maxReferences = Math.max(1, ...layers.flatMap(({ points }) => points.map(({ references }) => references)));
  return (
    <ScatterChart
      responsive
      accessibilityLayer={false}
      style={{ width: '100%', height: CHART_HEIGHTS.map }}
      margin={{ top: 16, right: 20, bottom: 0, left: 0 }}
    >
      <CartesianGrid strokeDasharray="2 6" vertical={false} />
      <XAxis
        type="number"
        dataKey="at"
        domain={['dataMin', 'dataMax']}
        padding={{ left: 24, right: 24 }}
        tickFormatter={day}
        ticks={dayTicks(Math.min(...times), Math.max(...times), MAX_DAY_TICKS)}
        interval="equidistantPreserveStart"
        tickMargin={10}
        minTickGap={28}
        tickLine={false}
      />
      <YAxis
        type="number"
        dataKey="significance"
        domain={[0, 10.6]}
        ticks={[0, 2, 4, 6, 8, 10]}
        width={32}
        tickLine={false}
        axisLine={false}
      />
      <ZAxis type="number" dataKey="references" domain={[0, maxReferences]} range={SYMBOL_AREAS} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--edge)', strokeDasharray: '2 4' }}
        content={({ active, payload }) => {
          const point = active ? (payload[0]?.payload as MapPoint | undefined) : undefined;
          return point ? (
            <ChartTooltip title={point.title}>
              <p className="text-soft">
                {day(point.at)} · significance {point.significance} of 10 · came back{' '}
                {formatCount(point.references, 'time')}
              </p>
            </ChartTooltip>
          ) : null;
        }}
      />
      {layers.map(({ layer, points }) => (
        <Scatter
          key={layer}
          name={LAYER_LABELS[layer].label}
          data={points}
          shape={LAYER_MARKS[layer].shape}
          fill={soulColor(soulId)}
          fillOpacity={LAYER_MARKS[layer].opacity}
          stroke={soulColor(soulId)}
          strokeWidth={1.5}
          isAnimationActive={false}
        />
      ))}
    </ScatterChart>
  );
}
