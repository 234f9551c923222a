import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Companion } from '@kinloom/contract';
import { formatBytes } from '../../../lib/format/format-bytes';
import { Confirm } from '../../../ui/Confirm';
import { countText } from '../import/import-report-texts';
import { useImports } from '../use-imports';
import { ARCHIVE_PREVIEW, truncate, summarizeImports, FILE_PREVIEW, parsePersonality } from './personality-content';
import { useFiles, useRemoveArchive } from './use-files';

/** The imported source texts of a soul: its combined archive, and sources that are not among its files. */
export function ImportedArchive({ soul }: { soul: Companion }) {
  const { archive, sourceFiles } = parsePersonality(soul);
  const files = useFiles(soul.id);
  const imports = useImports();
  const remove = useRemoveArchive(soul);
  const [isConfirming, setIsConfirming] = useState(false);
  const imported = summarizeImports(imports.data?.filter(({ companionId }) => companionId === soul.id) ?? []);
  const unlistedSources = sourceFiles.filter(({ fileId }) => !files.data?.some(({ id }) => id === fileId));
  const text = archive || imported.text;
  if (text === '' && unlistedSources.length === 0) return null;
  return (
    <section aria-label="Archive" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 className="text-lg">Archive</h3>
        {imported.messages > 0 && (
          <p className="text-sm text-soft">{countText(imported.messages, 'message')} imported from elsewhere.</p>
        )}
      </div>
      {unlistedSources.map(({ name, size, content }, index) => (
        <div key={index} className="rounded-soft bg-ground px-3 py-2">
          <p className="truncate">
            {name} <span className="text-sm text-soft">· {formatBytes(size)}</span>
          </p>
          {content !== '' && <SourceText text={truncate(content, FILE_PREVIEW)} />}
        </div>
      ))}
      {text !== '' && (
        <div className="rounded-soft bg-ground px-3 py-2">
          <SourceText text={truncate(text, ARCHIVE_PREVIEW)} />
        </div>
      )}
      <button type="button" className="btn btn-quiet justify-self-end" onClick={() => setIsConfirming(true)}>
        <Trash2 size={18} aria-hidden="true" />
        Remove archive
      </button>
      {isConfirming && (
        <Confirm
          title="Remove archive"
          question={`Are you sure you want to remove the archive of ${soul.name}? The imported texts will be deleted. This cannot be undone.`}
          action="Remove archive"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsConfirming(false) })}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </section>
  );
}

const SourceText = ({ text }: { text: string }) => (
  <p className="text-sm whitespace-pre-line text-soft [overflow-wrap:anywhere]">{text}</p>
);
