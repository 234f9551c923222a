import type { Message, MessageDelta, Recalled } from '@kinloom/contract';
import { message } from './messages.fixture';
import { rowAt, rowCount, rowKey, locateMessage } from '../message-list/message-rows';
import {
  applyDelta,
  emptyCache,
  markFailed,
  removeRecalled,
  isAwaiting,
  merge,
  prepend,
  removeMessage,
  addOutgoing,
  applySync,
  removeOutgoing,
  type OutgoingMessage,
  type MessageCache,
} from './message-cache';
import { hasGap, resumeId, resumeSeq } from './sync-cursor';

const reply = (seq: number, content: string, status: Message['status'] = 'streaming'): Message =>
  message(seq, { content, status, senderId: null, companionId: 3, aiGenerated: true });
const delta = (seq: number, offset: number, text: string): MessageDelta => ({
  conversationId: 7,
  messageId: 1000 + seq,
  seq,
  offset,
  text,
});
const outgoing = (clientId: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId,
  content: 'outgoing text',
  options: {},
  createdAt: '2026-01-01T20:00:00.000Z',
  state: 'sending',
  reason: null,
  ...more,
});
const seqs = (cache: MessageCache): number[] => cache.messages.map((message) => message.seq);
const start = (...messages: Message[]): MessageCache => applySync(emptyCache(7), 0, messages);

describe('awaiting', () => {
  it('ends when the last message is a finished reply, and not before', () => {
    expect(isAwaiting(emptyCache(7))).toBe(false);
    expect(isAwaiting(start(message(1)))).toBe(true);
    expect(isAwaiting(start(message(1), reply(2, 'half a')))).toBe(true);
    expect(isAwaiting(start(message(1), reply(2, 'half a'), reply(3, 'whole', 'complete')))).toBe(true);
    expect(isAwaiting(start(message(1), reply(2, 'whole', 'complete')))).toBe(false);
    expect(isAwaiting(start(message(1), reply(2, '', 'failed')))).toBe(false);
  });
});

describe('merging', () => {
  it('sorts by seq independent of arrival order and removes duplicates', () => {
    const cache = merge(start(), [message(3), message(1), message(2), message(3), message(1)], 'live');
    expect(seqs(cache)).toEqual([1, 2, 3]);
  });

  it('ignores messages of another conversation', () => {
    const before = start(message(1));
    expect(merge(before, [message(2, { conversationId: 8 })], 'live')).toBe(before);
  });

  it('does not replace a finished reply by a stale record', () => {
    const cache = merge(start(reply(1, 'Good evening.', 'complete')), [reply(1, 'Good')], 'read');
    expect(cache.messages[0]).toMatchObject({ content: 'Good evening.', status: 'complete' });
  });

  it('keeps the longer text when a stale record of an unfinished reply arrives', () => {
    const cache = merge(start(reply(1, 'Good evening')), [reply(1, 'Good')], 'read');
    expect(cache.messages[0]?.content).toBe('Good evening');
  });

  it('takes a read record with a different text: the reply was restarted', () => {
    const cache = merge(start(reply(1, 'Good evening')), [reply(1, 'Well')], 'read');
    expect(cache.messages[0]?.content).toBe('Well');
  });

  it('keeps notices of a message when a stale record without them arrives', () => {
    const notices = [{ kind: 'care' as const, text: 'Help.', resources: [] }];
    const shown = merge(start(message(1)), [message(1, { notices })], 'live');
    expect(shown.messages[0]?.notices).toEqual(notices);
    expect(merge(shown, [message(1)], 'live').messages[0]?.notices).toEqual(notices);
    expect(
      merge(shown, [message(1, { content: 'other words', editedAt: '2026-01-02' })], 'read').messages[0],
    ).toMatchObject({ content: 'other words', notices });
  });

  it('applies a live record unchanged, also when it empties a restarted reply', () => {
    const cache = merge(start(reply(1, 'Good evening')), [reply(1, '')], 'live');
    expect(cache.messages[0]?.content).toBe('');
  });

  it('reaches the start once seq 1 is cached, and not before', () => {
    expect(start(message(5), message(6)).reachesStart).toBe(false);
    expect(start(message(1), message(2)).reachesStart).toBe(true);
    expect(start().reachesStart).toBe(true);
  });
});

