import { Card, Empty } from '../Card';
import { Charted } from '../Charted';
import { FeelingsChart } from '../charted';
import type { Looked } from '../InsightScreen';
import { ChartShape, Loaded } from '../Loaded';
import { weatherOf } from '../rows';
import { TalkLink } from '../TalkLink';
import { useTimeline } from '../use-insight';
import { capitalised } from '../../souls/soul-look';
import { useMedia } from '../../../lib/media';
import { useNow } from '../../../lib/now';
import { toTenths, weekName } from '../words';
import { Patterns } from './Patterns';
import { Resonance } from './Resonance';
import { Shifts } from './Shifts';

/** Weeks that are drawn: as many as can be told apart. All stand in the table. */
const WEEKS = { wide: 26, middle: 14, small: 8 };
const TITLE = 'Feelings over the weeks';

/** What was felt with a soul: when, how strongly, by what, and what it gave way to. */
export default function EmotionalMapping({ soul }: Looked) {
  const timeline = useTimeline(soul?.id ?? 0);
  const small = useMedia('(max-width: 719px)');
  const wide = useMedia('(min-width: 1100px)');
  const now = useNow();
  if (!soul) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Resonance soul={soul} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <Loaded
          query={timeline}
          failed="What you felt could not be read"
          shape={
            <div className="rounded-room border border-line bg-surface p-6">
              <ChartShape />
            </div>
          }
        >
          {({ points }) =>
            points.length === 0 ? (
              <Card title={TITLE}>
                <Empty step={<TalkLink souls={[soul]} soul={soul} className="btn btn-primary" />}>
                  Joy, wonder, worry: what you felt when you talked with {soul.name} will be drawn here, week by week.
                  It is read from your own words only.
                </Empty>
              </Card>
            ) : (
              <Charted
                title={TITLE}
                intro="Larger: in more messages. Stronger in colour: felt more strongly."
                table={{
                  columns: ['Week of', 'Feeling', 'Intensity (of 10)', 'Messages'],
                  rows: [...points]
                    .sort((a, b) => b.week.localeCompare(a.week) || b.messages - a.messages)
                    .map(({ week, emotion, intensity, messages }) => [
                      weekName(week, now),
                      capitalised(emotion),
                      toTenths(intensity),
                      messages,
                    ]),
                }}
              >
                <FeelingsChart weather={weatherOf(points, wide ? WEEKS.wide : small ? WEEKS.small : WEEKS.middle)} />
              </Charted>
            )
          }
        </Loaded>
        <Shifts query={timeline} />
      </div>
      <Patterns soul={soul} />
    </div>
  );
}
