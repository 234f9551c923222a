import type { SoulState } from '@kinloom/contract';
import { Skeleton } from '../../../ui/Skeleton';
import { countDrift } from './presence';

/** Number of souls per drift state. `known` is false until the first state is loaded. */
export function PresenceCounts({ states, known }: { states: readonly SoulState[]; known: boolean }) {
  return (
    <section aria-label="Souls by state">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {countDrift(states).map(({ drift, count }) => (
          <div key={drift} className="flex flex-col-reverse" data-count={drift}>
            <dt className="text-sm text-soft">{drift}</dt>
            <dd className="font-display text-3xl leading-none font-semibold tabular-nums">
              {known ? count : <Skeleton className="h-8 w-6" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
