import type { Heard } from '../memory/memory';
import { provisional } from '../memory/provisional';
import { perceive } from '../perception/perceive';
import { ownQuestion } from './own-question';
import { answerFor } from '../memory/ask';
import { answerOf, toldOf } from './told';

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

/** As it is asked in talk: by what it is about, and else by what was said. */
function answered(message: string, texts: string[]) {
  const { heard, kept } = said(...texts);
  const question = ownQuestion(message, []);
  const names = { personName: 'Ada', soulName: 'Lumen', now: START + 30 * DAY, before: [] };
  const direct = answerFor(message, kept, names);
  return question ? answerOf(question, direct, perceive(message), heard, [], kept) : direct;
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

describe('whether something is so', () => {
  it('is denied by what somebody is', () => {
    const told = answered('Can my uncle hear?', ['I live with my uncle Ned, who is deaf and reads lips.']);
    expect(told).toMatchObject({ asks: 'whether', holds: false });
    expect(told?.memories[0]?.content).toMatch(/deaf/);
  });

  it('is not answered by who was asked about alone', () => {
    const told = answered('Can my uncle swim?', ['I live with my uncle Ned, who repairs clocks.']);
    expect(told?.memories ?? []).toEqual([]);
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
    const answer = ask('What did I lose at the airport?', told);
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

  it('does not take what somebody else has for the own', () => {
    const boats = ['My brother Nils has a wooden boat called Petrel.'];
    expect(ask('What did I christen my boat?', boats)?.memories).toEqual([]);
    expect(ask("What's my ferret's name?", ['Her ferret is called Gizmo.'])?.memories).toEqual([]);
    const own = ask('What did I christen my boat?', [...boats, 'My boat is called Marigold.']);
    expect(own?.memories[0]?.content).toMatch(/Marigold/);
  });

  it('does not take what is told of somebody for what is asked of them', () => {
    const wife = ['My wife Ines passed away in March 2018.'];
    expect(ask('Which year were Ines and I married?', wife)?.memories).toEqual([]);
    expect(ask('When did Ines pass away?', wife)).toMatchObject({ nearest: false, memories: [{}] });
  });

  it('gives the last of several dates, and the first where that is asked for', () => {
    const dates = ['The regatta is on 20 June.', 'They moved the regatta because of the wind, it is on 27 June now.'];
    const day = (answer: ReturnType<typeof ask>) =>
      new Date(answer?.memories[0]?.span?.from ?? 0).toISOString().slice(0, 10);
    expect(day(ask('On which day do we have the regatta?', dates))).toBe('2026-06-27');
    expect(day(ask('And what day was the regatta planned for originally?', dates))).toBe('2026-06-20');
  });

  it.each([
    [
      ['The village fete is on the 16th of May.', "They moved it, it's the 23rd of May now."],
      'When is the fete?',
      '2026-05-23',
    ],
    [
      ['The village fete is on the 16th of May.', "They moved it, it's the 23rd of May now."],
      'And what was the date of the fete before they moved it?',
      '2026-05-16',
    ],
    [
      ['My contract ends on 30 November.', "Good news, it's been extended until 31 January."],
      'When does my contract end?',
      '2027-01-31',
    ],
    [['We sail on 12 June.', 'Correction: not the 12th, the 19th.'], 'When do we sail?', '2026-06-19'],
    [['We sail on 12 June.', "Ludo's race is on 19 June."], 'When do we sail?', '2026-06-12'],
  ])('of a time that was moved, %j answers %j with %s', (texts, question, day) => {
    const from = answered(question, texts)?.memories[0]?.span?.from ?? 0;
    expect(new Date(from).toISOString().slice(0, 10)).toBe(day);
  });

  it.each([
    [['I have been driving the 44 bus thirty years.'], 'hun what do i do for work', /44 bus/],
    [['I restore paper in a museum in Prague.'], 'What trade do I have?', /restore paper/],
    [['I was a florist for ten years.', 'I drive a tram now.'], 'What was my job before?', /florist/],
    [['I was born in Muscat, at present working in Windhoek.'], 'where do i live now?', /Windhoek/],
    [['My father repairs clocks.'], "What's my father's work?", /repairs clocks/],
    [['I keep bees, twenty-two hives.', 'Lost three, so nineteen now.'], 'How many hives do I have?', /nineteen/],
  ])('%j answers %j', (texts, question, answer) => {
    expect(answered(question, texts)?.memories[0]?.content).toMatch(answer);
  });

  it.each([
    [['My wife is called Sabrina.'], "What's my sister's name?"],
    [['My sister is called Aino.'], "What's my sister's husband called?"],
    [['Our last born, Kofi, started to walk.'], 'What is the name of our first born?'],
    [['Glenda, fifty-three, carer for my mam.'], 'How old is my mam?'],
    [['My colleague runs a bakery.'], 'What does my daughter do for a living?'],
    [['I have nineteen hens.'], 'How many grandchildren do I have?'],
  ])('%j does not answer %j', (texts, question) => {
    expect(answered(question, texts)?.memories).toEqual([]);
  });

  it('answers yes and no by what was said, and not by what was said of the same thing', () => {
    expect(answered('Can I swim?', ["I can't swim at all."])?.holds).toBe(false);
    expect(answered('Do I take sugar in my coffee?', ['I take my coffee without sugar.'])?.holds).toBe(false);
    expect(answered('Did I get my suitcase back?', ['My suitcase was lost on Tuesday.'])?.holds ?? null).toBeNull();
  });

  it('is left alone by who is sad and asks nobody', () => {
    expect(ask("I'm so tired and sad. Where is my life?", told)).toBeNull();
  });
});
