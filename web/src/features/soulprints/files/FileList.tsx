import { FileText, X } from 'lucide-react';
import { formatBytes } from '../../../lib/format/format-bytes';

/** Chosen files with size, validation error and a remove button. */
export function FileList({
  label,
  files,
  validate,
  busy,
  onRemove,
}: {
  label: string;
  files: readonly File[];
  validate: (file: File) => string | null;
  busy: boolean;
  onRemove: (index: number) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="grid max-h-56 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
      {files.map((file, index) => {
        const problem = validate(file);
        return (
          <li
            key={`${file.name}-${file.size}-${file.lastModified}`}
            className="flex items-center gap-3 rounded-soft bg-ground py-1 pr-1 pl-3"
          >
            <FileText size={18} aria-hidden="true" className="flex-none text-faint" />
            <span className="min-w-0 flex-1 py-1">
              <span className="block truncate" title={file.name}>
                {file.name}
              </span>
              <span className={`block text-sm ${problem === null ? 'text-soft' : 'text-bad'}`}>
                {formatBytes(file.size)}
                {problem !== null && ` · ${problem}`}
              </span>
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Remove ${file.name}`}
              disabled={busy}
              onClick={() => onRemove(index)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
