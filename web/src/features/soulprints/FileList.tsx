import { FileText, X } from 'lucide-react';
import { formatBytes } from '../../lib/format-bytes';

/** Files that were chosen, with their sizes, what speaks against each, and a way to take each out. */
export function FileList({
  label,
  files,
  problemOf,
  busy,
  onRemove,
}: {
  label: string;
  files: readonly File[];
  problemOf: (file: File) => string | null;
  busy: boolean;
  onRemove: (place: number) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="grid max-h-56 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
      {files.map((file, place) => {
        const problem = problemOf(file);
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
              onClick={() => onRemove(place)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
