import { Plus } from 'lucide-react';
import { TEXTS } from '@kinloom/contract';
import { Logo } from '../../ui/Logo';
import { useCreateDialog } from './soul-dialog-context';

/** Empty state without souls, with a create button. */
export function NoSouls({ children }: { children: string }) {
  const openCreate = useCreateDialog();
  return (
    <div className="grid flex-1 place-items-center px-6 py-16 text-center">
      <div className="flex max-w-md flex-col items-center">
        <Logo size={56} />
        <p className="mt-8 font-display text-2xl text-balance">{children}</p>
        <p className="mt-3 text-balance text-soft">
          A soul needs only a name and an archetype. The rest develops as you talk.
        </p>
        <button type="button" className="btn btn-primary mt-8" onClick={openCreate}>
          <Plus size={18} aria-hidden="true" />
          {TEXTS.main.createSoul}
        </button>
      </div>
    </div>
  );
}
