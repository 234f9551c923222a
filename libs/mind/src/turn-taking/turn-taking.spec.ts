import { perceive } from '../perception/perceive';
import { nextSpeaker, whySpoke, type Choice, type GroupMessage, type GroupTurn, type Participant } from './index';

const ARCHETYPES = ['companion', 'explorer', 'sage', 'creator', 'friend'];
const INTERESTS = ['cooking', 'mountains', 'mathematics', 'painting', 'football', 'gardening', 'history', 'the sea'];
const circleOf = (size: number): Participant[] =>
  Array.from({ length: size }, (_, at) => ({
    id: 100 + at,
    name: `Soul${'abcdefghijklmnopqrst'.charAt(at)}`,
    archetype: ARCHETYPES[at % ARCHETYPES.length]!,
    sliders: { empathy: 1 + (at % 5), logic: 5 - (at % 5), creativity: 1 + (at % 3), curiosity: 3 },
    interests: [INTERESTS[at % INTERESTS.length]!, INTERESTS[(at * 3 + 1) % INTERESTS.length]!, 'a kind word'],
    present: true,
  }));
const TWENTY = circleOf(20);
const person = (text: string, id = 1): GroupMessage => ({ id, from: 'person', companionId: null, text });
const turn = (text: string, more: Partial<GroupTurn> = {}): GroupTurn => ({
  style: 'autonomous',
  souls: TWENTY,
  asked: person(text, 50),
  history: [],
  replies: [],
  focus: null,
  maxResponses: 3,
  ...more,
});

function played(given: GroupTurn, says: (name: string) => string = () => 'I see it so, too.'): Choice[] {
  const choices: Choice[] = [];
  const replies: GroupMessage[] = [];
  for (let choice = nextSpeaker(given); choice; choice = nextSpeaker({ ...given, replies })) {
    const { companionId } = choice;
    choices.push(choice);
    const name = given.souls.find(({ id }) => id === companionId)?.name ?? '';
    replies.push({ id: 50 + choices.length, from: 'soul', companionId, text: says(name) });
    if (choices.length > 50) throw new Error('a turn without an end');
  }
  return choices;
}
const ids = (choices: readonly Choice[]): number[] => choices.map(({ companionId }) => companionId);

describe('Soul Circle', () => {
  const structured = (text: string, more: Partial<GroupTurn> = {}) => turn(text, { style: 'structured', ...more });

  it('lets all twenty speak once, in order, whatever the cap', () => {
    const choices = played(structured('I had toast.', { maxResponses: 1 }));
    expect(ids(choices)).toEqual(TWENTY.map(({ id }) => id));
    expect(choices.every(({ reason, answers }) => reason === 'turn' && answers === 50)).toBe(true);
  });

  it('lets only those speak who are named with @, in the order of the circle', () => {
    const choices = played(structured('@Soulk and @soulc, what of you?'));
    expect(ids(choices)).toEqual([102, 110]);
    expect(choices[0]?.reason).toBe('named');
  });

  it('excludes nobody by a plain naming', () => {
    expect(played(structured('Soulc, what do you think?'))).toHaveLength(20);
  });

  it('passes over who rests, was left out or was passed, and lets one who rests join in when called', () => {
    const souls = TWENTY.slice(0, 4).map((soul) => ({ ...soul, present: soul.id !== 102 }));
    expect(ids(played(structured('Hello.', { souls })))).toEqual([100, 101, 103]);
    expect(ids(played(structured('Anyone but Soula?', { souls })))).toEqual([101, 103]);
    expect(ids(played(structured('Hello.', { souls, passed: [101] })))).toEqual([100, 103]);
    expect(ids(played(structured('Soulc, are you there?', { souls })))).toEqual([100, 101, 102, 103]);
  });
});

describe('Soul Circle, in danger', () => {
  it('is no crowd: two at most, the most empathic first, unless some are called with @', () => {
    const choices = played(turn('I want to kill myself.', { style: 'structured', maxResponses: 5 }));
    expect(choices.map(({ reason }) => reason)).toEqual(['comfort', 'comfort']);
    expect(choices.every(({ companionId }) => (TWENTY[companionId - 100]?.sliders.empathy ?? 0) >= 4)).toBe(true);
    expect(ids(played(turn('@Soulc I want to kill myself.', { style: 'structured' })))).toEqual([102]);
  });
});

