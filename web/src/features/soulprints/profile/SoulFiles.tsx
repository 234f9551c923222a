import { ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FILE_ENDINGS, LIMITS, TEXTS, type Companion, type CompanionFile } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { formatBytes } from '../../../lib/format/format-bytes';
import { fullTime } from '../../../lib/format/time';
import { Confirm } from '../../../ui/Confirm';
import { ErrorNote } from '../../../ui/ErrorNote';
import { RowSkeletons } from '../../../ui/Section';
import { FilePicker } from '../files/FilePicker';
import { validateFile } from '../files/file-validation';
import { Progress } from '../files/Progress';
import { truncate, FILE_PREVIEW } from './personality-content';
import { useDeleteFile, useFilePreview, useFiles, useUpload } from './use-files';

/** Files of a soul: list with text previews, upload and delete. */
export function SoulFiles({ soul }: { soul: Companion }) {
  const files = useFiles(soul.id);
  const upload = useUpload(soul.id);
  const remove = useDeleteFile(soul.id);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [pendingDelete, setPendingDelete] = useState<CompanionFile | null>(null);
  const isValid = chosen.every((file) => validateFile(file, FILE_ENDINGS.multiFile, LIMITS.fileBytes) === null);
  return (
    <section aria-label="Files" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-lg">Files</h3>
      {files.isPending && <RowSkeletons rows={2} />}
      {files.error && (
        <ErrorNote title="The files could not be loaded" error={files.error} onRetry={() => void files.refetch()} />
      )}
      {files.data?.length === 0 && <p className="text-sm text-soft">No files have been added to {soul.name} yet.</p>}
      {files.data && files.data.length > 0 && (
        <ul aria-label={`Files of ${soul.name}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {files.data.map((file) => (
            <SoulFile key={file.id} file={file} onDelete={() => setPendingDelete(file)} />
          ))}
        </ul>
      )}
      <FilePicker
        label="Upload files"
        compact
        endings={FILE_ENDINGS.multiFile}
        files={chosen}
        busy={upload.isPending}
        onChange={setChosen}
      />
      {upload.error && (
        <p role="alert" className="text-sm text-bad">
          {textOf(upload.error)}
        </p>
      )}
      {upload.sent !== null && (
        <Progress label="Progress of the upload" value={upload.sent * 100} message="Sending the files…" />
      )}
      {chosen.length > 0 && (
        <button
          type="button"
          className="btn btn-primary justify-self-end"
          disabled={!isValid || upload.isPending}
          onClick={() => upload.mutate(chosen, { onSuccess: () => setChosen([]) })}
        >
          Upload
        </button>
      )}
      {pendingDelete && (
        <Confirm
          title="Delete file"
          question={`Are you sure you want to delete ${pendingDelete.name}? ${soul.name} forgets its content. This cannot be undone.`}
          action="Delete file"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(pendingDelete, { onSettled: () => setPendingDelete(null) })}
          onClose={() => setPendingDelete(null)}
        />
      )}
    </section>
  );
}

function SoulFile({ file, onDelete }: { file: CompanionFile; onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  const preview = useFilePreview(file, open);
  return (
    <li className="flex items-start gap-1">
      <details
        className="group min-w-0 flex-1 rounded-soft bg-ground"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-soft px-3 py-2 hover:bg-lamp-wash">
          <ChevronRight
            size={16}
            aria-hidden="true"
            className="flex-none text-faint transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{file.name}</span>
            <span className="block text-sm text-soft">
              {[formatBytes(file.size), file.category, fullTime(file.uploadedAt)].filter(Boolean).join(' · ')}
            </span>
          </span>
        </summary>
        <div className="px-3 pb-3 pl-9 text-sm text-soft">
          {file.unread !== null && <p>{file.unread}</p>}
          {preview.isFetching && <p role="status">{TEXTS.shell.loading}</p>}
          {preview.error && <p role="alert">This file could not be loaded.</p>}
          {preview.data !== undefined && (
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{truncate(preview.data, FILE_PREVIEW)}</p>
          )}
        </div>
      </details>
      <button type="button" className="icon-btn" aria-label={`Delete ${file.name}`} onClick={onDelete}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
