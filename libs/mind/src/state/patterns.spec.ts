import type { Heard } from '../memory/memory';
import { perceive } from '../perception/perceive';
import { figuresOf, patternAfter, type RunningPattern } from './patterns';

const START = Date.UTC(2026, 0, 1);
const talk = (lines: [string, number][]): Heard[] =>
  lines.map(([text, seconds], at) => ({
    id: at + 1,
    conversationId: 1,
    seq: at + 1,
    from: 'person',
    speaker: 'Ada',
    text,
    at: START + seconds * 1_000,
    whispered: false,
  }));
const of = (previous: RunningPattern | null, messages: Heard[]) =>
  patternAfter(
    previous,
    messages,
    messages.map(({ text }) => perceive(text)),
  );

const LINES: [string, number][] = [
  ['Hello there. How are you?', 0],
  ['I am so happy today! The sun is out.', 20],
  ['Did you know that? Really?', 50],
  ['I feel terribly sad about my sister', 80],
  ['ok', 4_000],
  ['I am really proud of the garden', 4_030],
  ['What now?', 90_000],
];

it('gives the same figures one by one and all at once, and by any halves', () => {
  const messages = talk(LINES);
  const all = of(null, messages);
  let one: RunningPattern | null = null;
  for (const message of messages) one = of(one, [message]);
  expect(one).toEqual(all);
  for (let cut = 0; cut <= messages.length; cut++) {
    const first = cut === 0 ? null : of(null, messages.slice(0, cut));
    expect(of(first, messages.slice(cut))).toEqual(all);
  }
});

it('survives being stored as JSON', () => {
  const messages = talk(LINES);
  const stored = JSON.parse(JSON.stringify(of(null, messages.slice(0, 3)))) as RunningPattern;
  expect(of(stored, messages.slice(3))).toEqual(of(null, messages));
});

it('counts words, questions and statements', () => {
  const figures = of(
    null,
    talk([
      ['One two three. Four five?', 0],
      ['Six? Seven! Eight nine ten.', 10],
    ]),
  );
  // Ten words in two messages; two questions beside three statements.
  expect(figures).toMatchObject({ avgResponseLength: 5, questionToStatementRatio: 0.67, interactionCount: 2 });
  expect(figures.lastUpdated).toBe(new Date(START + 10_000).toISOString());
});

it.each([
  [[10, 20, 30], 'quick'],
  [[0, 45, 90], 'steady'],
  [[0, 240, 480], 'steady'],
  [[0, 241, 482], 'unhurried'],
  [[0, 1_799], 'unhurried'],
  [[0, 1_800], 'not known yet'],
  [[0], 'not known yet'],
])('pauses %j are %s', (seconds, pace) => {
  expect(of(null, talk(seconds.map((at) => ['hello there', at]))).typicalPacing).toBe(pace);
});

it.each([
  [['hello', 'the garden grows', 'a bird'], 'reserved'],
  [['I am so happy', 'I am really excited', 'I am so proud'], 'intense, mostly bright'],
  [['I am sad', 'I am lonely', 'I am tired'], 'open, often burdened'],
  [['I am sad', 'a bird', 'the garden grows', 'it rained'], 'measured'],
  [['I am sad', 'I am happy', 'I am sad', 'I am glad'], 'open, mixed'],
])('%j is %s', (texts, style) => {
  expect(of(null, talk(texts.map((text, at) => [text, at]))).emotionalStyle).toBe(style);
});

it('goes on from figures that came without their sums', () => {
  const old = {
    avgResponseLength: 10,
    questionToStatementRatio: 0.5,
    emotionalStyle: 'open',
    typicalPacing: 'quick',
    interactionCount: 2,
    lastUpdated: new Date(START).toISOString(),
  };
  const messages = talk([['One two three four.', 5]]);
  expect(patternAfter(old, messages, [perceive('x')])).toMatchObject({ avgResponseLength: 8, interactionCount: 3 });
  expect(figuresOf(of(null, messages))).not.toHaveProperty('sums');
});

it('with no message changes nothing', () => {
  const before = of(null, talk(LINES));
  expect(of(before, [])).toEqual(before);
});
