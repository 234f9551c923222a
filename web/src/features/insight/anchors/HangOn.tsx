import { Spline } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { LIMITS, type ConversationAnchor, type ConversationThread } from '@kinloom/contract';
import { closeOnEscape } from '../../../lib/close-on-escape';
import { useThreads, useUpdateThread } from '../use-insight';
import { counted } from '../words';

const ThreadDialog = lazy(() => import('./ThreadDialog'));

/** The anchors of a thread with one more, or without it. */
function withAnchor({ anchorIds }: ConversationThread, id: number, on: boolean): number[] {
  const others = anchorIds.filter((one) => one !== id);
  return on ? [...others, id] : others;
}

/** Puts an anchor into threads and takes it out of them. */
export function HangOn({ anchor }: { anchor: ConversationAnchor }) {
  const { data: threads = [] } = useThreads();
  const update = useUpdateThread();
  const [open, setOpen] = useState(false);
  const [starting, setStarting] = useState(false);
  const within = threads.filter(({ anchorIds }) => anchorIds.includes(anchor.id));
  const words = within.length === 0 ? 'Put into a thread' : `In ${counted(within.length, 'thread')}`;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={`${words}: ${anchor.title}`}
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <Spline size={15} aria-hidden="true" />
        {words}
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
          const on = thread.anchorIds.includes(anchor.id);
          return (
            <label
              key={thread.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-soft px-2 hover:bg-lamp-wash"
            >
              <input
                type="checkbox"
                className="size-5 flex-none accent-(--lamp)"
                checked={on}
                disabled={update.isPending || (!on && thread.anchorIds.length >= LIMITS.threadAnchors)}
                onChange={() => update.mutate({ id: thread.id, anchorIds: withAnchor(thread, anchor.id, !on) })}
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
            setStarting(true);
          }}
        >
          Start a thread with it
        </button>
      </Popover.Content>
      {starting && (
        <Suspense>
          <ThreadDialog anchor={anchor} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </Popover.Root>
  );
}
