import type { Message } from '@kinloom/contract';
import { controlsOf, neighbours, stoppable } from './message/reply-controls';
import { message } from './cache/messages.fixture';
import {
  applyResponse,
  applyDelta,
  emptyCache,
  merge,
  resumeSeq,
  applySync,
  type MessageCache,
} from './cache/message-cache';

const reply = (seq: number, content: string, more: Partial<Message> = {}): Message =>
  message(seq, { content, senderId: null, companionId: 3, aiGenerated: true, ...more });
const start = (...messages: Message[]): MessageCache => applySync(emptyCache(7), 0, messages);
const words = (thread: MessageCache): (string | undefined)[] => {
  const last = thread.messages.at(-1);
  return [last?.content, last?.status];
};
const delta = (offset: number, text: string) => ({ conversationId: 7, messageId: 1002, seq: 2, offset, text });

describe('a reply that is spoken anew', () => {
  const old = reply(2, 'The long first wording.');
  const anew = reply(2, '', { status: 'streaming', variant: 2, variants: 2 });

  it('is shown from its beginning, live or read, and grows', () => {
    for (const source of ['live', 'read'] as const) {
      const begun = merge(start(message(1), old), [anew], source);
      expect(words(begun)).toEqual(['', 'streaming']);
      expect(words(applyDelta(begun, delta(0, 'Another')).thread)).toEqual(['Another', 'streaming']);
    }
  });

  it('is not replaced by what was read before it began', () => {
    const begun = merge(start(message(1), old), [anew], 'live');
    expect(words(merge(begun, [old], 'read'))).toEqual(['', 'streaming']);
  });

  it('is asked after as long as it is not whole', () => {
    expect(resumeSeq(merge(start(message(1), old, message(3)), [anew], 'live'))).toBe(1);
  });

  it('may be shorter when it is whole', () => {
    const whole = reply(2, 'Short.', { variant: 2, variants: 2 });
    expect(words(merge(start(message(1), old), [whole], 'read'))).toEqual(['Short.', 'complete']);
  });

  it('is the wording that was chosen last', () => {
    const second = reply(2, 'Short.', { variant: 2, variants: 2 });
    const first = { ...old, variants: 2 };
    expect(merge(start(message(1), second), [first], 'live').messages[1]).toBe(first);
  });
});

describe('a reply that goes on where it was stopped', () => {
  const stopped = reply(2, 'Half a ', { status: 'stopped' });

  it('takes what comes behind its words', () => {
    const going = merge(start(message(1), stopped), [{ ...stopped, status: 'streaming' }], 'live');
    const { thread, heal } = applyDelta(going, delta(7, 'reply.'));
    expect([...words(thread), heal]).toEqual(['Half a reply.', 'streaming', false]);
  });

  it('is known by its length where it is only read', () => {
    const further = reply(2, 'Half a reply', { status: 'streaming' });
    expect(words(merge(start(message(1), stopped), [further], 'read'))).toEqual(['Half a reply', 'streaming']);
    expect(words(merge(start(message(1), further), [stopped], 'read'))).toEqual(['Half a reply', 'streaming']);
  });

  it('stays stopped for what was read before that', () => {
    const before = reply(2, 'Half', { status: 'streaming' });
    expect(words(merge(start(message(1), stopped), [before], 'read'))).toEqual(['Half a ', 'stopped']);
    expect(words(merge(start(message(1), before), [stopped], 'read'))).toEqual(['Half a ', 'stopped']);
  });
});

describe('the answer to what was asked of a message', () => {
  const stopped = reply(2, 'Half a ', { status: 'stopped' });
  const going = reply(2, 'Half a ', { status: 'streaming' });

  it('is the newest truth where nothing came meanwhile', () => {
    const thread = start(message(1), stopped);
    expect(words(applyResponse(thread, thread.messages[1]!, going))).toEqual(['Half a ', 'streaming']);
  });

  it('takes nothing back where something did', () => {
    const thread = start(message(1), stopped);
    const whole = merge(thread, [reply(2, 'Half a reply.')], 'live');
    expect(words(applyResponse(whole, thread.messages[1]!, going))).toEqual(['Half a reply.', 'complete']);
  });
});

describe('an own message that was changed', () => {
  it('keeps its new words against what was read before', () => {
    const changed = message(1, { content: 'better', editedAt: '2026-01-01T20:05:00.000Z' });
    const thread = merge(start(message(1)), [changed], 'live');
    expect(merge(thread, [message(1)], 'read').messages[0]).toBe(changed);
    expect(merge(start(message(1)), [changed], 'read').messages[0]).toBe(changed);
  });
});

describe('what a reply offers', () => {
  it.each([
    ['streaming', ['stop']],
    ['stopped', ['continue', 'regenerate']],
    ['failed', ['regenerate']],
    ['complete', ['regenerate']],
  ] as const)('%s: %j', (status, controls) =>
    expect(controlsOf({ companionId: 3, status, retryAt: null })).toEqual(controls),
  );

  it('is to be tried at once or stopped, while it waits for a model', () => {
    const waiting = { companionId: 3, status: 'streaming', retryAt: '2026-01-01T20:05:00.000Z' } as const;
    expect(controlsOf(waiting)).toEqual(['retry', 'stop']);
  });

  it('is nothing of that for an own message', () => {
    expect(controlsOf({ companionId: null, status: 'complete', retryAt: null })).toEqual([]);
  });

  it('is its wordings on either side', () => {
    expect(neighbours({ variant: 1, variants: 1 })).toEqual({ before: null, after: null });
    expect(neighbours({ variant: 2, variants: 3 })).toEqual({ before: 1, after: 3 });
  });
});

describe('what to stop', () => {
  const typing = [{ companionId: 3, name: 'Ilse' }];
  const growing = reply(2, 'Half', { status: 'streaming' });

  it('is the reply that grows', () => expect(stoppable(start(message(1), growing), typing)).toBe(growing));

  it('is the own message while somebody still thinks about it', () => {
    const thread = start(message(1), reply(2, 'Whole.'), message(3));
    expect(stoppable(thread, typing)?.id).toBe(1003);
  });

  it('is nothing where nobody speaks', () => {
    expect(stoppable(start(message(1), reply(2, 'Whole.')), [])).toBeNull();
    expect(stoppable(start(), typing)).toBeNull();
  });
});
