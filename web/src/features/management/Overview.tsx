import { TEXTS, MANAGEMENT_TEXTS } from '@kinloom/contract';
import { Skeleton } from '../../ui/Skeleton';
import { SoulRow } from './SoulRow';
import { LoadError, NoSoulsNotice } from './notices';
import type { SoulStates } from './use-soul-states';

/** All souls with their memory counts. */
export function Overview({
  states: { souls, pending, error, retry },
  chosenId,
  onChoose,
}: {
  states: SoulStates;
  chosenId: number | null;
  onChoose: (id: number) => void;
}) {
  return (
    <section aria-labelledby="souls-overview" className="grid gap-4">
      <h2 id="souls-overview" className="text-2xl">
        {MANAGEMENT_TEXTS.overview}
      </h2>
      {(souls.length > 0 || pending) && (
        <p className="-mt-2 text-sm text-soft">
          {MANAGEMENT_TEXTS.reloadMemory} makes a soul read its memories and files again. Nothing is deleted.
        </p>
      )}
      {error ? (
        <LoadError error={error} onRetry={retry} />
      ) : pending ? (
        <RowSkeletons />
      ) : (
        souls.length === 0 && <NoSoulsNotice />
      )}
      {souls.length > 0 && (
        <ul aria-label={MANAGEMENT_TEXTS.overview} className="grid gap-3">
          {souls.map((soul) => (
            <SoulRow key={soul.id} soul={soul} chosen={soul.id === chosenId} onChoose={() => onChoose(soul.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RowSkeletons() {
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      {[1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid min-h-65 content-start gap-4 rounded-card border border-line bg-surface p-4 sm:min-h-42"
        >
          <div className="flex items-center gap-4 p-1">
            <Skeleton className="size-11 rounded-full" />
            <Skeleton className="h-6 w-40" />
          </div>
          <Skeleton className="h-5 w-full" />
        </div>
      ))}
    </div>
  );
}
