import { INSIGHT_LISTS, type Companion, type EmotionalPattern } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime } from '../../../lib/format/time';
import { capitalised, percent } from '../../souls/soul-appearance';
import { Card, Empty } from '../Card';
import { countedBreakdown, unweightedPart } from '../figures';
import { InsightQueryView } from '../InsightQueryView';
import { BreakdownPopover } from '../BreakdownPopover';
import { strongestPatterns } from '../chart-data';
import { usePatterns } from '../use-insight';
import { formatCount, formatTenths } from '../insight-text';

/** Strongest emotional patterns with triggers and outcomes. */
export function Patterns({ soul }: { soul: Companion }) {
  const patterns = usePatterns(soul.id);
  return (
    <Card title="Emotional patterns" intro="Your strongest and most frequent feelings, with their topics.">
      <InsightQueryView query={patterns} errorTitle="Your patterns could not be loaded">
        {(all) =>
          all.length === 0 ? (
            <Empty>
              Recurring feelings, their strength and what follows them are shown here once a feeling has occurred more
              than once.
            </Empty>
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-4">
              {strongestPatterns(all, INSIGHT_LISTS.emotions).map((pattern) => (
                <PatternRow key={pattern.id} pattern={pattern} />
              ))}
            </ul>
          )
        }
      </InsightQueryView>
    </Card>
  );
}

function PatternRow({ pattern }: { pattern: EmotionalPattern }) {
  const { emotion, intensity, frequency, triggers, outcomes, lastObserved } = pattern;
  const now = useNow();
  return (
    <li data-emotion={emotion} className="feeling-wash flex flex-col rounded-card border border-line p-4">
      <h3 className="feeling-name text-2xl">{capitalised(emotion)}</h3>
      <BreakdownPopover
        name={capitalised(emotion)}
        breakdown={countedBreakdown(
          'The mean intensity over its messages. Patterns are ordered by intensity × messages.',
          intensity,
          [
            unweightedPart('Intensity, of 10', intensity),
            unweightedPart('Messages with this feeling', frequency),
            unweightedPart('Intensity × messages', intensity * frequency),
          ],
        )}
        className="-mx-2 mt-1 grid min-h-11 gap-1.5 rounded-soft px-2 py-1.5 text-left hover:bg-lamp-wash"
      >
        <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
          <span className="block h-full rounded-full bg-(--feel)" style={{ width: percent(intensity / 10) }} />
        </span>
        <span className="text-sm text-soft">
          {formatTenths(intensity)} of 10 · in {formatCount(frequency, 'message')}
        </span>
      </BreakdownPopover>
      <dl className="mt-2 grid flex-1 content-start gap-3 text-sm">
        {triggers.length > 0 && <WordList name="When you spoke of" words={triggers} />}
        {outcomes.length > 0 && <WordList name="What came after" words={outcomes} />}
      </dl>
      <p className="mt-3 text-sm text-faint">Last felt {relativeTime(lastObserved, now)}</p>
    </li>
  );
}

function WordList({ name, words }: { name: string; words: readonly string[] }) {
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
