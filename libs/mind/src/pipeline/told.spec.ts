import type { Heard } from '../memory/memory';
import { provisional } from '../memory/provisional';
import { perceive } from '../perception/perceive';
import { ownQuestion } from './own-question';
import { toldOf } from './told';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 2, 20);

/** What was said, one message a day; and what is kept of it. */
function said(...texts: string[]) {
  const heard = texts.map((text, at): Heard => ({
    id: at + 1,
    conversationId: 1,
    seq: at + 1,
    from: 'person',
    speaker: 'Ada',
    text,
    at: START + at * DAY,
    whispered: false,
  }));
  return { heard, kept: provisional(heard, [], { personName: 'Ada', soulName: 'Lumen' }) };
}

function ask(message: string, texts: string[], before: string[] = []) {
  const { heard, kept } = said(...texts);
  const question = ownQuestion(message, before);
  return question && toldOf(question, perceive(message), heard, [], kept);
}

describe('a question about what was told', () => {
  it.each([
    ['What colour is my bicycle?', 'thing'],
    ['And where do my folks live?', 'place'],
    ['hey, who lent me the ladder?', 'person'],
    ['When do we sign?', 'time'],
    ['How many hens do we keep?', 'number'],
    ['Am I allowed to eat nuts?', 'truth'],
    ['ok so the choir, where are they taking us?', 'place'],
  ])('is seen in %j', (message, sort) => {
    expect(ownQuestion(message, [])).toMatchObject({ sort });
  });

  it.each([
    'What should I do?',
    'How do I stop worrying?',
    'Why am I like this?',
    'What do you think of my plan?',
    'Would you like to hear a story?',
    'What is wrong with me?',
    'Who am I kidding?',
    'I know what I want.',
    'Hello!',
    '',
    '?'.repeat(5_000),
  ])('is not seen in %j', (message) => {
    expect(ownQuestion(message, [])).toBeNull();
  });

  it('leans on what was asked just before where it says little itself', () => {
    expect(ownQuestion('And what day was that?', ['Who stole my camera?'])?.context).toContain('camera');
    expect(ownQuestion('Which lawyer did my aunt recommend?', ['Who stole my camera?'])?.context).toEqual([]);
  });
});

describe('what was said', () => {
  const told = [
    'Somebody stole my camera at the bus station, I could cry.',
    'The cat brought in a live mouse.',
    'My neighbour keeps nineteen hens behind the garage.',
  ];

  it.each([
    ['What did the thieves take from me?', /camera/],
    ['What did our kitten bring home?', /mouse/],
    ['How many chickens does the man next door to me have?', /nineteen/],
  ])('answers %j, in other words', (question, answer) => {
    expect(ask(question, told)?.memories[0]?.content).toMatch(answer);
  });

  it('is told as the nearest where it may not be what is asked for, and leads to its message', () => {
    const answer = ask('What did the thieves take from me?', told);
    expect(answer?.nearest).toBe(true);
    expect(answer?.memories[0]?.messageIds).toEqual([1]);
  });

  it('is not told at all where nothing is near', () => {
    expect(ask('Which violin does my uncle play?', told)?.memories).toEqual([]);
  });

  it('does not answer for what of somebody is asked that was not said', () => {
    const hens = ['My sister lives in Tampere with four kids and a trampoline.'];
    expect(ask("What's my sister's name?", hens)?.memories).toEqual([]);
    expect(ask("What's my sister's job?", hens)?.memories).toEqual([]);
    expect(ask('What colour is my trampoline?', hens)?.memories).toEqual([]);
    expect(ask("What's my sister's name?", ['My sister Aino lives in Tampere.'])?.memories[0]?.content).toMatch(/Aino/);
  });

  it('gives the last of several dates, and the first where that is asked for', () => {
    const dates = ['The regatta is on 20 June.', 'They moved the regatta because of the wind, it is on 27 June now.'];
    const day = (answer: ReturnType<typeof ask>) =>
      new Date(answer?.memories[0]?.span?.from ?? 0).toISOString().slice(0, 10);
    expect(day(ask('On which day do we have the regatta?', dates))).toBe('2026-06-27');
    expect(day(ask('And what day was the regatta planned for originally?', dates))).toBe('2026-06-20');
  });

  it('is left alone by who is sad and asks nobody', () => {
    expect(ask("I'm so tired and sad. Where is my life?", told)).toBeNull();
  });
});
