import type { Message, MessageDelta, Recalled } from '@kinloom/contract';
import { message } from './messages.fixture';
import { rowAt, rowCount, rowKey, whereIs } from '../message-list/message-rows';
import {
  applyDelta,
  emptyCache,
  markFailed,
  removeRecalled,
  hasHole,
  isAwaiting,
  merge,
  prepend,
  removeMessage,
  resumeId,
  resumeSeq,
  addOutgoing,
  applySync,
  removeOutgoing,
  type Outgoing,
  type MessageCache,
} from './message-cache';

const reply = (seq: number, content: string, status: Message['status'] = 'streaming'): Message =>
  message(seq, { content, status, senderId: null, companionId: 3, aiGenerated: true });
const delta = (seq: number, offset: number, text: string): MessageDelta => ({
  conversationId: 7,
  messageId: 1000 + seq,
  seq,
  offset,
  text,
});
const outgoing = (clientId: string, more: Partial<Outgoing> = {}): Outgoing => ({
  clientId,
  content: 'on its way',
  manner: {},
  createdAt: '2026-01-01T20:00:00.000Z',
  state: 'sending',
  reason: null,
  ...more,
});
const seqs = (thread: MessageCache): number[] => thread.messages.map((one) => one.seq);
const start = (...messages: Message[]): MessageCache => applySync(emptyCache(7), 0, messages);

describe('awaiting', () => {
  it('is over when the last word is a whole reply, and not before', () => {
    expect(isAwaiting(emptyCache(7))).toBe(false);
    expect(isAwaiting(start(message(1)))).toBe(true);
    expect(isAwaiting(start(message(1), reply(2, 'half a')))).toBe(true);
    expect(isAwaiting(start(message(1), reply(2, 'half a'), reply(3, 'whole', 'complete')))).toBe(true);
    expect(isAwaiting(start(message(1), reply(2, 'whole', 'complete')))).toBe(false);
    expect(isAwaiting(start(message(1), reply(2, '', 'failed')))).toBe(false);
  });
});

describe('merging', () => {
  it('orders by seq whatever the order of arrival, and keeps each message once', () => {
    const thread = merge(start(), [message(3), message(1), message(2), message(3), message(1)], 'live');
    expect(seqs(thread)).toEqual([1, 2, 3]);
  });

  it('leaves out what belongs to another conversation', () => {
    const before = start(message(1));
    expect(merge(before, [message(2, { conversationId: 8 })], 'live')).toBe(before);
  });

  it('never lets an older reading undo what is finished', () => {
    const thread = merge(start(reply(1, 'Good evening.', 'complete')), [reply(1, 'Good')], 'read');
    expect(thread.messages[0]).toMatchObject({ content: 'Good evening.', status: 'complete' });
  });

  it('keeps the longer text when a reading of an unfinished reply lags behind', () => {
    const thread = merge(start(reply(1, 'Good evening')), [reply(1, 'Good')], 'read');
    expect(thread.messages[0]?.content).toBe('Good evening');
  });

  it('takes a reading with other words: the reply has started over', () => {
    const thread = merge(start(reply(1, 'Good evening')), [reply(1, 'Well')], 'read');
    expect(thread.messages[0]?.content).toBe('Well');
  });

  it('keeps the help that was shown with a message when an older reading comes', () => {
    const notices = [{ kind: 'care' as const, text: 'Help.', resources: [] }];
    const shown = merge(start(message(1)), [message(1, { notices })], 'live');
    expect(shown.messages[0]?.notices).toEqual(notices);
    expect(merge(shown, [message(1)], 'live').messages[0]?.notices).toEqual(notices);
    expect(
      merge(shown, [message(1, { content: 'other words', editedAt: '2026-01-02' })], 'read').messages[0],
    ).toMatchObject({ content: 'other words', notices });
  });

  it('takes a live record as it is, also when it empties a reply that starts over', () => {
    const thread = merge(start(reply(1, 'Good evening')), [reply(1, '')], 'live');
    expect(thread.messages[0]?.content).toBe('');
  });

  it('knows the beginning when it holds seq 1, and not before', () => {
    expect(start(message(5), message(6)).complete).toBe(false);
    expect(start(message(1), message(2)).complete).toBe(true);
    expect(start().complete).toBe(true);
  });
});

