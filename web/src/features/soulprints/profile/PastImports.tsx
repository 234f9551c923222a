import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Companion, ImportRecord } from '@kinloom/contract';
import { fullTime } from '../../../lib/time';
import { Confirm } from '../../../ui/Confirm';
import { ErrorNote } from '../../../ui/ErrorNote';
import { counted, programOf } from '../bringing/words';
import { useImports, useUndo } from '../use-imports';

const KINDS: Record<ImportRecord['kind'], string> = {
  soulprint: 'Soulprint',
  'multi-file': 'Several files',
  enhance: 'Files added',
  card: 'Character card',
};

/** What was brought to a soul, each of which can be taken back. */
export function PastImports({ soul }: { soul: Companion }) {
  const imports = useImports();
  const undo = useUndo();
  const [asking, setAsking] = useState<ImportRecord | null>(null);
  const own = imports.data?.filter(({ companionId }) => companionId === soul.id) ?? [];
  if (imports.error) {
    return (
      <ErrorNote title="Past imports could not be read" error={imports.error} onRetry={() => void imports.refetch()} />
    );
  }
  if (own.length === 0) return null;
  return (
    <section aria-label="Past imports" className="grid gap-3">
      <h3 className="text-lg">Past imports</h3>
      <ul className="grid gap-2">
        {own.map((record) => (
          <li key={record.id} className="flex items-center gap-3 rounded-soft bg-ground py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1 py-1">
              <span className="block [overflow-wrap:anywhere]">
                {KINDS[record.kind]}
                {record.report && ` · ${programOf(record.report.format)}`}
              </span>
              <span className="block text-sm text-soft">
                {fullTime(record.createdAt)}
                {record.report && ` · ${counted(record.report.kept, 'message')}`}
              </span>
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Undo ${KINDS[record.kind]} of ${fullTime(record.createdAt)}`}
              onClick={() => setAsking(record)}
            >
              <Undo2 size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {asking && (
        <Confirm
          title="Undo this import"
          question={`Everything that came with it goes, and ${soul.name} too if it was made by it. This cannot be undone.`}
          action="Undo the import"
          busy={undo.isPending}
          onConfirm={() => undo.mutate(asking.id, { onSettled: () => setAsking(null) })}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
