import { TEXTS } from '@kinloom/contract';
import { Skeleton } from '../../../ui/Skeleton';

/** Placeholder while a conversation loads. */
export function ChatSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      className="mx-auto flex w-full max-w-3xl flex-1 flex-col justify-end gap-6 px-4 pb-40 md:px-8"
    >
      <span className="sr-only">{TEXTS.shell.loading}</span>
      <Skeleton className="h-12 w-1/2 self-end rounded-room" />
      <div className="flex gap-3">
        <Skeleton className="size-9 flex-none rounded-full" />
        <Skeleton className="h-24 w-3/4 rounded-room" />
      </div>
      <Skeleton className="h-12 w-1/3 self-end rounded-room" />
      <div className="flex gap-3">
        <Skeleton className="size-9 flex-none rounded-full" />
        <Skeleton className="h-16 w-2/3 rounded-room" />
      </div>
    </div>
  );
}