describe('deltas', () => {
  it('appends at the offset', () => {
    const { cache, needsResync } = applyDelta(start(reply(1, 'Good')), delta(1, 4, ' evening'));
    expect(cache.messages[0]?.content).toBe('Good evening');
    expect(needsResync).toBe(false);
  });

  it('ignores a duplicate delta', () => {
    const before = start(reply(1, 'Good evening'));
    expect(applyDelta(before, delta(1, 4, ' eve'))).toEqual({ cache: before, needsResync: false });
  });

  it('appends only the new part of an overlapping delta', () => {
    expect(applyDelta(start(reply(1, 'Good eve')), delta(1, 4, ' evening')).cache.messages[0]?.content).toBe(
      'Good evening',
    );
  });

  it('requests a resync when text before the offset is missing, and changes nothing', () => {
    const before = start(reply(1, 'Good'));
    expect(applyDelta(before, delta(1, 9, 'ing'))).toEqual({ cache: before, needsResync: true });
  });

  it('requests a resync when it contradicts the cached text', () => {
    const before = start(reply(1, 'Good evening'));
    expect(applyDelta(before, delta(1, 5, 'night'))).toEqual({ cache: before, needsResync: true });
  });

  it('restarts the reply at offset 0 with a different text', () => {
    expect(applyDelta(start(reply(1, 'Good evening')), delta(1, 0, 'Well')).cache.messages[0]?.content).toBe('Well');
  });

  it('requests a resync for a message that is not cached, unless it was deleted', () => {
    expect(applyDelta(start(message(1)), delta(2, 0, 'Good')).needsResync).toBe(true);
    expect(applyDelta(removeMessage(start(message(1), reply(2, '')), 1002), delta(2, 0, 'Good')).needsResync).toBe(
      false,
    );
  });

  it('ignores a delta after the reply has finished', () => {
    const before = start(reply(1, 'Good evening.', 'complete'));
    expect(applyDelta(before, delta(1, 13, ' And more')).cache).toBe(before);
  });
});

