import { INSIGHT_LISTS, type Companion, type EmotionalPattern } from '@kinloom/contract';
import { useNow } from '../../../lib/now';
import { relativeTime } from '../../../lib/time';
import { capitalised, percent } from '../../souls/soul-look';
import { Card, Empty } from '../Card';
import { countedFrom, plain } from '../figures';
import { Loaded, RowShapes } from '../Loaded';
import { MadeOf } from '../MadeOf';
import { strongest } from '../rows';
import { usePatterns } from '../use-insight';
import { counted, tenths } from '../words';

/** The feelings that come most strongly and most often: by what they are stirred, and what they turn into. */
export function Patterns({ soul }: { soul: Companion }) {
  const patterns = usePatterns(soul.id);
  return (
    <Card
      title="Emotional patterns"
      intro="The feelings that come most strongly and most often, and what goes with them."
    >
      <Loaded query={patterns} failed="Your patterns could not be read" shape={<RowShapes rows={2} className="h-36" />}>
        {(all) =>
          all.length === 0 ? (
            <Empty>
              What stirs you, how strongly, and what it turns into will be here once you felt it more than once.
            </Empty>
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-4">
              {strongest(all, INSIGHT_LISTS.emotions).map((pattern) => (
                <One key={pattern.id} pattern={pattern} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function One({ pattern }: { pattern: EmotionalPattern }) {
  const { emotion, intensity, frequency, triggers, outcomes, lastObserved } = pattern;
  const now = useNow();
  return (
    <li data-emotion={emotion} className="feeling-wash flex flex-col rounded-card border border-line p-4">
      <h3 className="feeling-name text-2xl">{capitalised(emotion)}</h3>
      <MadeOf
        name={capitalised(emotion)}
        made={countedFrom(
          'The mean of how strongly it was felt in its messages. Patterns are ordered by intensity times messages.',
          intensity,
          [
            plain('Intensity, of 10', intensity),
            plain('Messages it was felt in', frequency),
            plain('Intensity × messages', intensity * frequency),
          ],
        )}
        className="-mx-2 mt-1 grid min-h-11 gap-1.5 rounded-soft px-2 py-1.5 text-left hover:bg-lamp-wash"
      >
        <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
          <span className="block h-full rounded-full bg-(--feel)" style={{ width: percent(intensity / 10) }} />
        </span>
        <span className="text-sm text-soft">
          {tenths(intensity)} of 10 · in {counted(frequency, 'message')}
        </span>
      </MadeOf>
      <dl className="mt-2 grid flex-1 content-start gap-3 text-sm">
        {triggers.length > 0 && <Said name="When you spoke of" words={triggers} />}
        {outcomes.length > 0 && <Said name="What came after" words={outcomes} />}
      </dl>
      <p className="mt-3 text-sm text-faint">Last felt {relativeTime(lastObserved, now)}</p>
    </li>
  );
}

function Said({ name, words }: { name: string; words: readonly string[] }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="mt-1 flex flex-wrap gap-1.5">
        {words.map((word) => (
          <span key={word} className="rounded-full border border-line px-2.5 py-0.5 [overflow-wrap:anywhere]">
            {word}
          </span>
        ))}
      </dd>
    </div>
  );
}
