import type { Companion, EmotionPoint } from '@kinloom/contract';
import { Card, Empty } from '../Card';
import { ChartCard } from '../ChartCard';
import { FeelingsChart } from '../lazy-charts';
import type { InsightTabProps } from '../InsightScreen';
import { InsightQueryView, LoadedTab, TabSkeleton } from '../InsightQueryView';
import { emotionChartData, hasCourse } from '../chart-data';
import { TalkLink } from '../TalkLink';
import { usePatterns, useResonance, useTimeline } from '../use-insight';
import { capitalised } from '../../souls/soul-appearance';
import { useMedia } from '../../../lib/browser/media';
import { useNow } from '../../../lib/format/now';
import { roundToTenths, formatInterval, NOT_ENOUGH_YET } from '../insight-text';
import { Patterns } from './Patterns';
import { Resonance } from './Resonance';
import { Shifts } from './Shifts';

/** Number of days or weeks drawn by screen size; the table lists all. */
const WEEKS_SHOWN = { wide: 26, middle: 14, small: 8 };
const TITLE = 'Feelings over time';

/** Emotions over time with patterns and shifts. */
export default function EmotionalMapping({ soul }: InsightTabProps) {
  return soul ? <SoulEmotions soul={soul} /> : <TabSkeleton />;
}

function SoulEmotions({ soul }: { soul: Companion }) {
  const timeline = useTimeline(soul.id);
  return (
    <LoadedTab queries={[timeline, useResonance(soul.id), usePatterns(soul.id)]}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Resonance soul={soul} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
          <InsightQueryView query={timeline} errorTitle="Your feelings could not be loaded">
            {({ points }) =>
              points.length === 0 ? (
                <Card title={TITLE}>
                  <Empty step={<TalkLink souls={[soul]} soul={soul} className="btn btn-primary" />}>
                    What you felt in conversations with {soul.name} is shown here over time. It is detected in your own
                    messages only.
                  </Empty>
                </Card>
              ) : !hasCourse(points) ? (
                <Card title={TITLE}>
                  <Empty>{NOT_ENOUGH_YET}</Empty>
                </Card>
              ) : (
                <FeelingsCard points={points} />
              )
            }
          </InsightQueryView>
          <Shifts query={timeline} />
        </div>
        <Patterns soul={soul} />
      </div>
    </LoadedTab>
  );
}

function FeelingsCard({ points }: { points: readonly EmotionPoint[] }) {
  const small = useMedia('(max-width: 719px)');
  const wide = useMedia('(min-width: 1100px)');
  const now = useNow();
  return (
    <ChartCard
      title={TITLE}
      intro="Size: number of messages. Colour: intensity."
      table={{
        columns: ['Time', 'Feeling', 'Intensity (of 10)', 'Messages'],
        rows: [...points]
          .sort((a, b) => b.week.localeCompare(a.week) || b.messages - a.messages)
          .map((point) => [
            formatInterval(point, now),
            capitalised(point.emotion),
            roundToTenths(point.intensity),
            point.messages,
          ]),
      }}
    >
      <FeelingsChart
        weather={emotionChartData(points, wide ? WEEKS_SHOWN.wide : small ? WEEKS_SHOWN.small : WEEKS_SHOWN.middle)}
      />
    </ChartCard>
  );
}
