import type { Message } from '@kinloom/contract';
import { firstFinishedAfter, heardUntil } from './announcements';
import { message as said } from '../cache/messages.fixture';
import { emptyCache, applySync } from '../cache/message-cache';

const message = (seq: number, companionId: number | null, status: Message['status'] = 'complete'): Message =>
  said(seq, { companionId, status, senderId: companionId === null ? 1 : null, aiGenerated: companionId !== null });
const thread = (...messages: Message[]) => applySync(emptyCache(7), 0, messages);

describe('announcing replies', () => {
  it('says nothing of what was there before', () => {
    const before = thread(message(1, null), message(2, 3));
    expect(heardUntil(before)).toBe(2);
    expect(firstFinishedAfter(before, heardUntil(before))).toBeUndefined();
    expect(heardUntil(thread())).toBe(0);
  });

  it('waits for a reply to be finished, also one that was growing when it came into view', () => {
    const growing = thread(message(1, null), message(2, 3, 'streaming'));
    expect(heardUntil(growing)).toBe(1);
    expect(firstFinishedAfter(growing, 1)).toBeUndefined();
    expect(firstFinishedAfter(thread(message(1, null), message(2, 3)), 1)?.seq).toBe(2);
  });

  it('does not announce what the person wrote, but a reply before it', () => {
    expect(firstFinishedAfter(thread(message(1, 3), message(2, null)), 0)?.seq).toBe(1);
    expect(firstFinishedAfter(thread(message(1, 3), message(2, null)), 1)).toBeUndefined();
  });

  it('announces a reply that failed or was stopped: it is over', () => {
    expect(firstFinishedAfter(thread(message(1, 3, 'failed')), 0)?.status).toBe('failed');
    expect(firstFinishedAfter(thread(message(1, 3, 'stopped')), 0)?.status).toBe('stopped');
  });
});
