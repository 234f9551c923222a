import { findBySeq, indexOfSeq, type MessageCache } from './message-cache';

/**
 * The sync cursor: the seq before the first gap, the first unfinished reply or the unanswered messages at the end, else the
 * newest seq. A sync after it returns everything missing or unfinished.
 */
export function resumeSeq(cache: MessageCache): number {
  return seqBeforeUnfinished(cache) ?? seqBeforeUnanswered(cache);
}

/** The seq before the first gap or the first unfinished reply; null if there is neither. */
function seqBeforeUnfinished(cache: MessageCache): number | null {
  let before: number | null = null;
  for (const message of cache.messages) {
    if (before !== null) {
      for (let seq = before + 1; seq < message.seq; seq++) if (!cache.emptySeqs.has(seq)) return seq - 1;
    }
    if (message.status === 'streaming') return message.seq - 1;
    before = message.seq;
  }
  return null;
}

/** Maximum number of unanswered messages at the end that are read again. */
const MAX_UNANSWERED = 8;

/** The seq before the user's unanswered messages at the end: notices may still be attached to these. */
function seqBeforeUnanswered({ messages, reachesStart }: MessageCache): number {
  let index = messages.length;
  while (messages.length - index < MAX_UNANSWERED && (messages[index - 1]?.senderId ?? null) !== null) index -= 1;
  if (index === 0 && !reachesStart) index = Math.min(1, messages.length);
  return messages[index - 1]?.seq ?? 0;
}

/** The polling cursor: id of the newest message at or before `resumeSeq`; 0 reads everything. */
export function resumeId(cache: MessageCache): number {
  const index = indexOfSeq(cache.messages, resumeSeq(cache) + 1);
  return cache.messages[index - 1]?.id ?? 0;
}

/** Whether a message between the first and the newest one is missing. */
export function hasGap(cache: MessageCache): boolean {
  const last = cache.messages.at(-1);
  const seq = seqBeforeUnfinished(cache);
  return last !== undefined && seq !== null && seq < last.seq && !findBySeq(cache, seq + 1);
}
