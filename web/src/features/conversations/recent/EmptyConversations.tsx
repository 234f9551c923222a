import { FileUp, Plus } from 'lucide-react';
import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../../../lib/browser/title';
import { ErrorNote } from '../../../ui/ErrorNote';
import { PlainHeader } from '../../../ui/PlainHeader';
import { useSoulDialog, useCreateDialog } from '../../souls/soul-dialog-context';

/** The souls' query: without souls, or failed. */
export interface EmptyConversationsProps {
  souls: { error: Error | null; refetch: () => unknown };
}

/** Main screen without a conversation to open. */
export default function EmptyConversations({ souls }: EmptyConversationsProps) {
  useTitle(null);
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-(image:--room)">
      <PlainHeader title={TEXTS.product} />
      <div className="grid flex-1 place-items-center px-5 py-8 text-center">
        {souls.error ? (
          <ErrorNote title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
        ) : (
          <GetStarted />
        )}
      </div>
    </div>
  );
}

function GetStarted() {
  const openCreate = useCreateDialog();
  const open = useSoulDialog();
  return (
    <div className="flex max-w-xl flex-col items-center">
      <p className="max-w-md font-display text-2xl text-balance">{TEXTS.main.empty}</p>
      <p className="mt-3 max-w-md text-balance text-soft">
        A soul needs only a name and an archetype. The rest develops as you talk.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className="btn btn-primary" onClick={openCreate}>
          <Plus size={18} aria-hidden="true" />
          {TEXTS.main.createSoul}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => open({ kind: 'import' })}>
          <FileUp size={18} aria-hidden="true" />
          Import a soul
        </button>
      </div>
    </div>
  );
}
