import { ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FILE_ENDINGS, LIMITS, TEXTS, type Companion, type CompanionFile } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { formatBytes } from '../../../lib/format-bytes';
import { fullTime } from '../../../lib/time';
import { Confirm } from '../../../ui/Confirm';
import { ErrorNote } from '../../../ui/ErrorNote';
import { RowSkeletons } from '../../settings/Section';
import { FilePicker } from '../FilePicker';
import { problemOf } from '../files';
import { Progress } from '../Progress';
import { beginning, FILE_PREVIEW } from './held';
import { useDeleteFile, useFileHead, useFiles, useUpload } from './use-files';

/** The files a soul holds: more of them, a look into each, and a way to take each from it. */
export function HeldFiles({ soul }: { soul: Companion }) {
  const files = useFiles(soul.id);
  const upload = useUpload(soul.id);
  const remove = useDeleteFile(soul.id);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [doomed, setDoomed] = useState<CompanionFile | null>(null);
  const good = chosen.every((file) => problemOf(file, FILE_ENDINGS.multiFile, LIMITS.fileBytes) === null);
  return (
    <section aria-label="Files" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-lg">Files</h3>
      {files.isPending && <RowSkeletons rows={2} />}
      {files.error && (
        <ErrorNote title="The files could not be read" error={files.error} onRetry={() => void files.refetch()} />
      )}
      {files.data?.length === 0 && <p className="text-sm text-soft">No file was brought to {soul.name} yet.</p>}
      {files.data && files.data.length > 0 && (
        <ul aria-label={`Files of ${soul.name}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {files.data.map((file) => (
            <HeldFile key={file.id} file={file} onDelete={() => setDoomed(file)} />
          ))}
        </ul>
      )}
      <FilePicker
        label="Upload files"
        low
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
          disabled={!good || upload.isPending}
          onClick={() => upload.mutate(chosen, { onSuccess: () => setChosen([]) })}
        >
          Upload
        </button>
      )}
      {doomed && (
        <Confirm
          title="Delete file"
          question={`Are you sure you want to delete ${doomed.name}? ${soul.name} forgets what stands in it. This cannot be undone.`}
          action="Delete file"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed, { onSettled: () => setDoomed(null) })}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  );
}

function HeldFile({ file, onDelete }: { file: CompanionFile; onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  const head = useFileHead(file, open);
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
          {head.isFetching && <p role="status">{TEXTS.shell.loading}</p>}
          {head.error && <p role="alert">This file cannot be shown just now.</p>}
          {head.data !== undefined && (
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{beginning(head.data, FILE_PREVIEW)}</p>
          )}
        </div>
      </details>
      <button type="button" className="icon-btn" aria-label={`Delete ${file.name}`} onClick={onDelete}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
