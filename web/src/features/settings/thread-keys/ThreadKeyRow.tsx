import { KeyRound, Trash2 } from 'lucide-react';
import type { Companion, ThreadKey } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { fullTime } from '../../../lib/format/time';
import { destinationLabel, formatThreadKeyDates } from './thread-key-text';

/** One thread key with its destination and expiry. */
export function ThreadKeyRow({
  thread,
  souls,
  onRemove,
}: {
  thread: ThreadKey;
  souls: readonly Companion[];
  onRemove: () => void;
}) {
  const now = useNow();
  const dates = formatThreadKeyDates(thread, now);
  return (
    <li className="flex items-center gap-4 py-2 first:pt-0">
      <KeyRound size={20} aria-hidden="true" className="flex-none text-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{thread.thread_name}</p>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">
          Opens first: {destinationLabel(thread.redirect, souls)}
        </p>
        <p className="text-sm text-soft">
          <span title={`Created ${fullTime(thread.createdAt)}`}>{dates.created}</span>
          {' · '}
          <span title={thread.lastUsedAt === null ? undefined : fullTime(thread.lastUsedAt)}>{dates.used}</span>
          {' · '}
          <time
            dateTime={thread.expiresAt}
            title={fullTime(thread.expiresAt)}
            className={dates.expired ? 'text-bad' : undefined}
          >
            {dates.expires}
          </time>
        </p>
      </div>
      <button type="button" className="icon-btn" aria-label={`Delete ${thread.thread_name}`} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
