import { Archive, MessageCircle, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { type Companion, type SoulState, MANAGEMENT_TEXTS, PORTAL_TEXTS } from '@kinloom/contract';
import { DATE_LOCALE } from '../../lib/format/locale';
import { fullTime } from '../../lib/format/time';
import { Skeleton } from '../../ui/Skeleton';
import { Avatar, hueStyle } from '../souls/Avatar';
import { useSoulDialog } from '../souls/soul-dialog-context';
import { useSouls } from '../souls/use-souls';
import { ReloadButton, ReloadProgress } from './ReloadControls';
import { useReloads } from './reloads';
import type { ManagedSoul } from './use-soul-states';

const DeleteSoul = lazy(() => import('../souls/DeleteSoul'));
const dateFormat = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'medium' });

/** A soul of the overview with its counts. Clicking it selects it for the upload. */
export function SoulRow({ soul, chosen, onChoose }: { soul: ManagedSoul; chosen: boolean; onChoose: () => void }) {
  const { id, face, state, failed, retry } = soul;
  const companion = useSouls().data?.find((item) => item.id === id);
  const reloads = useReloads();
  const ownReload = reloads.find(({ soulId }) => soulId === id);
  return (
    <li
      className={`soul relative grid gap-4 rounded-card border p-4 ${chosen ? 'border-soul bg-raised' : 'border-line bg-surface hover:border-edge'}`}
      style={hueStyle(face.id)}
      aria-busy={!state && !failed}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="p-1">
          <Avatar
            soul={face}
            size={44}
            halo={state?.glow_state ?? 'none'}
            {...(state ? { drift: state.drift_state } : {})}
          />
        </span>
        <div className="min-w-32 flex-1">
          <h3 className="text-lg">
            <button
              type="button"
              aria-pressed={chosen}
              className="text-left [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-lamp"
              onClick={onChoose}
            >
              {face.name}
            </button>
          </h3>
          {state ? (
            <p className="text-sm text-soft">
              Last updated{' '}
              <time dateTime={state.last_updated} title={fullTime(state.last_updated)}>
                {dateFormat.format(new Date(state.last_updated))}
              </time>
            </p>
          ) : failed ? (
            <p className="text-sm text-soft">{PORTAL_TEXTS.unavailable}</p>
          ) : (
            <Skeleton className="mt-1 h-5 w-36" />
          )}
        </div>
        {/* Stacked above the click area that selects the soul. */}
        <span className="relative z-1 flex-none max-sm:w-full max-sm:*:w-full">
          {failed ? (
            <button type="button" className="btn btn-quiet" onClick={retry}>
              <RotateCcw size={17} aria-hidden="true" />
              Try again
              <span className="sr-only"> to reach {face.name}</span>
            </button>
          ) : (
            <ReloadButton
              soulId={id}
              label={MANAGEMENT_TEXTS.reloadMemory}
              hiddenLabel={`of ${face.name}`}
              isBlocked={reloads.some(({ soulId }) => soulId === null)}
            />
          )}
        </span>
      </div>
      {state && <Counts state={state} />}
      {companion && <SoulActions soul={companion} />}
      {ownReload && <ReloadProgress reload={ownReload} label={`Reload of ${face.name}`} />}
    </li>
  );
}

/** Where the soul can be talked to, read, edited and deleted. */
function SoulActions({ soul }: { soul: Companion }) {
  const openDialog = useSoulDialog();
  const [isDeleting, setDeleting] = useState(false);
  const closeDelete = (): void => setDeleting(false);
  const hidden = <span className="sr-only"> {soul.name}</span>;
  return (
    // Stacked above the click area that selects the soul.
    <div className="relative z-1 -mx-2 -my-2 flex flex-wrap gap-1">
      <Link href={`/?soul=${soul.id}`} className="row-act">
        <MessageCircle size={16} aria-hidden="true" />
        Talk
        <span className="sr-only"> with {soul.name}</span>
      </Link>
      <button type="button" className="row-act" onClick={() => openDialog({ kind: 'profile', soul })}>
        <PencilLine size={16} aria-hidden="true" />
        Edit
        {hidden}
      </button>
      <Link href={`/memory-archive?soul=${soul.id}`} className="row-act">
        <Archive size={16} aria-hidden="true" />
        Memories
        <span className="sr-only"> of {soul.name}</span>
      </Link>
      <button type="button" className="row-act ml-auto" onClick={() => setDeleting(true)}>
        <Trash2 size={16} aria-hidden="true" />
        Delete
        {hidden}
      </button>
      {isDeleting && (
        <Suspense>
          <DeleteSoul soul={soul} onDeleted={closeDelete} onClose={closeDelete} />
        </Suspense>
      )}
    </div>
  );
}

function Counts({
  state: { memory_count: memory, reflection_count: reflection, essence_count: essence, file_count: files },
}: {
  state: SoulState;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-3 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {[
          { type: 'memory', count: memory, many: 'memories' },
          { type: 'reflection', count: reflection, many: 'reflections' },
          { type: 'essence', count: essence, many: 'essences' },
        ].map(({ type, count, many }) => (
          <div key={type} className="flex flex-row-reverse gap-1.5" data-count={type}>
            <dt className="text-soft">{count === 1 ? type : many}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="font-semibold tabular-nums text-soft">{MANAGEMENT_TEXTS.files(files)}</p>
    </div>
  );
}
