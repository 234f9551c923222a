import { BookHeart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { TEXTS } from '@kinloom/contract';

const load = () => import('./ConversationMemoryDialog');
const ConversationMemoryDialog = lazy(load);

/** Opens the shared-memory dialog for the conversation. Hidden on small screens, where the menu has this action. */
export function CreateMemoryButton({ conversationId }: { conversationId: number }) {
  const [open, setOpen] = useState(false);
  const preload = (): void => void load();
  return (
    <>
      <button
        type="button"
        className="icon-btn max-md:hidden"
        aria-label={TEXTS.memories.create}
        title={TEXTS.memories.create}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <BookHeart size={20} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <ConversationMemoryDialog conversationId={conversationId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
