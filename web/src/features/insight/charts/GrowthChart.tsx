import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useNow } from '../../../lib/now';
import { mondays, type GrowthRow, type Line as SoulLine } from '../rows';
import { number, weekMarks, weekName } from '../words';
import { DASHES, soulColor } from './colors';
import { Tip, TipRow } from './Tip';

/** Points up to which each is marked on its line; one alone draws no line, and would not be seen. */
const MARKED = 16;

/** A line for each soul, week by week. */
export default function GrowthChart({
  rows,
  lines,
  unit = '',
  top,
}: {
  rows: readonly GrowthRow[];
  lines: readonly SoulLine[];
  unit?: string;
  /** The most there can be, where that is known. */
  top?: number;
}) {
  const now = useNow();
  const weeks = rows.map(({ at }) => at);
  return (
    <LineChart
      responsive
      accessibilityLayer={false}
      data={rows}
      style={{ width: '100%', height: 280 }}
      margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} strokeDasharray="2 6" />
      <XAxis
        type="number"
        scale="time"
        dataKey="at"
        domain={['dataMin', 'dataMax']}
        padding={{ left: 12, right: 12 }}
        tickFormatter={weekMarks(weeks)}
        ticks={mondays(weeks)}
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
        domain={[0, top ?? 'auto']}
        unit={unit}
        tickFormatter={number}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--edge)', strokeDasharray: '2 4' }}
        content={({ active, payload, label }) =>
          active && typeof label === 'number' ? (
            <Tip title={`Week of ${weekName(new Date(label).toISOString(), now)}`}>
              {lines.map(({ id, name }) => {
                const value: unknown = payload.find(({ dataKey }) => dataKey === String(id))?.value;
                return (
                  typeof value === 'number' && (
                    <TipRow key={id} color={soulColor(name)} label={name} value={`${number(value)}${unit}`} />
                  )
                );
              })}
            </Tip>
          ) : null
        }
      />
      {lines.map(({ id, name }, place) => (
        <Line
          key={id}
          dataKey={String(id)}
          name={name}
          type="monotone"
          stroke={soulColor(name)}
          strokeWidth={2.5}
          strokeDasharray={DASHES[place % DASHES.length]}
          dot={
            rows.filter((row) => row[id] !== undefined).length <= MARKED
              ? { r: 3, fill: soulColor(name), strokeWidth: 0, strokeDasharray: '0' }
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
