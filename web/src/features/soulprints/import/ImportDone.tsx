import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportResult } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';
import { Confirm } from '../../../ui/Confirm';
import { SoulReady } from '../SoulReady';
import { useUndoImport } from '../use-imports';
import { ImportReportView } from './ImportReportView';
import { countText } from './import-report-texts';

/** Result of an import: counts, report, link to the soul, and undo. */
export function ImportDone({ result, onClose }: { result: ImportResult; onClose: () => void }) {
  const { companion, importId, memoriesCreated, messagesImported, report } = result;
  const [asking, setAsking] = useState(false);
  const undo = useUndoImport();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SoulReady soul={companion} text="is ready." onClose={onClose} />
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
      <ImportReportView report={report} />
      <div className="flex justify-end">
        <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
          <Undo2 size={18} aria-hidden="true" />
          Undo
        </button>
      </div>
      {asking && (
        <Confirm
          title="Undo this import"
          question={`${countText(memoriesCreated, 'memory', 'memories')} and ${countText(messagesImported, 'message')} of this import will be deleted, and ${companion.name} too if the import created it. This cannot be undone.`}
          action="Undo the import"
          busy={undo.isPending}
          onConfirm={() => undo.mutate(importId, { onSuccess: onClose, onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
