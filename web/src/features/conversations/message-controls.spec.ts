import type { Message } from '@kinloom/contract';
import { controlsOf, adjacentVariants, findStoppable } from './message/reply-controls';
import { message } from './cache/messages.fixture';
import { applyResponse, applyDelta, emptyCache, merge, applySync, type MessageCache } from './cache/message-cache';
import { resumeSeq } from './cache/sync-cursor';

const reply = (seq: number, content: string, more: Partial<Message> = {}): Message =>
  message(seq, { content, senderId: null, companionId: 3, aiGenerated: true, ...more });
const start = (...messages: Message[]): MessageCache => applySync(emptyCache(7), 0, messages);
const textAndStatus = (cache: MessageCache): (string | undefined)[] => {
  const last = cache.messages.at(-1);
  return [last?.content, last?.status];
};
const delta = (offset: number, text: string) => ({ conversationId: 7, messageId: 1002, seq: 2, offset, text });

describe('a regenerated reply', () => {
  const old = reply(2, 'The long first wording.');
  const regenerated = reply(2, '', { status: 'streaming', variant: 2, variants: 2 });

  it('replaces the old text, live or read, and streams', () => {
    for (const source of ['live', 'read'] as const) {
      const begun = merge(start(message(1), old), [regenerated], source);
      expect(textAndStatus(begun)).toEqual(['', 'streaming']);
      expect(textAndStatus(applyDelta(begun, delta(0, 'Another')).cache)).toEqual(['Another', 'streaming']);
    }
  });

  it('is not replaced by a stale record', () => {
    const begun = merge(start(message(1), old), [regenerated], 'live');
    expect(textAndStatus(merge(begun, [old], 'read'))).toEqual(['', 'streaming']);
  });

  it('is synced until it is complete', () => {
    expect(resumeSeq(merge(start(message(1), old, message(3)), [regenerated], 'live'))).toBe(1);
  });

  it('may be shorter than the previous variant', () => {
    const whole = reply(2, 'Short.', { variant: 2, variants: 2 });
    expect(textAndStatus(merge(start(message(1), old), [whole], 'read'))).toEqual(['Short.', 'complete']);
  });

  it('shows the variant that was chosen last', () => {
    const second = reply(2, 'Short.', { variant: 2, variants: 2 });
    const first = { ...old, variants: 2 };
    expect(merge(start(message(1), second), [first], 'live').messages[1]).toBe(first);
  });
});

describe('a reply to an edited message', () => {
  it('is newer than the variants of the reply to the earlier text', () => {
    const second = reply(2, 'Short.', { variant: 2, variants: 2 });
    const anew = reply(2, '', { status: 'streaming', editedAt: '2026-01-01T20:10:00.000Z' });
    expect(textAndStatus(merge(start(message(1), second), [anew], 'read'))).toEqual(['', 'streaming']);
    expect(textAndStatus(merge(start(message(1), anew), [second], 'read'))).toEqual(['', 'streaming']);
  });
});

describe('a continued reply', () => {
  const stopped = reply(2, 'Half a ', { status: 'stopped' });

  it('appends deltas to the stopped text', () => {
    const going = merge(start(message(1), stopped), [{ ...stopped, status: 'streaming' }], 'live');
    const { cache, needsResync } = applyDelta(going, delta(7, 'reply.'));
    expect([...textAndStatus(cache), needsResync]).toEqual(['Half a reply.', 'streaming', false]);
  });

  it('is recognised by its length in read records', () => {
    const further = reply(2, 'Half a reply', { status: 'streaming' });
    expect(textAndStatus(merge(start(message(1), stopped), [further], 'read'))).toEqual(['Half a reply', 'streaming']);
    expect(textAndStatus(merge(start(message(1), further), [stopped], 'read'))).toEqual(['Half a reply', 'streaming']);
  });

  it('stays stopped when a record from before the stop arrives', () => {
    const before = reply(2, 'Half', { status: 'streaming' });
    expect(textAndStatus(merge(start(message(1), stopped), [before], 'read'))).toEqual(['Half a ', 'stopped']);
    expect(textAndStatus(merge(start(message(1), before), [stopped], 'read'))).toEqual(['Half a ', 'stopped']);
  });
});

describe('the response to a reply control', () => {
  const stopped = reply(2, 'Half a ', { status: 'stopped' });
  const going = reply(2, 'Half a ', { status: 'streaming' });

  it('is applied as newest if the message did not change meanwhile', () => {
    const cache = start(message(1), stopped);
    expect(textAndStatus(applyResponse(cache, cache.messages[1]!, going))).toEqual(['Half a ', 'streaming']);
  });

  it('does not revert a message that changed meanwhile', () => {
    const cache = start(message(1), stopped);
    const whole = merge(cache, [reply(2, 'Half a reply.')], 'live');
    expect(textAndStatus(applyResponse(whole, cache.messages[1]!, going))).toEqual(['Half a reply.', 'complete']);
  });
});

describe('an edited own message', () => {
  it('is not reverted by a stale record', () => {
    const changed = message(1, { content: 'better', editedAt: '2026-01-01T20:05:00.000Z' });
    const cache = merge(start(message(1)), [changed], 'live');
    expect(merge(cache, [message(1)], 'read').messages[0]).toBe(changed);
    expect(merge(start(message(1)), [changed], 'read').messages[0]).toBe(changed);
  });
});

describe('reply controls', () => {
  it.each([
    ['streaming', ['stop']],
    ['stopped', ['continue', 'regenerate']],
    ['failed', ['regenerate']],
    ['complete', ['regenerate']],
  ] as const)('%s: %j', (status, controls) =>
    expect(controlsOf({ companionId: 3, status, retryAt: null })).toEqual(controls),
  );

  it('are retry and stop while waiting for a model', () => {
    const waiting = { companionId: 3, status: 'streaming', retryAt: '2026-01-01T20:05:00.000Z' } as const;
    expect(controlsOf(waiting)).toEqual(['retry', 'stop']);
  });

  it('are empty for an own message', () => {
    expect(controlsOf({ companionId: null, status: 'complete', retryAt: null })).toEqual([]);
  });

  it('give the adjacent variants', () => {
    expect(adjacentVariants({ variant: 1, variants: 1 })).toEqual({ before: null, after: null });
    expect(adjacentVariants({ variant: 2, variants: 3 })).toEqual({ before: 1, after: 3 });
  });
});

describe('the message to stop', () => {
  const typing = [{ companionId: 3, name: 'Ilse' }];
  const growing = reply(2, 'Half', { status: 'streaming' });

  it('is the streaming reply', () => expect(findStoppable(start(message(1), growing), typing)).toBe(growing));

  it('is the user message while a soul is composing its reply', () => {
    const cache = start(message(1), reply(2, 'Whole.'), message(3));
    expect(findStoppable(cache, typing)?.id).toBe(1003);
  });

  it('is null when no reply is in progress', () => {
    expect(findStoppable(start(message(1), reply(2, 'Whole.')), [])).toBeNull();
    expect(findStoppable(start(), typing)).toBeNull();
  });
});
