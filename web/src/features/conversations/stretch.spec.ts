import type { Message } from '@kinloom/contract';
import { message } from './messages.fixture';
import { whereIs } from './rows';
import { covers, joined, lengthened, liesAbove, reaches, renewed, stretchOf } from './stretch';
import { emptyThread, hasHole, merge, type Thread } from './thread-model';

const some = (...seqs: number[]): Message[] => seqs.map((seq) => message(seq));
const seqs = ({ messages }: Thread): number[] => messages.map(({ seq }) => seq);
const end = merge(emptyThread(7), some(90, 91, 92), 'read');
const stretch = stretchOf(7, some(40, 41), 2, some(42, 43));

describe('a stretch of a conversation', () => {
  it('holds what was read around a message, and knows that there is more on both sides', () => {
    expect(seqs(stretch)).toEqual([40, 41, 42, 43]);
    expect([stretch.ahead, stretch.complete]).toEqual([true, false]);
    expect(whereIs(stretch, 1042)).toBe(2);
    expect(whereIs(stretch, 1090)).toBe('nowhere');
  });

  it('may be the beginning', () => {
    expect(stretchOf(7, some(1), 2, some(2, 3)).complete).toBe(true);
    expect(stretchOf(7, some(3), 2, some(4, 5)).complete).toBe(true);
    expect(stretchOf(7, [], 2, some(2, 3)).complete).toBe(true);
  });

  it('takes news of its own messages alone', () => {
    expect(renewed(stretch, message(41, { content: 'other words' })).messages[1]?.content).toBe('other words');
    expect(renewed(stretch, message(44))).toBe(stretch);
    expect(renewed(stretch, message(93))).toBe(stretch);
  });

  it('grows until it reaches the end, and is one with it then', () => {
    expect(reaches(stretch, end)).toBe(false);
    const grown = lengthened(stretch, some(44, 89));
    expect(reaches(grown, end)).toBe(false);
    const there = lengthened(grown, some(90, 91));
    expect(reaches(there, end)).toBe(true);
    const whole = joined(end, there);
    expect(seqs(whole)).toEqual([40, 41, 42, 43, 44, 89, 90, 91, 92]);
    expect([covers(end, there), covers(whole, there)]).toEqual([false, true]);
    // What lies between was read, and is empty: nothing is missing.
    expect([hasHole(whole), whole.complete, whole.ahead]).toEqual([false, false, undefined]);
  });

  it('leaves what is newer at the end as it is', () => {
    const newer = merge(end, [message(91, { content: 'said since' })], 'live');
    expect(joined(newer, lengthened(stretch, some(90, 91))).messages.at(-2)?.content).toBe('said since');
  });

  it('tells the end where the conversation begins', () => {
    const first = lengthened(stretchOf(7, [], 2, some(1, 2)), some(90));
    expect(joined(end, first).complete).toBe(true);
  });
});

describe('news of a message', () => {
  it('is no part of a thread whose first message comes later', () => {
    expect(liesAbove(end, message(50))).toBe(true);
    expect([90, 91, 95].map((seq) => liesAbove(end, message(seq)))).toEqual([false, false, false]);
    expect(liesAbove({ ...end, complete: true }, message(50))).toBe(false);
    expect(liesAbove(emptyThread(7), message(50))).toBe(false);
  });
});
