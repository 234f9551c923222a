import { BookHeart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { TEXTS } from '@kinloom/contract';

const load = () => import('./KeepMemory');
const KeepMemory = lazy(load);

/** Opens the dialog that keeps a moment of the whole chat. On small screens the menu has it. */
export function KeepButton({ conversationId }: { conversationId: number }) {
  const [open, setOpen] = useState(false);
  const near = (): void => void load();
  return (
    <>
      <button
        type="button"
        className="icon-btn max-md:hidden"
        aria-label={TEXTS.memories.create}
        title={TEXTS.memories.create}
        aria-haspopup="dialog"
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(true)}
      >
        <BookHeart size={20} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <KeepMemory conversationId={conversationId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
