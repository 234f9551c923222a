import { Spline } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { LIMITS, type ConversationAnchor, type ConversationThread } from '@kinloom/contract';
import { closeOnEscape } from '../../../lib/focus/close-on-escape';
import { useThreads, useUpdateThread } from '../use-insight';
import { formatCount } from '../insight-text';

const ThreadDialog = lazy(() => import('./ThreadDialog'));

/** Returns the thread's anchor ids with or without an anchor. */
function toggleAnchor({ anchorIds }: ConversationThread, id: number, isIncluded: boolean): number[] {
  const others = anchorIds.filter((other) => other !== id);
  return isIncluded ? [...others, id] : others;
}

/** Adds an anchor to threads or removes it from them. */
export function ThreadMembership({ anchor }: { anchor: ConversationAnchor }) {
  const { data: threads = [] } = useThreads();
  const update = useUpdateThread();
  const [open, setOpen] = useState(false);
  const [isStartingThread, setIsStartingThread] = useState(false);
  const ownThreads = threads.filter(({ anchorIds }) => anchorIds.includes(anchor.id));
  const label = ownThreads.length === 0 ? 'Put into a thread' : `In ${formatCount(ownThreads.length, 'thread')}`;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={`${label}: ${anchor.title}`}
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <Spline size={15} aria-hidden="true" />
        {label}
      </Popover.Trigger>
      <Popover.Content
        onKeyDown={closeOnEscape(() => setOpen(false))}
        align="start"
        sideOffset={4}
        collisionPadding={12}
        aria-label={`Threads of ${anchor.title}`}
        className="float sheet z-40 grid max-h-(--radix-popover-content-available-height) w-[min(20rem,calc(100vw-24px))] overflow-y-auto p-3"
      >
        {threads.map((thread) => {
          const isIncluded = thread.anchorIds.includes(anchor.id);
          return (
            <label
              key={thread.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-soft px-2 hover:bg-lamp-wash"
            >
              <input
                type="checkbox"
                className="size-5 flex-none accent-(--lamp)"
                checked={isIncluded}
                disabled={update.isPending || (!isIncluded && thread.anchorIds.length >= LIMITS.threadAnchors)}
                onChange={() =>
                  update.mutate({ id: thread.id, anchorIds: toggleAnchor(thread, anchor.id, !isIncluded) })
                }
              />
              <span className="min-w-0 flex-1 py-1.5 leading-snug [overflow-wrap:anywhere]">{thread.title}</span>
            </label>
          );
        })}
        <button
          type="button"
          className="btn btn-quiet mt-2 min-h-11 text-sm"
          onClick={() => {
            setOpen(false);
            setIsStartingThread(true);
          }}
        >
          Start a thread with it
        </button>
      </Popover.Content>
      {isStartingThread && (
        <Suspense>
          <ThreadDialog anchor={anchor} onClose={() => setIsStartingThread(false)} />
        </Suspense>
      )}
    </Popover.Root>
  );
}
