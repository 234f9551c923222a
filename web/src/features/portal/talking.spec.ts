import type { Message } from '@kinloom/contract';
import { message as said } from '../conversations/cache/messages.fixture';
import { emptyCache, type Outgoing, type MessageCache } from '../conversations/cache/message-cache';
import { hasArrived, isPending, isSpeaking, readSaid, wasAnswered, withSaid } from './talking';

const message = (seq: number, change: Partial<Message>): Message =>
  said(seq, { senderId: null, companionId: 3, aiGenerated: true, ...change });
const own = (seq: number, content: string): Message => message(seq, { content, senderId: 1, companionId: null });
const thread = (...messages: Message[]): MessageCache => ({ ...emptyCache(7), messages });
const outgoing = (content: string, state: Outgoing['state'] = 'sending'): Outgoing => ({
  clientId: 'a',
  content,
  manner: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  state,
  reason: null,
});

describe('a reply that is pending', () => {
  it('is pending from the sending to the last word', () => {
    expect(isPending(thread(), false)).toBe(false);
    expect(isPending({ ...thread(), outgoing: [outgoing('hello')] }, false)).toBe(true);
    expect(isPending(thread(own(1, 'hello')), true)).toBe(true);
    expect(isPending(thread(own(1, 'hello'), message(2, { status: 'streaming' })), false)).toBe(true);
    expect(isPending(thread(own(1, 'hello'), message(2, {})), false)).toBe(false);
  });

  it('does not wait for what failed, or for a soul that was stopped before its first word', () => {
    expect(isPending({ ...thread(), outgoing: [outgoing('hello', 'failed')] }, false)).toBe(false);
    expect(isPending(thread(own(1, 'hello')), false)).toBe(false);
    expect(isPending(thread(message(1, { status: 'stopped' })), false)).toBe(false);
  });

  it('is spoken from its first word on', () => {
    expect(isSpeaking(thread(message(1, { status: 'streaming', content: '' })))).toBe(false);
    expect(isSpeaking(thread(message(1, { status: 'streaming' })))).toBe(true);
    expect(isSpeaking(thread(message(1, {})))).toBe(false);
  });
});

describe('what was said in a call of its own', () => {
  const before = thread(own(1, 'hello'), message(2, {}));
  const said = { outgoing: outgoing('hello'), after: 2 };

  it('stands at the end until the conversation has it, also where the same was said before', () => {
    expect(hasArrived(before, said)).toBe(false);
    expect(withSaid(before, said, 'x').outgoing).toEqual([said.outgoing]);
    const after = thread(...before.messages, own(3, 'hello'));
    expect(hasArrived(after, said)).toBe(true);
    expect(withSaid(after, said, 'x')).toBe(after);
    expect(wasAnswered(after, said)).toBe(false);
    expect(wasAnswered(thread(...after.messages, message(4, {})), said)).toBe(true);
  });

  it('is not taken for something else that was said meanwhile', () => {
    expect(hasArrived(thread(...before.messages, own(3, 'good night')), said)).toBe(false);
    expect(hasArrived(thread(...before.messages, message(3, { content: 'hello' })), said)).toBe(false);
  });

  it('has every reply that failed say the same words', () => {
    const failed = message(3, { status: 'failed', failure: 'The key is wrong.' });
    const shown = withSaid(thread(...before.messages, failed), null, 'I am having trouble.');
    expect(shown.messages.map(({ failure }) => failure)).toEqual([null, null, 'I am having trouble.']);
    expect(withSaid(before, null, 'x')).toBe(before);
  });

  it('survives a reload as something that did not get through', () => {
    const failed = { outgoing: outgoing('hello', 'failed'), after: 2 };
    expect(readSaid(JSON.stringify(failed))).toMatchObject({
      after: 2,
      outgoing: { content: 'hello', state: 'failed' },
    });
    for (const text of [
      '',
      'null',
      '{',
      '[]',
      '{"after":1}',
      '{"after":"x","outgoing":{}}',
      JSON.stringify({ ...failed, after: '2' }),
    ])
      expect(readSaid(text)).toBeNull();
  });
});