describe('sync', () => {
  it('resumes from the newest message when nothing is missing', () => {
    const cache = start(message(4), reply(5, 'Good evening.', 'complete'));
    expect(resumeSeq(cache)).toBe(5);
    expect(resumeId(cache)).toBe(1005);
    expect(resumeSeq(start())).toBe(0);
    expect(resumeId(start())).toBe(0);
  });

  it('reads unanswered messages again, at most 8 and only cached ones', () => {
    const answered = [message(1), reply(2, 'Good evening.', 'complete')];
    expect(resumeSeq(start(...answered, message(3), message(4)))).toBe(2);
    expect(resumeSeq(start(message(1), message(2)))).toBe(0);
    const end = { ...start(message(4), message(5)), complete: false };
    expect(resumeSeq(end)).toBe(4);
    expect(resumeId(end)).toBe(1004);
    const many = Array.from({ length: 20 }, (_, place) => message(place + 1));
    expect(resumeSeq(start(...many))).toBe(12);
  });

  it('resumes before an unfinished reply', () => {
    const cache = start(message(1), reply(2, 'Go'), message(3));
    expect(resumeSeq(cache)).toBe(1);
    expect(resumeId(cache)).toBe(1001);
    expect(hasGap(cache)).toBe(false);
  });

  it('detects a gap and resumes before it', () => {
    const cache = merge(start(message(1), message(2)), [message(4)], 'live');
    expect(hasGap(cache)).toBe(true);
    expect(resumeSeq(cache)).toBe(2);
  });

  it('does not request a gap again that the server confirmed as empty', () => {
    const last = reply(4, 'Good evening.', 'complete');
    const holed = merge(start(message(1), message(2)), [last], 'live');
    const cache = applySync(holed, 2, [last]);
    expect(hasGap(cache)).toBe(false);
    expect(resumeSeq(cache)).toBe(4);
  });

  it('fills a gap from the sync response', () => {
    const holed = merge(start(message(1)), [message(3)], 'live');
    const cache = applySync(holed, 1, [message(2), message(3)]);
    expect(seqs(cache)).toEqual([1, 2, 3]);
    expect(hasGap(cache)).toBe(false);
  });

  it('evicts older messages when the response is only the newest page of a long gap', () => {
    const page = Array.from({ length: 100 }, (_, index) => message(501 + index));
    const cache = applySync(start(message(1), message(2)), 2, page);
    expect(cache.messages[0]?.seq).toBe(501);
    expect(cache.reachesStart).toBe(false);
    expect(hasGap(cache)).toBe(false);
  });

  it('prepends an older page, and a short page reaches the start', () => {
    const cache = prepend(start(message(5), message(6)), [message(3), message(4)], 2);
    expect(seqs(cache)).toEqual([3, 4, 5, 6]);
    expect(cache.reachesStart).toBe(false);
    expect(prepend(cache, [message(2)], 2).reachesStart).toBe(true);
    expect(prepend(cache, [], 2).reachesStart).toBe(true);
  });

  it('does not report deleted messages within an older page as a gap', () => {
    expect(hasGap(prepend(start(message(6)), [message(2), message(4)], 2))).toBe(false);
  });

  it('does not report a deleted message as a gap', () => {
    const cache = removeMessage(start(message(1), message(2), message(3)), 1002);
    expect(seqs(cache)).toEqual([1, 3]);
    expect(hasGap(cache)).toBe(false);
  });
});

describe('sending', () => {
  it('shows an outgoing message at once, last, and keeps its row key when stored', () => {
    const before = addOutgoing(start(message(1)), outgoing('a'));
    expect(rowCount(before)).toBe(2);
    expect(rowAt(before, 1)).toMatchObject({ kind: 'outgoing', outgoing: { state: 'sending' } });
    const after = merge(before, [message(2, { clientId: 'a' })], 'live');
    expect(rowCount(after)).toBe(2);
    expect(rowAt(after, 1)?.kind).toBe('message');
    expect(rowKey(after, 1)).toBe(rowKey(before, 1));
  });

  it('keeps the text of a failed message and retries with the same clientId', () => {
    const broken = markFailed(addOutgoing(start(), outgoing('a')), 'a', 'No way through.');
    expect(broken.outgoing).toEqual([outgoing('a', { state: 'failed', reason: 'No way through.' })]);
    const retried = addOutgoing(broken, outgoing('a'));
    expect(retried.outgoing).toEqual([outgoing('a')]);
  });

  it('does not add an outgoing message that is stored already', () => {
    const stored = merge(start(), [message(1, { clientId: 'a' })], 'live');
    expect(addOutgoing(stored, outgoing('a'))).toBe(stored);
    expect(markFailed(stored, 'a', 'late').outgoing).toEqual([]);
  });

  it('discards a failed message', () => {
    expect(removeOutgoing(addOutgoing(start(), outgoing('a')), 'a').outgoing).toEqual([]);
  });
});

const recalled = (kind: Recalled['kind'], id: number, messageId: number | null = null): Recalled => ({
  kind,
  id,
  title: `${kind} ${id}`,
  conversationId: messageId === null ? null : 7,
  messageId,
});

