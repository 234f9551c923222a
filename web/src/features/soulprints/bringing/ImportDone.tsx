import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportResult } from '@kinloom/contract';
import { formatNumber } from '../../../lib/locale';
import { Confirm } from '../../../ui/Confirm';
import { SoulHere } from '../SoulHere';
import { useUndo } from '../use-imports';
import { Report } from './Report';
import { counted } from './words';

/** What an import brought; and the way to the soul, or back. */
export function ImportDone({ result, onClose }: { result: ImportResult; onClose: () => void }) {
  const { companion, importId, memoriesCreated, messagesImported, report } = result;
  const [asking, setAsking] = useState(false);
  const undo = useUndo();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SoulHere soul={companion} words="is here." onClose={onClose} />
      <dl className="grid grid-cols-2 gap-3 text-center">
        {[
          { name: memoriesCreated === 1 ? 'memory created' : 'memories created', count: memoriesCreated },
          { name: messagesImported === 1 ? 'message imported' : 'messages imported', count: messagesImported },
        ].map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse rounded-card bg-ground p-4">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-display text-3xl tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <Report report={report} />
      <div className="flex justify-end">
        <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
          <Undo2 size={18} aria-hidden="true" />
          Undo
        </button>
      </div>
      {asking && (
        <Confirm
          title="Undo this import"
          question={`${counted(memoriesCreated, 'memory', 'memories')} and ${counted(messagesImported, 'message')} that came with it go, and ${companion.name} too if it was made by it. This cannot be undone.`}
          action="Undo the import"
          busy={undo.isPending}
          onConfirm={() => undo.mutate(importId, { onSuccess: onClose, onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
