import type { Message } from '@kinloom/contract';
import { message } from '../cache/messages.fixture';
import { whereIs } from './message-rows';
import {
  covers,
  mergeWindow,
  extendWindow,
  liesAbove,
  reachesCachedEnd,
  updateInWindow,
  messageWindowOf,
} from './message-window';
import { emptyCache, hasHole, merge, type MessageCache } from '../cache/message-cache';

const some = (...seqs: number[]): Message[] => seqs.map((seq) => message(seq));
const seqs = ({ messages }: MessageCache): number[] => messages.map(({ seq }) => seq);
const end = merge(emptyCache(7), some(90, 91, 92), 'read');
const stretch = messageWindowOf(7, some(40, 41), 2, some(42, 43));

describe('a stretch of a conversation', () => {
  it('holds what was read around a message, and knows that there is more on both sides', () => {
    expect(seqs(stretch)).toEqual([40, 41, 42, 43]);
    expect([stretch.ahead, stretch.complete]).toEqual([true, false]);
    expect(whereIs(stretch, 1042)).toBe(2);
    expect(whereIs(stretch, 1090)).toBe('nowhere');
  });

  it('may be the beginning', () => {
    expect(messageWindowOf(7, some(1), 2, some(2, 3)).complete).toBe(true);
    expect(messageWindowOf(7, some(3), 2, some(4, 5)).complete).toBe(true);
    expect(messageWindowOf(7, [], 2, some(2, 3)).complete).toBe(true);
  });

  it('takes news of its own messages alone', () => {
    expect(updateInWindow(stretch, message(41, { content: 'other words' })).messages[1]?.content).toBe('other words');
    expect(updateInWindow(stretch, message(44))).toBe(stretch);
    expect(updateInWindow(stretch, message(93))).toBe(stretch);
  });

  it('grows until it reaches the end, and is one with it then', () => {
    expect(reachesCachedEnd(stretch, end)).toBe(false);
    const grown = extendWindow(stretch, some(44, 89));
    expect(reachesCachedEnd(grown, end)).toBe(false);
    const there = extendWindow(grown, some(90, 91));
    expect(reachesCachedEnd(there, end)).toBe(true);
    const whole = mergeWindow(end, there);
    expect(seqs(whole)).toEqual([40, 41, 42, 43, 44, 89, 90, 91, 92]);
    expect([covers(end, there), covers(whole, there)]).toEqual([false, true]);
    // What lies between was read, and is empty: nothing is missing.
    expect([hasHole(whole), whole.complete, whole.ahead]).toEqual([false, false, undefined]);
  });

  it('leaves what is newer at the end as it is', () => {
    const newer = merge(end, [message(91, { content: 'said since' })], 'live');
    expect(mergeWindow(newer, extendWindow(stretch, some(90, 91))).messages.at(-2)?.content).toBe('said since');
  });

  it('tells the end where the conversation begins', () => {
    const first = extendWindow(messageWindowOf(7, [], 2, some(1, 2)), some(90));
    expect(mergeWindow(end, first).complete).toBe(true);
  });
});

describe('news of a message', () => {
  it('is no part of a thread whose first message comes later', () => {
    expect(liesAbove(end, message(50))).toBe(true);
    expect([90, 91, 95].map((seq) => liesAbove(end, message(seq)))).toEqual([false, false, false]);
    expect(liesAbove({ ...end, complete: true }, message(50))).toBe(false);
    expect(liesAbove(emptyCache(7), message(50))).toBe(false);
  });
});
