import { CONTINUITY_PROMPTS, type ContinuityReply } from '@kinloom/contract';
import {
  keyOf,
  measuresText,
  nextStep,
  NO_RESULTS,
  repliesBefore,
  type Results,
  type Step,
  stepsOf,
  type StepResult,
  totalRows,
  totalsOf,
} from './continuity-results';

const reply = (fields: Partial<ContinuityReply> = {}): StepResult => ({
  reply: { text: 'Yes.', words: 1, durationMs: 100, firstTokenMs: null, brokenRules: [], facts: null, ...fields },
});
const results = (...entries: [Step, StepResult][]): Results =>
  new Map(entries.map(([step, result]) => [keyOf(step), result]));
const at = (prompt: number, side: Step['side'], soulId = 1): Step => ({ soulId, prompt, side });

describe('stepsOf', () => {
  it('asks both sides every prompt, soul by soul', () => {
    const steps = stepsOf([1, 2]);
    expect(steps).toHaveLength(2 * 2 * CONTINUITY_PROMPTS.length);
    expect(steps.slice(0, 3)).toEqual([at(0, 'current'), at(0, 'candidate'), at(1, 'current')]);
    expect(steps.at(-1)).toEqual(at(CONTINUITY_PROMPTS.length - 1, 'candidate', 2));
  });
});

describe('nextStep', () => {
  it('continues after the last result, also after a failure', () => {
    expect(nextStep([1], NO_RESULTS)).toEqual(at(0, 'current'));
    const done = results([at(0, 'current'), reply()], [at(0, 'candidate'), { failure: 'No answer.' }]);
    expect(nextStep([1], done)).toEqual(at(1, 'current'));
  });

  it('is undefined once the check is complete, and without souls', () => {
    expect(nextStep([1], results(...stepsOf([1]).map((step): [Step, StepResult] => [step, reply()])))).toBeUndefined();
    expect(nextStep([], NO_RESULTS)).toBeUndefined();
  });
});

describe('repliesBefore', () => {
  it('holds the replies of the same side and soul, empty where one failed', () => {
    const done = results(
      [at(0, 'candidate'), reply({ text: 'Hello.' })],
      [at(0, 'current'), reply({ text: 'Hi.' })],
      [at(0, 'candidate', 2), reply({ text: 'Good day.' })],
      [at(1, 'candidate'), { failure: 'No answer.' }],
    );
    expect(repliesBefore(at(2, 'candidate'), done)).toEqual(['Hello.', '']);
    expect(repliesBefore(at(0, 'candidate'), done)).toEqual([]);
  });
});

describe('totalsOf', () => {
  it('adds up one side', () => {
    const done = results(
      [at(0, 'current'), reply({ words: 50 })],
      [at(0, 'candidate'), reply({ words: 10, durationMs: 1_000, firstTokenMs: 200, brokenRules: ['One.', 'Two.'] })],
      [
        at(1, 'candidate'),
        reply({ words: 20, durationMs: 3_000, firstTokenMs: 400, facts: { asked: 3, repeated: 2 } }),
      ],
      [at(2, 'candidate'), { failure: 'No answer.' }],
    );
    expect(totalsOf([1], done, 'candidate')).toEqual({
      replies: 2,
      failures: 1,
      words: 15,
      durationMs: 2_000,
      firstTokenMs: 300,
      brokenRules: 2,
      facts: { asked: 3, repeated: 2 },
    });
    expect(totalsOf([1], done, 'current')).toMatchObject({ replies: 1, words: 50, firstTokenMs: null });
  });

  it('has no averages without replies', () => {
    expect(totalsOf([1], NO_RESULTS, 'current')).toMatchObject({ replies: 0, words: null, durationMs: null });
  });
});

describe('texts', () => {
  it('state the totals of both sides', () => {
    const done = results(
      [at(0, 'current'), reply({ words: 12, durationMs: 40 })],
      [at(0, 'candidate'), reply({ words: 7, durationMs: 2_345, firstTokenMs: 250, facts: { asked: 2, repeated: 1 } })],
      [at(1, 'candidate'), { failure: 'No answer.' }],
    );
    const rows = totalRows(totalsOf([1], done, 'current'), totalsOf([1], done, 'candidate'));
    expect(Object.fromEntries(rows.map(({ name, values }) => [name, values]))).toEqual({
      Replies: ['1', '1, and 1 failed'],
      'Words per reply': ['12', '7'],
      'Time per reply': ['0.04 s', '2.3 s'],
      'Time to the first token': ['none', '0.25 s'],
      'Broken rules': ['0', '0'],
      'Facts remembered': ['0 of 0', '1 of 2'],
    });
  });

  it('state the measures of one reply', () => {
    const measured = reply({ words: 1, durationMs: 1_250, firstTokenMs: 300, facts: { asked: 2, repeated: 2 } });
    expect('reply' in measured && measuresText(measured.reply)).toBe(
      '1 word · 1.3 s · first token after 0.3 s · 2 of 2 facts remembered',
    );
  });
});
