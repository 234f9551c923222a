import { CartesianGrid, Scatter, ScatterChart, Tooltip, XAxis, YAxis, ZAxis } from 'recharts';
import type { MemoryLayer } from '@kinloom/contract';
import { useNow } from '../../../lib/now';
import { daysBetween, type MapPoint } from '../rows';
import { LAYER_WORDS } from '../../archive/layers';
import { counted, shortDay } from '../words';
import { soulColor } from './colors';
import { LAYER_MARKS } from './marks';
import { Tip } from './Tip';

/** Square pixels of a mark: of a memory that never came back, and of the one that came back most often. */
const SIZES: [number, number] = [90, 640];

const MARKED_DAYS = 7;

/** Every memory where and when it came: the higher the more significant, the larger the more often it came back. */
export default function MapChart({
  name,
  layers,
}: {
  name: string;
  layers: readonly { layer: MemoryLayer; points: readonly MapPoint[] }[];
}) {
  const now = useNow();
  const day = (at: number): string => shortDay(new Date(at).toISOString(), now);
  const times = layers.flatMap(({ points }) => points.map(({ at }) => at));
  const most = Math.max(1, ...layers.flatMap(({ points }) => points.map(({ references }) => references)));
  return (
    <ScatterChart
      responsive
      accessibilityLayer={false}
      style={{ width: '100%', height: 320 }}
      margin={{ top: 16, right: 20, bottom: 0, left: 0 }}
    >
      <CartesianGrid strokeDasharray="2 6" vertical={false} />
      <XAxis
        type="number"
        dataKey="at"
        domain={['dataMin', 'dataMax']}
        padding={{ left: 24, right: 24 }}
        tickFormatter={day}
        ticks={daysBetween(Math.min(...times), Math.max(...times), MARKED_DAYS)}
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
      <ZAxis type="number" dataKey="references" domain={[0, most]} range={SIZES} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--edge)', strokeDasharray: '2 4' }}
        content={({ active, payload }) => {
          const point = active ? (payload[0]?.payload as MapPoint | undefined) : undefined;
          return point ? (
            <Tip title={point.title}>
              <p className="text-soft">
                {day(point.at)} · significance {point.significance} of 10 · came back{' '}
                {counted(point.references, 'time')}
              </p>
            </Tip>
          ) : null;
        }}
      />
      {layers.map(({ layer, points }) => (
        <Scatter
          key={layer}
          name={LAYER_WORDS[layer].label}
          data={points}
          shape={LAYER_MARKS[layer].shape}
          fill={soulColor(name)}
          fillOpacity={LAYER_MARKS[layer].opacity}
          stroke={soulColor(name)}
          strokeWidth={1.5}
          isAnimationActive={false}
        />
      ))}
    </ScatterChart>
  );
}
