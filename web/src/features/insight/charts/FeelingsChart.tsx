import { CartesianGrid, Scatter, ScatterChart, Tooltip, XAxis, YAxis, ZAxis } from 'recharts';
import type { EmotionName } from '@kinloom/contract';
import { useNow } from '../../../lib/now';
import { capitalised } from '../../souls/soul-look';
import { mondays, type FeelingMark, type Weather } from '../rows';
import { counted, tenths, weekMarks, weekName } from '../words';
import { Tip } from './Tip';

/** Height of a feeling's row, and of what stands below the last, in pixels. */
const ROW = 38;
const FOOT = 44;
const DAY = 86_400_000;

/** What was felt in which week: the larger the more often, the stronger the colour the stronger it was. */
export default function FeelingsChart({ weather: { emotions, weeks, marks } }: { weather: Weather }) {
  const now = useNow();
  const first = weeks[0] ?? 0;
  const last = weeks.at(-1) ?? 0;
  const most = Math.max(1, ...marks.map(({ messages }) => messages));
  return (
    <ScatterChart
      responsive
      accessibilityLayer={false}
      style={{ width: '100%', height: emotions.length * ROW + FOOT }}
      margin={{ top: 4, right: 12, bottom: 4, left: 0 }}
    >
      <CartesianGrid strokeDasharray="2 6" vertical={false} horizontalValues={emotions.map((_, row) => row)} />
      <XAxis
        type="number"
        dataKey="at"
        domain={[first - 4 * DAY, last + 4 * DAY]}
        ticks={mondays(weeks)}
        interval="equidistantPreserveStart"
        tickFormatter={weekMarks(weeks)}
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
      <ZAxis type="number" dataKey="messages" domain={[0, most]} range={[40, 560]} />
      <Tooltip
        isAnimationActive={false}
        cursor={false}
        content={({ active, payload }) => {
          const mark = active ? (payload[0]?.payload as FeelingMark | undefined) : undefined;
          return mark ? (
            <Tip title={`${capitalised(mark.emotion)}, week of ${weekName(mark.week, now)}`}>
              <p className="text-soft">
                {tenths(mark.intensity)} of 10 · in {counted(mark.messages, 'message')}
              </p>
            </Tip>
          ) : null;
        }}
      />
      <Scatter data={marks} isAnimationActive={false} shape={Mark} />
    </ScatterChart>
  );
}

/** A faint feeling must still be seen. */
const FAINTEST = 0.35;

function Mark({ cx, cy, size, payload }: { cx?: number; cy?: number; size?: number; payload?: FeelingMark }) {
  if (!payload) return null;
  const emotion: EmotionName = payload.emotion;
  return (
    <circle
      className="feeling"
      data-emotion={emotion}
      cx={cx}
      cy={cy}
      r={Math.sqrt((size ?? 40) / Math.PI)}
      fillOpacity={FAINTEST + (1 - FAINTEST) * (payload.intensity / 10)}
    />
  );
}
