import { Plus, UsersRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { useRestoreFocusOnClose } from '../../lib/focus/use-restore-focus-on-close';
import { ErrorNote } from '../../ui/ErrorNote';
import { createMenuButton } from '../../ui/MenuButton';
import { Skeleton } from '../../ui/Skeleton';
import { soulOfAddress, unreadSouls } from '../../features/conversations/recent/recent-conversations';
import { useConversations } from '../../features/conversations/cache/use-conversations';
import { SoulCard } from './SoulCard';
import { useSouls } from '../../features/souls/use-souls';

const loadSelect = () => import('./SelectSouls');
const SelectSouls = lazy(loadSelect);
const AddSoulMenu = createMenuButton<object>(() => import('../../features/soulprints/AddSoulMenu'));
const DeleteSoul = lazy(() => import('../../features/souls/DeleteSoul'));

export function SoulList() {
  const souls = useSouls();
  const [path, navigate] = useLocation();
  const [query] = useSearchParams();
  const [pendingDelete, setPendingDelete] = useState<Companion | null>(null);
  const [selecting, setSelecting] = useState(false);
  const groupButton = useRef<HTMLButtonElement>(null);
  useRestoreFocusOnClose(selecting, () => groupButton.current?.focus({ preventScroll: true }));
  const { data: conversations } = useConversations();
  const unread = unreadSouls(conversations ?? []);
  const selected = soulOfAddress(path, query, conversations ?? []);

  if (selecting && souls.data) {
    return (
      <section aria-labelledby="souls-title" className="flex min-h-60 flex-1 flex-col">
        <Suspense fallback={<CardSkeletons />}>
          <SelectSouls souls={souls.data} onClose={() => setSelecting(false)} />
        </Suspense>
      </section>
    );
  }

  const preload = (): void => void loadSelect();
  return (
    <section aria-labelledby="souls-title" className="flex min-h-60 flex-1 flex-col">
      <div className="flex items-center pl-1">
        <h2 id="souls-title" className="min-w-0 flex-1 font-sans text-sm font-medium tracking-normal text-soft">
          {TEXTS.main.yourSouls}
        </h2>
        {souls.data && souls.data.length > 1 && (
          <button
            ref={groupButton}
            type="button"
            className="row-act"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setSelecting(true)}
          >
            <UsersRound size={16} aria-hidden="true" />
            {TEXTS.main.group}
          </button>
        )}
        <AddSoulMenu label="Add a soul" className="icon-btn">
          <Plus size={20} aria-hidden="true" />
        </AddSoulMenu>
      </div>
      <div className="-mx-4 mt-2 min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-4 py-1">
        {souls.isPending && <CardSkeletons />}
        {souls.error && (
          <ErrorNote title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
        )}
        {souls.data?.length === 0 && (
          <p className="rounded-card border border-dashed border-line p-4 text-sm text-soft">
            You have no souls yet. Create one to start a conversation.
          </p>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {souls.data?.map((soul) => (
            <SoulCard
              key={soul.id}
              soul={soul}
              selected={soul.id === selected}
              unread={unread.has(soul.id)}
              onDelete={() => setPendingDelete(soul)}
            />
          ))}
        </ul>
      </div>
      {pendingDelete && (
        <Suspense>
          <DeleteSoul
            soul={pendingDelete}
            onDeleted={() => selected === pendingDelete.id && navigate('/')}
            onClose={() => setPendingDelete(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function CardSkeletons() {
  return (
    <div role="status" aria-busy="true" className="grid gap-1">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-4 px-3 py-2.5">
          <Skeleton className="size-[42px] flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
