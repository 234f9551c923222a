import { FileText, X } from 'lucide-react';
import { formatBytes } from '../../../../lib/format/format-bytes';
import { attachmentStatusText, type AttachedFile } from './attached-file';

/** Files attached to the next message, with upload progress. */
export function AttachedList({ all, onRemove }: { all: readonly AttachedFile[]; onRemove: (key: string) => void }) {
  if (all.length === 0) return null;
  return (
    <ul className="grid max-h-48 gap-1 overflow-y-auto px-2.5 pt-1.5" aria-label="Files to send">
      {all.map((attachedFile) => (
        <li key={attachedFile.key} className="flex items-center gap-2 text-sm">
          <FileText size={16} aria-hidden="true" className="flex-none text-faint" />
          <span className="min-w-0 flex-1">
            <span className="[overflow-wrap:anywhere]">{attachedFile.name}</span>{' '}
            <span className="whitespace-nowrap text-soft">{formatBytes(attachedFile.size)}</span>
            <span
              className={`block text-xs ${attachedFile.failure === null ? 'text-soft' : 'text-bad'}`}
              {...(attachedFile.failure === null ? {} : { role: 'alert' })}
            >
              {attachmentStatusText(attachedFile)}
            </span>
            {attachedFile.file === null && attachedFile.failure === null && (
              <progress
                className="block h-1 w-full"
                value={attachedFile.progress}
                aria-label={`Sending ${attachedFile.name}`}
              />
            )}
          </span>
          <button
            type="button"
            className="icon-btn"
            aria-label={`Remove ${attachedFile.name}`}
            onClick={() => onRemove(attachedFile.key)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
