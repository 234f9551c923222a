import { Plus } from 'lucide-react';
import { TEXTS, MANAGEMENT_TEXTS } from '@kinloom/contract';
import { loadErrorText } from './upload-texts';
import { useCreateDialog } from '../souls/soul-dialog-context';

/** Error shown when the souls could not be loaded. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, description } = loadErrorText(error);
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5">
      <p>
        <strong className="font-semibold">{title}:</strong> <span className="text-soft">{description}</span>
      </p>
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Empty state without souls, with a create button. */
export function NoSoulsNotice() {
  const create = useCreateDialog();
  return (
    <div className="grid justify-items-center gap-6 rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <p className="max-w-sm font-display text-xl text-balance">{MANAGEMENT_TEXTS.noSouls}</p>
      <button type="button" className="btn btn-primary" onClick={create}>
        <Plus size={18} aria-hidden="true" />
        {TEXTS.main.createSoul}
      </button>
    </div>
  );
}
