import type { Message } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { dayName, isOtherDay } from '../../../lib/format/time';
import type { AvatarSubject } from '../../souls/Avatar';
import type { MessageActions } from './message-actions';
import { OwnMessage } from './OwnMessage';
import { SoulMessage } from './SoulMessage';
import { rowAt, rowCount, rowTime, type Row } from '../message-list/message-rows';
import type { MessageCache } from '../cache/message-cache';
import type { OpenPopover } from './use-message-actions';
import type { MessageSender } from '../composer/use-send';
import type { JumpedMessage } from '../message-list/use-jump-to-message';

/** Messages of one sender within this many milliseconds are grouped: one avatar, one time. */
const GROUP_INTERVAL_MS = 5 * 60_000;

function speakerOf(row: Row): number | null {
  return row.kind === 'message' ? row.message.companionId : null;
}

function isSameGroup(a: Row | undefined, b: Row | undefined): boolean {
  if (!a || !b || speakerOf(a) !== speakerOf(b)) return false;
  // A reply with a reason (group chat) starts its own group: it shows the speaker and the reason.
  if (b.kind === 'message' && b.message.why) return false;
  if (b.kind === 'outgoing' && b.outgoing.state !== 'sending') return false;
  return Date.parse(rowTime(b)) - Date.parse(rowTime(a)) < GROUP_INTERVAL_MS && !isOtherDay(rowTime(a), rowTime(b));
}

/** The message that a reply of a group answers, if the user has written others since: the reply quotes it. */
function lateAnswerOf({ messages }: MessageCache, { why, seq }: Message): Message | null {
  const answered = why && messages.find(({ id }) => id === why.answers);
  if (!answered) return null;
  const isLate = messages.some((other) => other.senderId !== null && other.seq > answered.seq && other.seq < seq);
  return isLate ? answered : null;
}

/** One row of the message list, with a day divider above the first message of a day. */
export function MessageRow({
  cache,
  index,
  faceOf,
  sending,
  actions,
  found,
  opened,
  editing,
}: {
  cache: MessageCache;
  index: number;
  faceOf: (companionId: number | null) => AvatarSubject;
  sending: MessageSender;
  actions: MessageActions;
  /** The target of the current jump. */
  found: JumpedMessage | null;
  /** The open popover, if any. */
  opened: OpenPopover | null;
  /** The id of the message being edited. */
  editing: number | undefined;
}) {
  const row = rowAt(cache, index);
  if (!row) return null;
  const before = rowAt(cache, index - 1);
  const first = !isSameGroup(before, row);
  const last = !isSameGroup(row, rowAt(cache, index + 1));
  const newDay = before ? isOtherDay(rowTime(before), rowTime(row)) : cache.reachesStart;
  const own = row.kind === 'outgoing' || row.message.senderId !== null;
  const jumpTarget = row.kind === 'message' && row.message.id === found?.messageId ? found : null;
  return (
    <div className={`mx-auto w-full max-w-3xl px-4 md:px-8 ${first ? 'pt-5' : 'pt-1.5'}`}>
      {newDay && <DayDivider iso={rowTime(row)} />}
      {own ? (
        <OwnMessage
          row={row}
          last={last}
          sending={sending}
          actions={actions}
          found={jumpTarget}
          editing={row.kind === 'message' && row.message.id === editing}
        />
      ) : (
        <SoulMessage
          message={row.message}
          quoted={lateAnswerOf(cache, row.message)}
          soul={faceOf(row.message.companionId)}
          first={first}
          last={last}
          actions={actions}
          found={jumpTarget}
          newest={!cache.isDetached && index === rowCount(cache) - 1}
          open={row.message.id === opened?.message.id ? opened.kind : null}
        />
      )}
    </div>
  );
}

function DayDivider({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <p className="flex items-center gap-4 pb-5 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {dayName(iso, now)}
    </p>
  );
}
