import { answerFor } from './ask';
import type { Heard, KeptMemory } from './memory';
import { provisional } from './provisional';

const AT = Date.UTC(2024, 4, 8, 12);
const NAMES = { personName: 'Robin', soulName: 'Lumen' };
function remembered(tell: readonly string[]): KeptMemory[] {
  const heard: Heard[] = tell.map((text, i) => ({
    id: i + 1,
    conversationId: 1,
    seq: i + 1,
    from: 'person',
    speaker: 'Robin',
    text,
    at: AT + i * 60_000,
    whispered: false,
  }));
  return provisional(heard, [], NAMES);
}
const ask = (question: string, memories: readonly KeptMemory[]) =>
  answerFor(question, memories, { ...NAMES, now: AT + 3_600_000, before: [] });

describe('questions that ask for nothing that was told', () => {
  const memories = remembered([
    'I live in Ghent',
    'my favourite book is Dune',
    'my sister Ana is a nurse',
    'I play the cello',
  ]);
  it.each([
    'what is the capital of France?',
    'who wrote Dune?',
    'how do I boil an egg?',
    'what should I wear tonight?',
    'why am I so tired?',
    'can you tell me a story?',
    'how are you?',
    'do you like me?',
    'what do you think about love?',
    'is it raining where you are?',
    'do I look fat in this?',
    'what time is it?',
    'my day was awful',
    'I live in Ghent now',
    'can I ask you something?',
  ])('%s', (question) => expect(ask(question, memories)).toBeNull());

  it.each([
    "what is my brother's name?",
    "what's my dog called?",
    'when is my birthday?',
    'do you remember my car?',
    'what do you remember about my mother?',
    'where does Ana live?',
    'did I ever tell you about a boat?',
  ])('asks, and nothing was told: %s', (question) => {
    expect(ask(question, memories)).not.toBeNull();
    expect(ask(question, memories)?.memories).toEqual([]);
  });
});

describe('now and before', () => {
  const memories = remembered(['I live in Porto', "I'm a nurse", 'I moved to Ghent', 'I work as a librarian now']);
  it.each([
    ['where do I live?', 'value', 'Ghent'],
    ['where did I live before?', 'before', 'Porto'],
    ['what was my old job?', 'before', 'nurse'],
    ['what do I do for a living these days?', 'value', 'librarian'],
  ])('%s', (question, asks, answer) => {
    const found = ask(question, memories);
    expect(found?.asks).toBe(asks);
    expect(found?.memories[0]?.content).toContain(answer);
  });

  it('what was only corrected was never so', () => {
    const corrected = remembered(['I live in Gent', 'no, I meant I live in Ghent']);
    expect(ask('where do I live?', corrected)?.memories[0]?.content).toContain('Ghent');
    expect(ask('where did I live before?', corrected)?.memories ?? []).toEqual([]);
  });
});

describe('whether it is so', () => {
  const memories = remembered([
    "I'm vegetarian",
    'I have a cat',
    "I don't have any kids",
    'I hate olives',
    'I speak Dutch',
    "I don't drink alcohol",
  ]);
  it.each([
    ['do I eat meat?', false],
    ['do I have a cat?', true],
    ['do I have kids?', false],
    ['do I like olives?', false],
    ['do I speak Dutch?', true],
    ['do I drink alcohol?', false],
    ['do I have a dog?', null],
    ['do I speak Greek?', null],
    ['have I ever told you about a cat?', true],
    ['have I ever told you about a boat?', null],
  ])('%s %s', (question, holds) => {
    const found = ask(question, memories);
    expect(found?.asks).toBe('whether');
    expect(found?.holds).toBe(holds);
    if (holds === null) expect(found?.memories).toEqual([]);
  });
});

describe('all there is', () => {
  const memories = remembered(['my sister Ana is a nurse', 'Ana got the job in Oslo', 'I live in Ghent', 'I love tea']);
  it('of somebody, by name and by role', () => {
    for (const question of ['what did I tell you about Ana?', 'what do you know about my sister?']) {
      const found = ask(question, memories);
      expect(found?.asks).toBe('all');
      expect(found?.memories.map((one) => one.content).join(' ')).toMatch(/nurse/);
      expect(found?.memories.map((one) => one.content).join(' ')).toMatch(/Oslo/);
      expect(found?.memories.map((one) => one.content).join(' ')).not.toMatch(/Ghent|tea/);
    }
  });
  it('of the person', () =>
    expect(ask('what do you know about me?', memories)?.memories.map((one) => one.content)).toEqual(
      expect.arrayContaining(['You live in Ghent.', 'You love tea.']),
    ));
});

describe('what was objected to', () => {
  const memories = remembered(['I live in Ghent']);
  it.each(['wrong', 'never-mention', 'outdated'] as const)('%s is not told as so', (objection) => {
    const objected = memories.map((one) => ({ ...one, objection }));
    expect(ask('where do I live?', objected)?.memories).toEqual([]);
  });
  it('outdated is what was so before', () => {
    const objected = memories.map((one) => ({ ...one, objection: 'outdated' as const }));
    expect(ask('where did I live before?', objected)?.memories[0]?.content).toBe('You live in Ghent.');
  });
});