describe('deleting', () => {
  it('is not undone by late live or read records', () => {
    const cache = removeMessage(start(message(1), reply(2, 'half a')), 1002);
    for (const source of ['live', 'read'] as const) {
      expect(seqs(merge(cache, [reply(2, 'half a reply', 'complete')], source))).toEqual([1]);
    }
    expect(seqs(applySync(cache, 0, [message(1), reply(2, 'half a reply')]))).toEqual([1]);
    expect(applyDelta(cache, delta(2, 6, ' reply'))).toEqual({ cache, needsResync: false });
  });

  it('applies to a message that has not arrived yet', () => {
    const cache = merge(removeMessage(start(message(1)), 1002), [message(2)], 'live');
    expect(seqs(cache)).toEqual([1]);
  });

  it('removes the outgoing message too when its stored copy was deleted elsewhere', () => {
    const cache = removeMessage(addOutgoing(start(message(1)), outgoing('a')), 1002);
    expect(merge(cache, [message(2, { clientId: 'a' })], 'read').outgoing).toEqual([]);
  });

  it('is idempotent', () => {
    const once = removeMessage(start(message(1), message(2)), 1001);
    expect(removeMessage(once, 1001)).toBe(once);
  });

  it('is detected by a sync, within the response and after its end', () => {
    const cache = start(message(1), message(2), message(3), message(4));
    expect(seqs(applySync(cache, 0, [message(1), message(3), message(4)], 4))).toEqual([1, 3, 4]);
    expect(seqs(applySync(cache, 0, [message(1), message(2)], 4))).toEqual([1, 2]);
    expect(seqs(applySync(cache, 0, [], 4, 60))).toEqual([]);
    expect(seqs(applySync(cache, 0, [message(3), message(4)], 4, 60))).toEqual([3, 4]);
    expect(seqs(applySync(cache, 0, [message(3), message(4)], 4, 2))).toEqual([1, 2, 3, 4]);
    expect(seqs(applySync(cache, 0, [message(3), message(4)], 4))).toEqual([1, 2, 3, 4]);
    expect(hasGap(applySync(cache, 0, [message(1), message(4)], 4))).toBe(false);
  });

  it('is not assumed for messages newer than the request or older than the response', () => {
    const cache = start(message(1), message(2), message(3), message(4));
    expect(seqs(applySync(cache, 0, [message(2), message(3)], 3))).toEqual([1, 2, 3, 4]);
    expect(seqs(applySync(cache, 3, [], 3))).toEqual([1, 2, 3, 4]);
  });

  it('drops an unfinished reply that the server no longer has', () => {
    expect(seqs(applySync(start(message(1), reply(2, 'half')), 1, [], 2))).toEqual([1]);
  });

  it('clears links from recalled entries to the deleted message', () => {
    const shaped = message(3, { recalled: [recalled('message', 1001, 1001), recalled('memory', 5, 1001)] });
    const cache = removeMessage(start(message(1), message(2), shaped), 1001);
    expect(cache.messages.at(-1)?.recalled).toEqual([recalled('memory', 5)]);
  });
});

describe('forgetting', () => {
  it('removes forgotten memories from recalled entries, and nothing else', () => {
    const cache = start(message(1), message(2, { recalled: [recalled('memory', 5), recalled('note', 5)] }));
    const after = removeRecalled(cache, new Set([5]));
    expect(after.messages[1]?.recalled).toEqual([recalled('note', 5)]);
    expect(after.messages[0]).toBe(cache.messages[0]);
    expect(removeRecalled(cache, new Set([6]))).toBe(cache);
  });
});

describe('locating a message', () => {
  it('distinguishes cached, possibly older and unknown messages', () => {
    const cached = start(message(5), message(6));
    expect(locateMessage(cached, 1006)).toBe(1);
    expect(locateMessage(cached, 1002)).toBe('older');
    expect(locateMessage(prepend(cached, [message(4)], 2), 1002)).toBe('nowhere');
    expect(locateMessage(removeMessage(cached, 1002), 1002)).toBe('nowhere');
    expect(locateMessage(cached, 1009)).toBe('nowhere');
    expect(locateMessage(start(), 1001)).toBe('nowhere');
  });
});
