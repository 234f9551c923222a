import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { ErrorNote } from '../../ui/ErrorNote';
import { MenuButton } from '../../ui/MenuButton';
import { Skeleton } from '../../ui/Skeleton';
import { useCreateDialog } from './create-dialog';
import { SoulCard } from './SoulCard';
import { useDeleteSoul, useSouls } from './use-souls';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

export function SoulList() {
  const souls = useSouls();
  const openCreate = useCreateDialog();
  const [path, navigate] = useLocation();
  const [query] = useSearchParams();
  const [doomed, setDoomed] = useState<Companion | null>(null);
  const remove = useDeleteSoul();
  const selected = path === '/' ? Number(query.get('soul')) : 0;

  function confirmDelete(soul: Companion): void {
    remove.mutate(soul.id, {
      onSuccess: () => {
        setDoomed(null);
        if (selected === soul.id) navigate('/');
      },
      onError: (error) => {
        setDoomed(null);
        toast({ title: `${soul.name} could not be deleted`, description: textOf(error), tone: 'bad' });
      },
    });
  }

  return (
    <section aria-labelledby="souls-title" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center justify-between pl-1">
        <h2 id="souls-title" className="font-sans text-sm font-medium tracking-normal text-soft">
          {TEXTS.main.yourSouls}
        </h2>
        <MenuButton
          label="Add a soul"
          className="icon-btn"
          align="end"
          parts={[{ kind: 'item', label: TEXTS.main.createSoul, Icon: Plus, onSelect: openCreate }]}
        >
          <Plus size={20} aria-hidden="true" />
        </MenuButton>
      </div>
      <div className="-mx-4 mt-2 min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-4 py-1">
        {souls.isPending && <CardSkeletons />}
        {souls.error && (
          <ErrorNote title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
        )}
        {souls.data?.length === 0 && (
          <p className="rounded-card border border-dashed border-line p-4 text-sm text-soft">
            The souls you make will be here.
          </p>
        )}
        <ul className="grid gap-1">
          {souls.data?.map((soul) => (
            <SoulCard key={soul.id} soul={soul} selected={soul.id === selected} onDelete={() => setDoomed(soul)} />
          ))}
        </ul>
      </div>
      {doomed && (
        <Suspense>
          <Confirm
            title={TEXTS.main.deleteSoul}
            question={TEXTS.souls.deleteQuestion(doomed.name)}
            action={TEXTS.main.deleteSoul}
            busy={remove.isPending}
            onConfirm={() => confirmDelete(doomed)}
            onClose={() => setDoomed(null)}
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
