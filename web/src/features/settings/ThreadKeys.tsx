import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ThreadKey } from '@kinloom/contract';
import { useFocusBack } from '../../lib/focus-back';
import { ErrorNote } from '../../ui/ErrorNote';
import { useSouls } from '../souls/use-souls';
import { destinationWords } from './account-words';
import { RowSkeletons, Section } from './Section';
import { ThreadKeyForm } from './ThreadKeyForm';
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

  useFocusBack(adding, () => adder.current?.focus());

  return (
    <Section
      title="Threads"
      intro="A second way in: a name and a sacred key lead straight to one place. Keep the key; it is not shown again."
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
            <li key={thread.id} className="flex items-center gap-4 py-2 first:pt-0">
              <KeyRound size={20} aria-hidden="true" className="flex-none text-soft" />
              <div className="min-w-0 flex-1">
                <p className="font-medium [overflow-wrap:anywhere]">{thread.thread_name}</p>
                <p className="text-sm text-soft [overflow-wrap:anywhere]">
                  Opens: {destinationWords(thread.redirect, souls.data ?? [])}
                </p>
              </div>
              <button
                type="button"
                className="icon-btn"
                aria-label={`Delete ${thread.thread_name}`}
                onClick={() => setDoomed(thread)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            </li>
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
