import { useNow } from '../../../lib/now';
import { dayName, isOtherDay } from '../../../lib/time';
import type { Faced } from '../../souls/Avatar';
import type { MessageActions } from './message-actions';
import { OwnMessage } from './OwnMessage';
import { SoulMessage } from './SoulMessage';
import { rowAt, rowCount, rowTime, type Row } from '../message-list/message-rows';
import type { MessageCache } from '../cache/message-cache';
import type { Opened } from './use-message-actions';
import type { Sending } from '../composer/use-send';
import type { Found } from '../message-list/use-jump-to-message';

/** Messages of one voice within this many milliseconds belong together: one face, one time. */
const TOGETHER = 5 * 60_000;

function voiceOf(row: Row): number | null {
  return row.kind === 'message' ? row.message.companionId : null;
}

function together(a: Row | undefined, b: Row | undefined): boolean {
  if (!a || !b || voiceOf(a) !== voiceOf(b)) return false;
  // In a group each says who speaks, and why.
  if (b.kind === 'message' && b.message.why) return false;
  if (b.kind === 'outgoing' && b.outgoing.state === 'failed') return false;
  return Date.parse(rowTime(b)) - Date.parse(rowTime(a)) < TOGETHER && !isOtherDay(rowTime(a), rowTime(b));
}

/** One row of a conversation, with the day above it where a new one begins. */
export function MessageRow({
  thread,
  index,
  faceOf,
  sending,
  actions,
  found,
  opened,
  editing,
}: {
  thread: MessageCache;
  index: number;
  faceOf: (companionId: number | null) => Faced;
  sending: Sending;
  actions: MessageActions;
  /** The message somebody was led to just now. */
  found: Found | null;
  /** What is open beside a message. */
  opened: Opened | null;
  /** The id of the message whose words are being edited. */
  editing: number | undefined;
}) {
  const row = rowAt(thread, index);
  if (!row) return null;
  const before = rowAt(thread, index - 1);
  const first = !together(before, row);
  const last = !together(row, rowAt(thread, index + 1));
  const newDay = before ? isOtherDay(rowTime(before), rowTime(row)) : thread.complete;
  const own = row.kind === 'outgoing' || row.message.senderId !== null;
  const marked = row.kind === 'message' && row.message.id === found?.messageId ? found : null;
  return (
    <div className={`mx-auto w-full max-w-3xl px-4 md:px-8 ${first ? 'pt-5' : 'pt-1.5'}`}>
      {newDay && <Day iso={rowTime(row)} />}
      {own ? (
        <OwnMessage
          row={row}
          last={last}
          sending={sending}
          actions={actions}
          found={marked}
          editing={row.kind === 'message' && row.message.id === editing}
        />
      ) : (
        <SoulMessage
          message={row.message}
          soul={faceOf(row.message.companionId)}
          first={first}
          last={last}
          actions={actions}
          found={marked}
          newest={!thread.ahead && index === rowCount(thread) - 1}
          open={row.message.id === opened?.message.id ? opened.kind : null}
        />
      )}
    </div>
  );
}

function Day({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <p className="flex items-center gap-4 pb-5 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {dayName(iso, now)}
    </p>
  );
}