describe('deltas', () => {
  it('appends at the offset', () => {
    const { thread, heal } = applyDelta(start(reply(1, 'Good')), delta(1, 4, ' evening'));
    expect(thread.messages[0]?.content).toBe('Good evening');
    expect(heal).toBe(false);
  });

  it('ignores one that came twice', () => {
    const before = start(reply(1, 'Good evening'));
    expect(applyDelta(before, delta(1, 4, ' eve'))).toEqual({ thread: before, heal: false });
  });

  it('takes only the new part of one that overlaps', () => {
    expect(applyDelta(start(reply(1, 'Good eve')), delta(1, 4, ' evening')).thread.messages[0]?.content).toBe(
      'Good evening',
    );
  });

  it('asks to heal when text before it is missing, and changes nothing', () => {
    const before = start(reply(1, 'Good'));
    expect(applyDelta(before, delta(1, 9, 'ing'))).toEqual({ thread: before, heal: true });
  });

  it('asks to heal when it contradicts what is held', () => {
    const before = start(reply(1, 'Good evening'));
    expect(applyDelta(before, delta(1, 5, 'night'))).toEqual({ thread: before, heal: true });
  });

  it('starts over at offset 0 with other words', () => {
    expect(applyDelta(start(reply(1, 'Good evening')), delta(1, 0, 'Well')).thread.messages[0]?.content).toBe('Well');
  });

  it('asks to heal for a message that is not held, unless it was removed', () => {
    expect(applyDelta(start(message(1)), delta(2, 0, 'Good')).heal).toBe(true);
    expect(applyDelta(removeMessage(start(message(1), reply(2, '')), 1002), delta(2, 0, 'Good')).heal).toBe(false);
  });

  it('ignores one that comes after the reply was finished', () => {
    const before = start(reply(1, 'Good evening.', 'complete'));
    expect(applyDelta(before, delta(1, 13, ' And more')).thread).toBe(before);
  });
});

describe('what was missed', () => {
  it('asks after the newest when nothing is missing', () => {
    const thread = start(message(4), reply(5, 'Good evening.', 'complete'));
    expect(resumeSeq(thread)).toBe(5);
    expect(resumeId(thread)).toBe(1005);
    expect(resumeSeq(start())).toBe(0);
    expect(resumeId(start())).toBe(0);
  });

  it('asks again for what nobody has answered yet, and never for more than is held', () => {
    const answered = [message(1), reply(2, 'Good evening.', 'complete')];
    expect(resumeSeq(start(...answered, message(3), message(4)))).toBe(2);
    expect(resumeSeq(start(message(1), message(2)))).toBe(0);
    const end = { ...start(message(4), message(5)), complete: false };
    expect(resumeSeq(end)).toBe(4);
    expect(resumeId(end)).toBe(1004);
    const many = Array.from({ length: 20 }, (_, place) => message(place + 1));
    expect(resumeSeq(start(...many))).toBe(12);
  });

  it('asks from before an unfinished reply', () => {
    const thread = start(message(1), reply(2, 'Go'), message(3));
    expect(resumeSeq(thread)).toBe(1);
    expect(resumeId(thread)).toBe(1001);
    expect(hasHole(thread)).toBe(false);
  });

  it('sees a hole and asks from before it', () => {
    const thread = merge(start(message(1), message(2)), [message(4)], 'live');
    expect(hasHole(thread)).toBe(true);
    expect(resumeSeq(thread)).toBe(2);
  });

  it('accepts a hole that the server confirms, and asks for it no more', () => {
    const last = reply(4, 'Good evening.', 'complete');
    const holed = merge(start(message(1), message(2)), [last], 'live');
    const thread = applySync(holed, 2, [last]);
    expect(hasHole(thread)).toBe(false);
    expect(resumeSeq(thread)).toBe(4);
  });

  it('fills a hole from what was missed', () => {
    const holed = merge(start(message(1)), [message(3)], 'live');
    const thread = applySync(holed, 1, [message(2), message(3)]);
    expect(seqs(thread)).toEqual([1, 2, 3]);
    expect(hasHole(thread)).toBe(false);
  });

  it('lets the old go when only the newest page of a long absence came', () => {
    const page = Array.from({ length: 100 }, (_, index) => message(501 + index));
    const thread = applySync(start(message(1), message(2)), 2, page);
    expect(thread.messages[0]?.seq).toBe(501);
    expect(thread.complete).toBe(false);
    expect(hasHole(thread)).toBe(false);
  });

  it('puts an older page before, and knows the beginning by a short one', () => {
    const thread = prepend(start(message(5), message(6)), [message(3), message(4)], 2);
    expect(seqs(thread)).toEqual([3, 4, 5, 6]);
    expect(thread.complete).toBe(false);
    expect(prepend(thread, [message(2)], 2).complete).toBe(true);
    expect(prepend(thread, [], 2).complete).toBe(true);
  });

  it('does not take removed messages within an older page for a hole', () => {
    expect(hasHole(prepend(start(message(6)), [message(2), message(4)], 2))).toBe(false);
  });

  it('does not take a removed message for a hole', () => {
    const thread = removeMessage(start(message(1), message(2), message(3)), 1002);
    expect(seqs(thread)).toEqual([1, 3]);
    expect(hasHole(thread)).toBe(false);
  });
});

