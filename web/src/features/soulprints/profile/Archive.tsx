import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Companion } from '@kinloom/contract';
import { formatBytes } from '../../../lib/format-bytes';
import { Confirm } from '../../../ui/Confirm';
import { counted } from '../bringing/words';
import { useImports } from '../use-imports';
import { ARCHIVE_PREVIEW, beginning, broughtBy, FILE_PREVIEW, heldOf } from './held';
import { useFiles, useRemoveArchive } from './use-files';

/** The words a soul was brought with: its combined archive, and what of it stands in no file that it holds. */
export function Archive({ soul }: { soul: Companion }) {
  const { archive, sourceFiles } = heldOf(soul);
  const files = useFiles(soul.id);
  const imports = useImports();
  const remove = useRemoveArchive(soul);
  const [asking, setAsking] = useState(false);
  const brought = broughtBy(imports.data?.filter(({ companionId }) => companionId === soul.id) ?? []);
  const alone = sourceFiles.filter(({ fileId }) => !files.data?.some(({ id }) => id === fileId));
  const text = archive || brought.text;
  if (text === '' && alone.length === 0) return null;
  return (
    <section aria-label="Archive" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 className="text-lg">Archive</h3>
        {brought.messages > 0 && (
          <p className="text-sm text-soft">{counted(brought.messages, 'message')} that were said elsewhere.</p>
        )}
      </div>
      {alone.map(({ name, size, content }, place) => (
        <div key={place} className="rounded-soft bg-ground px-3 py-2">
          <p className="truncate">
            {name} <span className="text-sm text-soft">· {formatBytes(size)}</span>
          </p>
          {content !== '' && <Words text={beginning(content, FILE_PREVIEW)} />}
        </div>
      ))}
      {text !== '' && (
        <div className="rounded-soft bg-ground px-3 py-2">
          <Words text={beginning(text, ARCHIVE_PREVIEW)} />
        </div>
      )}
      <button type="button" className="btn btn-quiet justify-self-end" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        Remove archive
      </button>
      {asking && (
        <Confirm
          title="Remove archive"
          question={`Are you sure you want to remove the archive of ${soul.name}? The words it was brought with go. This cannot be undone.`}
          action="Remove archive"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

const Words = ({ text }: { text: string }) => (
  <p className="text-sm whitespace-pre-line text-soft [overflow-wrap:anywhere]">{text}</p>
);
