import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ThreadKey } from '@kinloom/contract';
import { useRestoreFocusOnClose } from '../../lib/use-restore-focus-on-close';
import { ErrorNote } from '../../ui/ErrorNote';
import { useSouls } from '../souls/use-souls';
import { RowSkeletons, Section } from './Section';
import { ThreadKeyForm } from './ThreadKeyForm';
import { ThreadKeyRow } from './ThreadKeyRow';
import { useRemoveThreadKey, useThreadKeys } from './use-account';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** The named ways in: each has a name, a sacred key that is never shown again, and a place that it opens. */
export function ThreadKeys() {
  const threads = useThreadKeys();
  const souls = useSouls();
  const remove = useRemoveThreadKey();
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<ThreadKey | null>(null);
  const adder = useRef<HTMLButtonElement>(null);

  useRestoreFocusOnClose(adding, () => adder.current?.focus());

  return (
    <Section
      title="Threads"
      intro="A second way in: a name and a sacred key lead straight to one place. Keep the key; it is not shown again. A thread stops working when it expires."
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
      {threads.data?.length === 0 && !adding && <p className="mb-4 text-soft">You have no threads yet.</p>}
      {threads.data && threads.data.length > 0 && (
        <ul aria-label="Threads" className="mb-4 divide-y divide-line">
          {threads.data.map((thread) => (
            <ThreadKeyRow key={thread.id} thread={thread} souls={souls.data ?? []} onRemove={() => setDoomed(thread)} />
          ))}
        </ul>
      )}
      {adding ? (
        <ThreadKeyForm souls={souls.data ?? []} onDone={() => setAdding(false)} />
      ) : (
        <button
          ref={adder}
          type="button"
          className="btn btn-quiet"
          disabled={!threads.data}
          onClick={() => setAdding(true)}
        >
          <Plus size={18} aria-hidden="true" />
          Add a thread
        </button>
      )}
      {doomed && (
        <Suspense>
          <Confirm
            title="Delete thread"
            question={`“${doomed.thread_name}” leads nowhere any more. Who came in by it stays in until the session ends.`}
            action="Delete thread"
            busy={remove.isPending}
            onConfirm={() => remove.mutate(doomed.id, { onSettled: () => setDoomed(null) })}
            onClose={() => setDoomed(null)}
            onFocusBack={(event) => {
              // What was pressed may be gone with the thread.
              event.preventDefault();
              adder.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
