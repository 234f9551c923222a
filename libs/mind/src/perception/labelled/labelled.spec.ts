import { EMOTIONS } from '@kinloom/contract';
import { emotionsOf } from '../emotions';
import { scoresOf } from './scores';
import { GROUPS, HELD_OUT, LANGUAGES, TUNING, WRITTEN_LATER } from './set';

const ALL = [...TUNING, ...HELD_OUT];

describe('the labelled messages', () => {
  it('are two hundred, in two halves that share none', () => {
    expect([TUNING.length, HELD_OUT.length]).toEqual([100, 100]);
    expect(new Set([...ALL, ...WRITTEN_LATER].map(({ text }) => text)).size).toBe(ALL.length + WRITTEN_LATER.length);
  });
  it('hold every feeling, group and language in both halves', () => {
    for (const half of [TUNING, HELD_OUT]) {
      expect(new Set(half.flatMap(({ feels }) => feels))).toEqual(new Set(EMOTIONS));
      expect(new Set(half.map(({ group }) => group))).toEqual(new Set(GROUPS));
      expect(new Set(half.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    }
  });
});

describe('how well they are read', () => {
  // What the README beside states, in whole percent: a change that reads them worse has to say so there.
  it.each([
    ['tuning', TUNING, 0.99],
    ['held out', HELD_OUT, 0.86],
    ['written later', WRITTEN_LATER, 0.27],
  ])('%s: macro F1', (_, messages, least) =>
    expect(scoresOf(messages, emotionsOf).macro.f1).toBeGreaterThanOrEqual(least),
  );
  it('is judged by what is right, read in vain and missed', () => {
    const [first, second] = [
      { text: 'a', language: 'english' as const, group: 'plain' as const, feels: ['joy' as const] },
      { text: 'b', language: 'english' as const, group: 'none' as const, feels: [] },
    ];
    const { micro, exact } = scoresOf([first, second], () => [{ emotion: 'joy' }]);
    expect(micro).toEqual({ precision: 0.5, recall: 1, f1: 2 / 3, labels: 1 });
    expect(exact).toBe(0.5);
    expect(scoresOf([first, second], () => []).micro.recall).toBe(0);
  });
});
