import type { Message } from '@kinloom/contract';
import { message } from '../cache/messages.fixture';
import { locateMessage } from './message-rows';
import {
  coversWindow,
  mergeWindow,
  extendWindow,
  isAboveCache,
  reachesCachedEnd,
  updateInWindow,
  messageWindowOf,
} from './message-window';
import { emptyCache, merge, type MessageCache } from '../cache/message-cache';
import { hasGap } from '../cache/sync-cursor';

const messagesOf = (...seqs: number[]): Message[] => seqs.map((seq) => message(seq));
const seqs = ({ messages }: MessageCache): number[] => messages.map(({ seq }) => seq);
const end = merge(emptyCache(7), messagesOf(90, 91, 92), 'read');
const messageWindow = messageWindowOf(7, messagesOf(40, 41), 2, messagesOf(42, 43));

describe('message window', () => {
  it('contains the messages around a message and is incomplete on both sides', () => {
    expect(seqs(messageWindow)).toEqual([40, 41, 42, 43]);
    expect([messageWindow.isDetached, messageWindow.reachesStart]).toEqual([true, false]);
    expect(locateMessage(messageWindow, 1042)).toBe(2);
    expect(locateMessage(messageWindow, 1090)).toBe('nowhere');
  });

  it('can reach the start of the conversation', () => {
    expect(messageWindowOf(7, messagesOf(1), 2, messagesOf(2, 3)).reachesStart).toBe(true);
    expect(messageWindowOf(7, messagesOf(3), 2, messagesOf(4, 5)).reachesStart).toBe(true);
    expect(messageWindowOf(7, [], 2, messagesOf(2, 3)).reachesStart).toBe(true);
  });

  it('applies updates only to messages that it contains', () => {
    expect(updateInWindow(messageWindow, message(41, { content: 'other words' })).messages[1]?.content).toBe(
      'other words',
    );
    expect(updateInWindow(messageWindow, message(44))).toBe(messageWindow);
    expect(updateInWindow(messageWindow, message(93))).toBe(messageWindow);
  });

  it('grows until it reaches the main cache and is then merged into it', () => {
    expect(reachesCachedEnd(messageWindow, end)).toBe(false);
    const grown = extendWindow(messageWindow, messagesOf(44, 89));
    expect(reachesCachedEnd(grown, end)).toBe(false);
    const there = extendWindow(grown, messagesOf(90, 91));
    expect(reachesCachedEnd(there, end)).toBe(true);
    const whole = mergeWindow(end, there);
    expect(seqs(whole)).toEqual([40, 41, 42, 43, 44, 89, 90, 91, 92]);
    expect([coversWindow(end, there), coversWindow(whole, there)]).toEqual([false, true]);
    // The seqs between were read and are empty, so there is no gap.
    expect([hasGap(whole), whole.reachesStart, whole.isDetached]).toEqual([false, false, undefined]);
  });

  it('keeps newer records of the main cache', () => {
    const newer = merge(end, [message(91, { content: 'said since' })], 'live');
    expect(mergeWindow(newer, extendWindow(messageWindow, messagesOf(90, 91))).messages.at(-2)?.content).toBe(
      'said since',
    );
  });

  it('marks the main cache as complete when the window reaches the start', () => {
    const first = extendWindow(messageWindowOf(7, [], 2, messagesOf(1, 2)), messagesOf(90));
    expect(mergeWindow(end, first).reachesStart).toBe(true);
  });
});

describe('an update of an older message', () => {
  it('is ignored by a cache that begins after it', () => {
    expect(isAboveCache(end, message(50))).toBe(true);
    expect([90, 91, 95].map((seq) => isAboveCache(end, message(seq)))).toEqual([false, false, false]);
    expect(isAboveCache({ ...end, reachesStart: true }, message(50))).toBe(false);
    expect(isAboveCache(emptyCache(7), message(50))).toBe(false);
  });
});
