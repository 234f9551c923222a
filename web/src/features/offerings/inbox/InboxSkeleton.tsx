import { TEXTS } from '@kinloom/contract';
import { Skeleton } from '../../../ui/Skeleton';

/** Loading placeholder of the inbox. */
export function InboxSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      className="min-h-0 flex-1 overflow-hidden wide:grid wide:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <span className="sr-only">{TEXTS.shell.loading}</span>
      <div className="grid content-start gap-2 px-4 pt-14 md:px-8 wide:border-r wide:border-line wide:px-4">
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex gap-4 rounded-card border border-line bg-surface p-4">
            <Skeleton className="size-10 flex-none rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-full" />
              <Skeleton className="h-3 w-4/5" />
            </div>
          </div>
        ))}
      </div>
      <div className="hidden content-start gap-6 p-8 wide:grid">
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  );
}
