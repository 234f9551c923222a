import { FileText, X } from 'lucide-react';
import { formatBytes } from '../../../../lib/format-bytes';
import { stateOf, type Attached } from './attached';

/** The files that will go with the message. */
export function AttachedList({ all, onRemove }: { all: readonly Attached[]; onRemove: (key: string) => void }) {
  if (all.length === 0) return null;
  return (
    <ul className="grid max-h-48 gap-1 overflow-y-auto px-2.5 pt-1.5" aria-label="Files to send">
      {all.map((one) => (
        <li key={one.key} className="flex items-center gap-2 text-sm">
          <FileText size={16} aria-hidden="true" className="flex-none text-faint" />
          <span className="min-w-0 flex-1">
            <span className="[overflow-wrap:anywhere]">{one.name}</span>{' '}
            <span className="whitespace-nowrap text-soft">{formatBytes(one.size)}</span>
            <span
              className={`block text-xs ${one.failure === null ? 'text-soft' : 'text-bad'}`}
              {...(one.failure === null ? {} : { role: 'alert' })}
            >
              {stateOf(one)}
            </span>
            {one.file === null && one.failure === null && (
              <progress className="block h-1 w-full" value={one.share} aria-label={`Sending ${one.name}`} />
            )}
          </span>
          <button
            type="button"
            className="icon-btn"
            aria-label={`Remove ${one.name}`}
            onClick={() => onRemove(one.key)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
