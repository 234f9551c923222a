import type { Heard } from '../memory/memory';
import { boundAsked, boundFor } from './bounds';

const heardOf = (texts: readonly string[], from: Heard['from'] = 'person'): Heard[] =>
  texts.map((text, at) => ({
    id: at + 1,
    conversationId: 1,
    seq: at + 1,
    from,
    speaker: 'Ada',
    text,
    at: Date.UTC(2026, 2, 2 + at),
    whispered: false,
  }));

function against(question: string, said: readonly Heard[]): string | null {
  const asked = boundAsked(question);
  return (asked && boundFor(asked, said)?.memories[0]?.content) ?? null;
}

describe('what keeps a person from something', () => {
  const DINER = heardOf([
    'We had a lovely evening, and the bread was still warm.',
    "I can't have gluten, it makes me ill for days.",
    "I don't drink alcohol. Four years now.",
    'Never learned to swim. No call for it.',
    "I don't like surprises of any kind.",
    "My brother can't stand olives.",
  ]);

  it.each([
    ['Could I eat ordinary toast?', /gluten/],
    ['Am I allowed a croissant?', /gluten/],
    ['If somebody offers me a beer, do I take it?', /alcohol/],
    ['Would you bring me some wine?', /alcohol/],
    ['Can I drink much?', /alcohol/],
    ['Could I swim across a lake?', /swim/],
    ['Should anyone throw me a surprise party?', /surprises/],
    ['Is wine something I drink?', /alcohol/],
  ])('%s', (question, expected) => {
    expect(against(question, DINER)).toMatch(expected);
  });

  it.each([
    // Somebody else's.
    'Do I like olives?',
    // Nobody spoke against it.
    'May I have an apple?',
    'Can I ride a horse?',
    'Can I drink it with a straw?',
    // Not of what is for the person.
    'Could you eat toast?',
    'Where can I buy toast?',
    'I could eat toast.',
    'Can I?',
    '',
  ])('does not speak against: %s', (question) => {
    expect(against(question, DINER)).toBeNull();
  });

  it('goes by what was said last, and by no word of the soul', () => {
    expect(against('Do I eat cheese?', heardOf(["I don't eat cheese.", "I don't eat any cheese but feta."]))).toMatch(
      /feta/,
    );
    expect(against('Do I eat cheese?', heardOf(["I don't eat cheese."], 'soul'))).toBeNull();
  });
});
