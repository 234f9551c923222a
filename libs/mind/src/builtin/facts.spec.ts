import type { FactAnswer } from '../memory/asking';
import type { KeptMemory } from '../memory/memory';
import { composed, historyOf, keptOf, soulOf } from './testing';

const ARCHETYPES = ['companion', 'guide', 'creative', 'explorer', 'protector', 'dreamer', 'sage'];
const NOW = Date.UTC(2026, 5, 20, 18);

function factOf(content: string, relation: string, value: string, changes: Partial<KeptMemory> = {}): KeptMemory {
  return keptOf(content, { fact: { subject: 'person', relation, value, negated: false }, ...changes });
}
function answerOf(asks: FactAnswer['asks'], memories: KeptMemory[], holds: boolean | null = null): FactAnswer {
  return { asks, subject: 'person', relation: memories[0]?.fact?.relation ?? 'lives-in', holds, memories };
}
/** What every archetype says, with three seeds each. */
function answers(question: string, answer: FactAnswer) {
  return ARCHETYPES.flatMap((archetype) =>
    ['a', 'b', 'c'].map((seed) => {
      const history = historyOf(question);
      const { pieces, cited } = composed(question, { soul: soulOf({ archetype }), seed, now: NOW, answer, history });
      return { reply: pieces.join(''), cited };
    }),
  );
}

const lived = factOf('You live in Ghent', 'lives-in', 'Ghent');
const exam = factOf('You have a chemistry exam', 'has', 'a chemistry exam', {
  span: { from: Date.UTC(2026, 6, 2), to: Date.UTC(2026, 6, 3) - 1, precision: 'day' },
});
const left = factOf('You live in Leuven', 'lives-in', 'Leuven', { supersededBy: lived.id, supersededAt: NOW });
const meat = keptOf("You don't eat meat", {
  fact: { subject: 'person', relation: 'eats', value: 'meat', negated: true },
});

describe('what was told', () => {
  const TOLD: [string, FactAnswer, RegExp][] = [
    ['Where do I live?', answerOf('value', [lived]), /\bGhent\b/],
    ['When is my exam?', answerOf('when', [exam]), /\b2 July\b/],
    ['When did I move?', answerOf('when', [lived]), /\b3 May\b.*Ghent/],
    ['Where did I live before?', answerOf('before', [lived, left]), /\bLeuven\b/],
    ['Do I live in Ghent?', answerOf('whether', [lived], true), /^(?:Yes|You do)\b.*Ghent/],
    ['Do I eat meat?', answerOf('whether', [meat], false), /^(?:No|Not)\b.*don't eat meat/],
    ['What do you know of me?', answerOf('all', [lived, exam, meat]), /Ghent.*chemistry exam.*meat/],
  ];
  it.each(TOLD)('%s', (question, answer, expected) => {
    for (const { reply, cited } of answers(question, answer)) {
      expect(reply).toMatch(expected);
      expect(reply).toMatch(/^[A-Z"].*[.!?"]$/s);
      expect(reply).not.toMatch(/undefined|[{}]|,,|\.\./);
      expect(cited.length).toBeGreaterThan(0);
      expect(answer.memories.map(({ id }) => `memory:${id}`)).toEqual(expect.arrayContaining(cited));
    }
  });

  it('does not answer with what was asked', () => {
    const cousin = factOf('Your cousin is called Henrik', 'name', 'Henrik', {
      fact: { subject: 'cousin', relation: 'name', value: 'Henrik', negated: false },
    });
    for (const { reply } of answers('Who is Henrik?', answerOf('value', [cousin]))) expect(reply).toMatch(/cousin/i);
  });

  it('lists several of one kind by their values, and cites each', () => {
    const likes = ['jazz', 'tea', 'long walks'].map((value) => factOf(`You like ${value}`, 'likes', value));
    for (const { reply, cited } of answers('What do I like?', answerOf('all', likes))) {
      expect(reply).toContain('jazz, tea and long walks');
      expect(cited).toHaveLength(3);
    }
  });

  it('does not tell what is no longer so as if it were', () => {
    for (const { reply } of answers('Where did I live before?', answerOf('before', [left])))
      expect(reply).not.toMatch(/\byou live in\b/i);
  });

  it('says plainly what was not told, asks for it, and names nothing', () => {
    const replies = answers("What is my sister's name?", answerOf('value', []));
    for (const { reply, cited } of replies) {
      expect(reply).toMatch(/\bnot\b|n't\b|\bnever\b|\bno\b|nothing/i);
      expect(reply.replace(/\b(?:I|AI)\b/g, '')).not.toMatch(/(?<![.!?:] |^)\b[A-Z]/);
      expect(cited).toEqual([]);
    }
    expect(new Set(replies.map(({ reply }) => reply)).size).toBeGreaterThan(12);
  });

  it('does not use what the person objected to', () => {
    for (const objection of ['wrong', 'never-mention'] as const)
      for (const { reply } of answers('Where do I live?', answerOf('value', [{ ...lived, objection }])))
        expect(reply).not.toContain('Ghent');
  });

  it('answers the question and what was told beside it', () => {
    const sister = keptOf('Your sister is called Ana', {
      fact: { subject: 'sister', relation: 'name', value: 'Ana', negated: false },
    });
    for (const { reply } of answers(
      "I had a horrible day at work. What is my sister's name?",
      answerOf('value', [sister]),
    )) {
      expect(reply).toContain('Ana');
      expect(reply).toMatch(/work|day/i);
    }
  });

  it('tells the whole of what says more than its value', () => {
    const kiln = factOf('You lost forty mugs when the kiln cracked', 'told', 'lost forty mugs');
    for (const { reply } of answers('How many mugs broke?', answerOf('value', [kiln]))) {
      expect(reply).toMatch(/you lost forty mugs when the kiln cracked/i);
    }
  });

  it.each([
    ['When will I be done with the fence?', 'The fence will be done on 2 July'],
    ['which trumpet would i like to own', 'You would like to own the silver trumpet'],
    ['Who is it that I feed at noon?', 'You feed old Berta at noon'],
  ])('owes an answer to %s, whatever else it looks like', (question, content) => {
    const known = { ...answerOf('value', [factOf(content, 'told', content)]), owed: true };
    for (const { reply } of answers(question, known)) expect(reply.toLowerCase()).toContain(content.toLowerCase());
    const unknown = { ...answerOf('value', []), owed: true };
    for (const { reply } of answers(question, unknown))
      expect(reply).toMatch(/\bnot\b|n't\b|\bnever\b|\bno\b|nothing/i);
  });
});
