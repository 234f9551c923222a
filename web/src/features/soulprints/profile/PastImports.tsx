import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Companion, ImportRecord } from '@kinloom/contract';
import { fullTime } from '../../../lib/format/time';
import { Confirm } from '../../../ui/Confirm';
import { ErrorNote } from '../../../ui/ErrorNote';
import { countText, formatLabel } from '../import/import-report-texts';
import { useImports, useUndoImport } from '../use-imports';

const KIND_LABELS: Record<ImportRecord['kind'], string> = {
  soulprint: 'Soulprint',
  'multi-file': 'Several files',
  enhance: 'Files added',
  card: 'Character card',
};

/** Past imports of a soul, each with undo. */
export function PastImports({ soul }: { soul: Companion }) {
  const imports = useImports();
  const undo = useUndoImport();
  const [pendingUndo, setPendingUndo] = useState<ImportRecord | null>(null);
  const soulImports = imports.data?.filter(({ companionId }) => companionId === soul.id) ?? [];
  if (imports.error) {
    return (
      <ErrorNote
        title="Past imports could not be loaded"
        error={imports.error}
        onRetry={() => void imports.refetch()}
      />
    );
  }
  if (soulImports.length === 0) return null;
  return (
    <section aria-label="Past imports" className="grid gap-3">
      <h3 className="text-lg">Past imports</h3>
      <ul className="grid gap-2">
        {soulImports.map((record) => (
          <li key={record.id} className="flex items-center gap-3 rounded-soft bg-ground py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1 py-1">
              <span className="block [overflow-wrap:anywhere]">
                {KIND_LABELS[record.kind]}
                {record.report && ` · ${formatLabel(record.report.format)}`}
              </span>
              <span className="block text-sm text-soft">
                {fullTime(record.createdAt)}
                {record.report && ` · ${countText(record.report.kept, 'message')}`}
              </span>
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Undo ${KIND_LABELS[record.kind]} of ${fullTime(record.createdAt)}`}
              onClick={() => setPendingUndo(record)}
            >
              <Undo2 size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {pendingUndo && (
        <Confirm
          title="Undo this import"
          question={`Everything that this import added will be deleted, and ${soul.name} too if the import created it. This cannot be undone.`}
          action="Undo the import"
          busy={undo.isPending}
          onConfirm={() => undo.mutate(pendingUndo.id, { onSettled: () => setPendingUndo(null) })}
          onClose={() => setPendingUndo(null)}
        />
      )}
    </section>
  );
}
