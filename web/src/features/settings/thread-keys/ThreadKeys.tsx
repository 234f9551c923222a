import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ThreadKey } from '@kinloom/contract';
import { useRestoreFocusOnClose } from '../../../lib/focus/use-restore-focus-on-close';
import { ErrorNote } from '../../../ui/ErrorNote';
import { useSouls } from '../../souls/use-souls';
import { RowSkeletons, Section } from '../../../ui/Section';
import { ThreadKeyForm } from './ThreadKeyForm';
import { ThreadKeyRow } from './ThreadKeyRow';
import { useDeleteThreadKey, useThreadKeys } from './use-thread-keys';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Lists the thread keys: each has a name, a write-only sacred key, and a destination. */
export function ThreadKeys() {
  const threads = useThreadKeys();
  const souls = useSouls();
  const remove = useDeleteThreadKey();
  const [isAdding, setIsAdding] = useState(false);
  const [pendingDelete, setPendingDelete] = useState<ThreadKey | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  useRestoreFocusOnClose(isAdding, () => addButton.current?.focus());

  return (
    <Section
      title="Threads"
      intro="Another way to sign in: whoever has the name and the sacred key is signed in to your whole account, and the chosen screen opens first. Keep the key: it is not shown again. A thread stops working when it expires."
    >
      {threads.isPending && (
        <div className="mb-4">
          <RowSkeletons rows={1} />
        </div>
      )}
      {threads.error && !threads.data && (
        <div className="mb-4">
          <ErrorNote
            title="Your threads could not be loaded"
            error={threads.error}
            onRetry={() => void threads.refetch()}
          />
        </div>
      )}
      {threads.data?.length === 0 && !isAdding && <p className="mb-4 text-soft">You have no threads yet.</p>}
      {threads.data && threads.data.length > 0 && (
        <ul aria-label="Threads" className="mb-4 divide-y divide-line">
          {threads.data.map((thread) => (
            <ThreadKeyRow
              key={thread.id}
              thread={thread}
              souls={souls.data ?? []}
              onRemove={() => setPendingDelete(thread)}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <ThreadKeyForm souls={souls.data ?? []} onDone={() => setIsAdding(false)} />
      ) : (
        <button
          ref={addButton}
          type="button"
          className="btn btn-quiet"
          disabled={!threads.data}
          onClick={() => setIsAdding(true)}
        >
          <Plus size={18} aria-hidden="true" />
          Add a thread
        </button>
      )}
      {pendingDelete && (
        <Suspense>
          <Confirm
            title="Delete thread"
            question={`“${pendingDelete.thread_name}” can no longer be used to sign in. Sessions that it opened continue until they end.`}
            action="Delete thread"
            busy={remove.isPending}
            onConfirm={() => remove.mutate(pendingDelete.id, { onSettled: () => setPendingDelete(null) })}
            onClose={() => setPendingDelete(null)}
            onFocusBack={(event) => {
              // The pressed button may have been removed with the thread.
              event.preventDefault();
              addButton.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
