import type { Message } from '@kinloom/contract';
import { message as messageFixture } from '../../conversations/cache/messages.fixture';
import { emptyCache, type OutgoingMessage, type MessageCache } from '../../conversations/cache/message-cache';
import {
  hasArrived,
  isPending,
  isSpeaking,
  parseUnconfirmed,
  serializeUnconfirmed,
  wasAnswered,
  appendUnconfirmed,
} from './unconfirmed-message';

const message = (seq: number, change: Partial<Message>): Message =>
  messageFixture(seq, { senderId: null, companionId: 3, aiGenerated: true, ...change });
const userMessage = (seq: number, content: string): Message =>
  message(seq, { content, senderId: 1, companionId: null });
const cacheOf = (...messages: Message[]): MessageCache => ({ ...emptyCache(7), messages });
const outgoing = (content: string, state: OutgoingMessage['state'] = 'sending'): OutgoingMessage => ({
  clientId: 'a',
  content,
  options: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  state,
  reason: null,
});

describe('a pending reply', () => {
  it('is pending from sending until the reply is complete', () => {
    expect(isPending(cacheOf(), false)).toBe(false);
    expect(isPending({ ...cacheOf(), outgoing: [outgoing('hello')] }, false)).toBe(true);
    expect(isPending(cacheOf(userMessage(1, 'hello')), true)).toBe(true);
    expect(isPending(cacheOf(userMessage(1, 'hello'), message(2, { status: 'streaming' })), false)).toBe(true);
    expect(isPending(cacheOf(userMessage(1, 'hello'), message(2, {})), false)).toBe(false);
  });

  it('is not pending after a failure or a stop', () => {
    expect(isPending({ ...cacheOf(), outgoing: [outgoing('hello', 'failed')] }, false)).toBe(false);
    expect(isPending(cacheOf(userMessage(1, 'hello')), false)).toBe(false);
    expect(isPending(cacheOf(message(1, { status: 'stopped' })), false)).toBe(false);
  });

  it('is spoken once it has text', () => {
    expect(isSpeaking(cacheOf(message(1, { status: 'streaming', content: '' })))).toBe(false);
    expect(isSpeaking(cacheOf(message(1, { status: 'streaming' })))).toBe(true);
    expect(isSpeaking(cacheOf(message(1, {})))).toBe(false);
  });
});

describe('a message sent by speak_to_soul', () => {
  const before = cacheOf(userMessage(1, 'hello'), message(2, {}));
  const unconfirmed = { outgoing: outgoing('hello'), afterSeq: 2 };

  it('is shown at the end until it is stored, also if an equal message exists', () => {
    expect(hasArrived(before, unconfirmed)).toBe(false);
    expect(appendUnconfirmed(before, unconfirmed, 'x').outgoing).toEqual([unconfirmed.outgoing]);
    const after = cacheOf(...before.messages, userMessage(3, 'hello'));
    expect(hasArrived(after, unconfirmed)).toBe(true);
    expect(appendUnconfirmed(after, unconfirmed, 'x')).toBe(after);
    expect(wasAnswered(after, unconfirmed)).toBe(false);
    expect(wasAnswered(cacheOf(...after.messages, message(4, {})), unconfirmed)).toBe(true);
  });

  it('is not confused with other new messages', () => {
    expect(hasArrived(cacheOf(...before.messages, userMessage(3, 'good night')), unconfirmed)).toBe(false);
    expect(hasArrived(cacheOf(...before.messages, message(3, { content: 'hello' })), unconfirmed)).toBe(false);
  });

  it('replaces the failure text of failed replies', () => {
    const failed = message(3, { status: 'failed', failure: 'The key is wrong.' });
    const shown = appendUnconfirmed(cacheOf(...before.messages, failed), null, 'I am having trouble.');
    expect(shown.messages.map(({ failure }) => failure)).toEqual([null, null, 'I am having trouble.']);
    expect(appendUnconfirmed(before, null, 'x')).toBe(before);
  });

  it('is restored as failed after a reload', () => {
    const failed = { outgoing: { ...outgoing('hello', 'failed'), options: { whisper: true } }, afterSeq: 2 };
    expect(parseUnconfirmed(serializeUnconfirmed(failed))).toMatchObject({
      afterSeq: 2,
      outgoing: { content: 'hello', options: { whisper: true }, state: 'failed' },
    });
    for (const text of [
      '',
      'null',
      '{',
      '[]',
      '{"after":1}',
      '{"after":"x","outgoing":{}}',
      serializeUnconfirmed(failed).replace('"after":2', '"after":"2"'),
    ])
      expect(parseUnconfirmed(text)).toBeNull();
  });
});
