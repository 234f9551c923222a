import { FileUp, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { useTitle } from '../../../lib/browser/title';
import { ErrorNote } from '../../../ui/ErrorNote';
import { PlainHeader } from '../../../ui/PlainHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { useSoulDialog, useCreateDialog } from '../../souls/soul-dialog-context';
import { Avatar } from '../../souls/Avatar';
import { useSouls } from '../../souls/use-souls';

/** Maximum number of souls shown; the sidebar or drawer lists all of them. */
const MAX_SOULS = 5;

/** Empty state of the main screen when no soul is selected. */
export default function EmptyConversations() {
  useTitle(null);
  const souls = useSouls();
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-(image:--room)">
      <PlainHeader title={TEXTS.product} />
      <div className="grid flex-1 place-items-center px-5 py-8 text-center">
        {souls.data ? (
          <GetStarted souls={souls.data} />
        ) : souls.error ? (
          <ErrorNote title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
        ) : (
          <LoadingShape />
        )}
      </div>
    </div>
  );
}

function GetStarted({ souls }: { souls: readonly Companion[] }) {
  const openCreate = useCreateDialog();
  const open = useSoulDialog();
  return (
    <div className="flex max-w-xl flex-col items-center">
      {souls.length > 0 && (
        <ul className="mb-8 flex flex-wrap justify-center gap-x-1 gap-y-4">
          {souls.slice(0, MAX_SOULS).map((soul) => (
            <li key={soul.id}>
              <Link
                href={`/?soul=${soul.id}`}
                aria-label={`Talk with ${soul.name}`}
                className="flex w-28 flex-col items-center gap-3 rounded-card px-1 pt-3 pb-2 hover:bg-lamp-wash"
              >
                <Avatar soul={soul} size={64} halo="soft-shimmer" />
                <span className="max-w-full truncate text-sm">{soul.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-md font-display text-2xl text-balance">{TEXTS.main.empty}</p>
      {souls.length === 0 && (
        <p className="mt-3 max-w-md text-balance text-soft">
          A soul needs only a name and an archetype. The rest develops as you talk.
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className="btn btn-primary" onClick={openCreate}>
          <Plus size={18} aria-hidden="true" />
          {TEXTS.main.createSoul}
        </button>
        {souls.length === 0 && (
          <button type="button" className="btn btn-quiet" onClick={() => open({ kind: 'import' })}>
            <FileUp size={18} aria-hidden="true" />
            Import a soul
          </button>
        )}
      </div>
    </div>
  );
}

function LoadingShape() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col items-center">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      <div className="flex gap-10">
        {[1, 2, 3].map((face) => (
          <Skeleton key={face} className="size-16 rounded-full" />
        ))}
      </div>
      <Skeleton className="mt-12 h-16 w-72" />
      <Skeleton className="mt-8 h-11 w-44 rounded-card" />
    </div>
  );
}
