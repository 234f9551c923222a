import type { Message } from '@kinloom/contract';
import { firstFinishedAfter, announceAfterSeq } from './announcements';
import { message as messageFixture } from '../cache/messages.fixture';
import { emptyCache, applySync } from '../cache/message-cache';

const message = (seq: number, companionId: number | null, status: Message['status'] = 'complete'): Message =>
  messageFixture(seq, {
    companionId,
    status,
    senderId: companionId === null ? 1 : null,
    aiGenerated: companionId !== null,
  });
const cacheOf = (...messages: Message[]) => applySync(emptyCache(7), 0, messages);

describe('announcing replies', () => {
  it('does not announce messages that were loaded before', () => {
    const before = cacheOf(message(1, null), message(2, 3));
    expect(announceAfterSeq(before)).toBe(2);
    expect(firstFinishedAfter(before, announceAfterSeq(before))).toBeUndefined();
    expect(announceAfterSeq(cacheOf())).toBe(0);
  });

  it('waits until a reply is finished, also one that was streaming on load', () => {
    const growing = cacheOf(message(1, null), message(2, 3, 'streaming'));
    expect(announceAfterSeq(growing)).toBe(1);
    expect(firstFinishedAfter(growing, 1)).toBeUndefined();
    expect(firstFinishedAfter(cacheOf(message(1, null), message(2, 3)), 1)?.seq).toBe(2);
  });

  it('does not announce user messages, but a reply before them', () => {
    expect(firstFinishedAfter(cacheOf(message(1, 3), message(2, null)), 0)?.seq).toBe(1);
    expect(firstFinishedAfter(cacheOf(message(1, 3), message(2, null)), 1)).toBeUndefined();
  });

  it('announces a failed or stopped reply', () => {
    expect(firstFinishedAfter(cacheOf(message(1, 3, 'failed')), 0)?.status).toBe('failed');
    expect(firstFinishedAfter(cacheOf(message(1, 3, 'stopped')), 0)?.status).toBe('stopped');
  });
});