describe('Natural Flow', () => {
  it.each([
    [1, 1],
    [3, 3],
    [5, 5],
    [9, 5],
    [0, 1],
    [Number.NaN, 1],
    [2.9, 2],
  ])('with a cap of %p lets %p speak when all are asked', (maxResponses, expected) => {
    const choices = played(turn('What do you all think of it?', { maxResponses }));
    expect(choices).toHaveLength(expected);
    expect(new Set(ids(choices)).size).toBe(expected);
  });

  it('holds the cap over names as well', () => {
    expect(ids(played(turn('@Soula @Soulb @Soulc @Sould, well?')))).toEqual([100, 101, 102]);
  });

  it('ends replies among souls after two, and has none where they may not be', () => {
    const chain = (name: string) => `Yes. Soul${String.fromCharCode(name.charCodeAt(4) + 1)}, what do you say?`;
    const choices = played(turn('Soula, how was it?', { maxResponses: 5 }), chain);
    expect(ids(choices)).toEqual([100, 101, 102]);
    expect(choices.map(({ answers }) => answers)).toEqual([50, 51, 52]);
    expect(choices.map(({ reason }) => reason)).toEqual(['named', 'asked-by-soul', 'asked-by-soul']);
    expect(ids(played(turn('Soula, how was it?', { maxResponses: 5, amongSouls: false }), chain))).toEqual([100]);
  });

  it('does not wake who rests for another soul, and asks nobody twice', () => {
    const souls = TWENTY.map((soul) => ({ ...soul, present: soul.id !== 101 }));
    expect(ids(played(turn('Soula, how was it?', { souls }), () => 'Good. Soulb, and you? Soula?'))).toEqual([100]);
  });

  it('goes on to another where a voice failed, and to nobody where only one was meant', () => {
    const first = nextSpeaker(turn('I climbed a mountain.'))!;
    const second = nextSpeaker(turn('I climbed a mountain.', { passed: [first.companionId] }));
    expect(second).not.toBeNull();
    expect(second?.companionId).not.toBe(first.companionId);
    expect(nextSpeaker(turn('Soula, and you?', { passed: [100] }))).toBeNull();
  });

  it('asks the others all the same where all have just spoken', () => {
    const souls = TWENTY.slice(0, 2);
    const history = souls.map(({ id }, at): GroupMessage => ({ id: at, from: 'soul', companionId: id, text: 'Yes.' }));
    expect(played(turn('What do the others think?', { souls, history }))).toHaveLength(2);
  });

  it('is silent where nobody is there', () => {
    expect(nextSpeaker(turn('Hello?', { souls: [] }))).toBeNull();
    const resting = TWENTY.map((soul) => ({ ...soul, present: false }));
    expect(nextSpeaker(turn('I want to die', { souls: resting }))).toBeNull();
  });

  it('never says nothing to a question, a tale, a greeting or distress', () => {
    for (const text of [
      'Why?',
      'I bought shoes',
      'hey',
      'I want to die',
      '?',
      '…',
      'asdfgh',
      '42',
      'nein',
      '<b>x</b>',
      '私は元気です',
    ])
      for (const focus of [null, 'physics']) expect(played(turn(text, { focus })).length).toBeGreaterThanOrEqual(1);
  });

  it('scores between 0 and 1 and says by what', () => {
    for (const text of ['Soula, cook!', 'I love painting mountains', 'what do you all think about mathematics?', 'x']) {
      for (const { score, cues } of played(turn(text))) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        for (const part of Object.values(cues)) expect(part).toBeGreaterThan(0);
      }
    }
  });

  it('gives the same choice for the same turn, in whatever order turns come', () => {
    const texts = ['I love painting', 'what do you all think?', 'ok', 'why?', 'My father died', 'Soulb, hi'];
    const history = [person('Hello', 1), { id: 2, from: 'soul', companionId: 103, text: 'Shall we paint?' } as const];
    const all = (list: readonly string[]) => new Map(list.map((text) => [text, played(turn(text, { history }))]));
    const forwards = all(texts);
    const backwards = all([...texts].reverse());
    for (const text of texts) expect(backwards.get(text)).toEqual(forwards.get(text));
  });

  it('chooses alike each time among twenty souls with a long history', () => {
    const history = Array.from({ length: 60 }, (_, at): GroupMessage =>
      at % 3 === 0
        ? person(`What about day ${at} in the mountains?`, at)
        : {
            id: at,
            from: 'soul',
            companionId: 100 + (at % 20),
            text: `I should paint on day ${at}, not cook. Shall we?`,
          },
    );
    const asks = Array.from({ length: 40 }, (_, at) =>
      turn(`I found ${at} mushrooms near the lake and fried them`, { history }),
    );
    const replies: GroupMessage[] = [{ id: 51, from: 'soul', companionId: 101, text: 'One should not fry them.' }];
    for (const one of asks) expect(nextSpeaker({ ...one, replies })).toEqual(nextSpeaker({ ...one, replies }));
  });

  it('reads the longest and the strangest messages without delay', () => {
    const long = [
      'Soula, '.repeat(2_200),
      'who '.repeat(4_000),
      '"'.repeat(16_000),
      'you two '.repeat(2_000),
      '?'.repeat(16_000),
    ];
    for (const text of [...long, 'one sec '.repeat(2_000), 'but and so '.repeat(1_450), 'good point '.repeat(1_400)]) {
      const replies: GroupMessage[] = [{ id: 51, from: 'soul', companionId: 119, text }];
      const history: GroupMessage[] = [{ id: 1, from: 'soul', companionId: 118, text }];
      perceive(text);
      // A pattern that falls into every way of reading it would not come back in time.
      const choice = nextSpeaker(turn(text, { replies, history }));
      expect(choice === null || choice.score <= 1).toBe(true);
    }
  });
});

describe('whySpoke', () => {
  const choice = (reason: Choice['reason']): Choice => ({ companionId: 1, reason, score: 1, cues: {}, answers: 1 });

  it.each<[Choice['reason'], string]>([
    ['named', 'You called Mira by name.'],
    ['turn', "It was Mira's turn in the circle."],
    ['asked-by-soul', 'Sol asked Mira.'],
    ['disagrees', 'Mira sees it differently from Sol.'],
    ['addressed-all', 'You spoke to everyone.'],
  ])('%s: %s', (reason, expected) => expect(whySpoke(choice(reason), { soul: 'Mira', other: 'Sol' })).toBe(expected));

  it('has a sentence for every choice, without another soul as well', () => {
    expect(whySpoke(choice('asked-by-soul'), { soul: 'Mira' })).toBe('Another soul asked Mira.');
    expect(whySpoke(choice('disagrees'), { soul: 'Mira' })).toBe('Mira sees it differently.');
  });
});
