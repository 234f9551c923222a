import { CartesianGrid, Scatter, ScatterChart, Tooltip, XAxis, YAxis, ZAxis } from 'recharts';
import type { EmotionName } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { capitalised } from '../../souls/soul-appearance';
import { intervalTicks, type EmotionMark, type EmotionChartData } from '../chart-data';
import { formatCount, formatTenths, weekTickFormat, formatInterval } from '../insight-text';
import { ChartTooltip } from './ChartTooltip';
import { emotionChartHeight } from './heights';

const DAY = 86_400_000;

/** Emotions per day or week: size shows the number of messages, opacity the intensity. */
export default function EmotionChart({ weather: { emotions, weeks, days, marks } }: { weather: EmotionChartData }) {
  const now = useNow();
  const first = weeks[0] ?? 0;
  const last = weeks.at(-1) ?? 0;
  const maxMessages = Math.max(1, ...marks.map(({ messages }) => messages));
  return (
    <ScatterChart
      responsive
      accessibilityLayer={false}
      style={{ width: '100%', height: emotionChartHeight(emotions.length) }}
      margin={{ top: 4, right: 12, bottom: 4, left: 0 }}
    >
      <CartesianGrid strokeDasharray="2 6" vertical={false} horizontalValues={emotions.map((_, row) => row)} />
      <XAxis
        type="number"
        dataKey="at"
        domain={[first - 0.6 * days * DAY, last + 0.6 * days * DAY]}
        ticks={intervalTicks(weeks, days)}
        interval="equidistantPreserveStart"
        tickFormatter={weekTickFormat(weeks)}
        tickMargin={8}
        minTickGap={20}
        tickLine={false}
      />
      <YAxis
        type="number"
        dataKey="row"
        reversed
        domain={[-0.6, emotions.length - 0.4]}
        ticks={emotions.map((_, row) => row)}
        interval={0}
        width={116}
        axisLine={false}
        tickLine={false}
        tick={({ x, y, payload }) => {
          const emotion = emotions[Number(payload.value)];
          return (
            <text x={Number(x) - 6} y={y} dy="0.35em" textAnchor="end" className="feeling-name" data-emotion={emotion}>
              {emotion && capitalised(emotion)}
            </text>
          );
        }}
      />
      <ZAxis type="number" dataKey="messages" domain={[0, maxMessages]} range={[40, 560]} />
      <Tooltip
        isAnimationActive={false}
        cursor={false}
        content={({ active, payload }) => {
          const mark = active ? (payload[0]?.payload as EmotionMark | undefined) : undefined;
          return mark ? (
            <ChartTooltip title={`${capitalised(mark.emotion)}, ${formatInterval(mark, now)}`}>
              <p className="text-soft">
                {formatTenths(mark.intensity)} of 10 · in {formatCount(mark.messages, 'message')}
              </p>
            </ChartTooltip>
          ) : null;
        }}
      />
      <Scatter data={marks} isAnimationActive={false} shape={EmotionDot} />
    </ScatterChart>
  );
}

/** Minimum opacity, so that weak emotions stay visible. */
const MIN_OPACITY = 0.35;

function EmotionDot({ cx, cy, size, payload }: { cx?: number; cy?: number; size?: number; payload?: EmotionMark }) {
  if (!payload) return null;
  const emotion: EmotionName = payload.emotion;
  return (
    <circle
      className="feeling"
      data-emotion={emotion}
      cx={cx}
      cy={cy}
      r={Math.sqrt((size ?? 40) / Math.PI)}
      fillOpacity={MIN_OPACITY + (1 - MIN_OPACITY) * (payload.intensity / 10)}
    />
  );
}
