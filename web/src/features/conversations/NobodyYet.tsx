import { FileUp, Plus } from 'lucide-react';
import { TEXTS, type Companion } from '@kinloom/contract';
import { PlainHeader } from '../../ui/PlainHeader';
import { useSoulDialog } from '../soulprints/opening';
import { useCreateDialog } from '../souls/create-dialog';
import { useTitle } from '../../lib/title';
import { Avatar } from '../souls/Avatar';
import { Link } from 'wouter';

/** Nobody is chosen: say so, and offer the first step. */
export function NobodyYet({ souls }: { souls: readonly Companion[] | undefined }) {
  useTitle(null);
  const openCreate = useCreateDialog();
  const open = useSoulDialog();
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-(image:--room)">
      <PlainHeader title={TEXTS.product} />
      <div className="grid flex-1 place-items-center p-8 text-center">
        <div className="flex max-w-md flex-col items-center">
          {souls && souls.length > 0 && (
            <ul className="mb-10 flex flex-wrap justify-center gap-7">
              {souls.slice(0, 5).map((soul) => (
                <li key={soul.id}>
                  <Link href={`/?soul=${soul.id}`} aria-label={`Talk with ${soul.name}`} className="block rounded-full">
                    <Avatar soul={soul} size={64} halo="soft-shimmer" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <p className="font-display text-2xl text-balance">{TEXTS.main.empty}</p>
          {souls?.length === 0 && (
            <p className="mt-3 text-soft">A soul needs only a name and a nature. The rest grows as you talk.</p>
          )}
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <button type="button" className="btn btn-primary" onClick={openCreate}>
              <Plus size={18} aria-hidden="true" />
              {TEXTS.main.createSoul}
            </button>
            {souls?.length === 0 && (
              <button type="button" className="btn btn-quiet" onClick={() => open({ kind: 'import' })}>
                <FileUp size={18} aria-hidden="true" />
                Bring somebody you know
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