describe('sending', () => {
  it('shows a message at once, last, and under one name from then on', () => {
    const before = addOutgoing(start(message(1)), outgoing('a'));
    expect(rowCount(before)).toBe(2);
    expect(rowAt(before, 1)).toMatchObject({ kind: 'outgoing', outgoing: { state: 'sending' } });
    const after = merge(before, [message(2, { clientId: 'a' })], 'live');
    expect(rowCount(after)).toBe(2);
    expect(rowAt(after, 1)?.kind).toBe('message');
    expect(rowKey(after, 1)).toBe(rowKey(before, 1));
  });

  it('keeps the words of one that failed, and tries it again under the same name', () => {
    const broken = markFailed(addOutgoing(start(), outgoing('a')), 'a', 'No way through.');
    expect(broken.outgoing).toEqual([outgoing('a', { state: 'failed', reason: 'No way through.' })]);
    const retried = addOutgoing(broken, outgoing('a'));
    expect(retried.outgoing).toEqual([outgoing('a')]);
  });

  it('does not show again what turns out to be stored', () => {
    const stored = merge(start(), [message(1, { clientId: 'a' })], 'live');
    expect(addOutgoing(stored, outgoing('a'))).toBe(stored);
    expect(markFailed(stored, 'a', 'late').outgoing).toEqual([]);
  });

  it('lets one that failed be withdrawn', () => {
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
  it('is not undone by news that was on its way, live or read', () => {
    const thread = removeMessage(start(message(1), reply(2, 'half a')), 1002);
    for (const source of ['live', 'read'] as const) {
      expect(seqs(merge(thread, [reply(2, 'half a reply', 'complete')], source))).toEqual([1]);
    }
    expect(seqs(applySync(thread, 0, [message(1), reply(2, 'half a reply')]))).toEqual([1]);
    expect(applyDelta(thread, delta(2, 6, ' reply'))).toEqual({ thread, heal: false });
  });

  it('also reaches a message that has not arrived yet', () => {
    const thread = merge(removeMessage(start(message(1)), 1002), [message(2)], 'live');
    expect(seqs(thread)).toEqual([1]);
  });

  it('takes the own message on its way along: it had arrived, and was deleted elsewhere', () => {
    const thread = removeMessage(addOutgoing(start(message(1)), outgoing('a')), 1002);
    expect(merge(thread, [message(2, { clientId: 'a' })], 'read').outgoing).toEqual([]);
  });

  it('changes nothing the second time', () => {
    const once = removeMessage(start(message(1), message(2)), 1001);
    expect(removeMessage(once, 1001)).toBe(once);
  });

  it('is found out when the conversation is read again: within the answer, and at its end', () => {
    const thread = start(message(1), message(2), message(3), message(4));
    expect(seqs(applySync(thread, 0, [message(1), message(3), message(4)], 4))).toEqual([1, 3, 4]);
    expect(seqs(applySync(thread, 0, [message(1), message(2)], 4))).toEqual([1, 2]);
    expect(seqs(applySync(thread, 0, [], 4, 60))).toEqual([]);
    expect(seqs(applySync(thread, 0, [message(3), message(4)], 4, 60))).toEqual([3, 4]);
    expect(seqs(applySync(thread, 0, [message(3), message(4)], 4, 2))).toEqual([1, 2, 3, 4]);
    expect(seqs(applySync(thread, 0, [message(3), message(4)], 4))).toEqual([1, 2, 3, 4]);
    expect(hasHole(applySync(thread, 0, [message(1), message(4)], 4))).toBe(false);
  });

  it('is not taken for granted of what came after the question, nor of what is older than the answer', () => {
    const thread = start(message(1), message(2), message(3), message(4));
    expect(seqs(applySync(thread, 0, [message(2), message(3)], 3))).toEqual([1, 2, 3, 4]);
    expect(seqs(applySync(thread, 3, [], 3))).toEqual([1, 2, 3, 4]);
  });

  it('lets go of an unfinished reply that the server no longer has', () => {
    expect(seqs(applySync(start(message(1), reply(2, 'half')), 1, [], 2))).toEqual([1]);
  });

  it('leaves no way to where something was said that is gone', () => {
    const shaped = message(3, { recalled: [recalled('message', 1001, 1001), recalled('memory', 5, 1001)] });
    const thread = removeMessage(start(message(1), message(2), shaped), 1001);
    expect(thread.messages.at(-1)?.recalled).toEqual([recalled('memory', 5)]);
  });
});

describe('forgetting', () => {
  it('takes memories out of what replies say they remembered, and nothing else', () => {
    const thread = start(message(1), message(2, { recalled: [recalled('memory', 5), recalled('note', 5)] }));
    const after = removeRecalled(thread, new Set([5]));
    expect(after.messages[1]?.recalled).toEqual([recalled('note', 5)]);
    expect(after.messages[0]).toBe(thread.messages[0]);
    expect(removeRecalled(thread, new Set([6]))).toBe(thread);
  });
});

describe('finding where something was said', () => {
  it('knows what is held, what can only be older, and what is nowhere', () => {
    const held = start(message(5), message(6));
    expect(whereIs(held, 1006)).toBe(1);
    expect(whereIs(held, 1002)).toBe('older');
    expect(whereIs(prepend(held, [message(4)], 2), 1002)).toBe('nowhere');
    expect(whereIs(removeMessage(held, 1002), 1002)).toBe('nowhere');
    expect(whereIs(held, 1009)).toBe('nowhere');
    expect(whereIs(start(), 1001)).toBe('nowhere');
  });
});
