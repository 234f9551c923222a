import {
  clashOf,
  claimsIn,
  contradictionsWithin,
  isAbout,
  linesOf,
  type Piece,
  readTask,
  researchOf,
  seedOf,
  stepsIn,
  troublesOf,
} from '.';
import { planParts } from './plan';
import { answerTo } from './report';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

const said = (id: number, text: string, more: Partial<Piece> = {}): Piece => ({
  key: `message:${id}`,
  kind: 'message',
  soul: { id: 1, name: 'Lumen' },
  from: 'person',
  speaker: '',
  text,
  at: NOW - id * DAY,
  title: '',
  conversationId: 1,
  messageId: id,
  fit: 0.5,
  supersededAt: null,
  ...more,
});

describe('what a task asks for', () => {
  it.each([
    ['What about my garden?', { shape: 'sum', stems: ['garden'], open: false, span: null }],
    ['Should I take the job in Porto?', { shape: 'decide', open: false }],
    ['How have I been feeling?', { shape: 'feel', stems: [], open: true }],
    ['Summarise everything we talked about', { stems: [], open: true }],
    ['Plan the move in March', { shape: 'plan' }],
  ])('%s', (task, reading) => expect(readTask(task, NOW)).toMatchObject(reading));

  it('names a time, where it does', () => {
    const { span } = readTask('What did I say about the garden last week?', NOW);
    expect(span && [new Date(span.from).getUTCDate(), new Date(span.to).getUTCDate()]).toEqual([9, 15]);
    expect(readTask('What about the garden lately?', NOW).span).not.toBeNull();
  });
});

describe('the lines that answer to a task', () => {
  const reading = readTask('What about my garden?', NOW);
  const about = (pieces: Piece[]) => linesOf(pieces, reading, NOW).filter((line) => isAbout(line, reading));

  it('are what is about it, the telling before the asking, each thing once and in its own words', () => {
    const lines = about([
      said(1, 'Do you think slugs like my garden?'),
      said(2, 'I dug the first bed in the garden today.'),
      said(3, 'My boss was late again and nobody said a word.'),
      said(4, 'You dug the first bed in the garden today.', { key: 'memory:9', kind: 'memory', messageId: 2 }),
    ]);
    expect(lines.map(({ piece }) => piece.key)).toEqual(['message:2', 'message:1']);
  });

  it('are none where nothing speaks of it', () => {
    expect(about([said(1, 'My boss was late again and nobody said a word.', { fit: 0.2 })])).toEqual([]);
  });

  it('bring along what a sentence leans on', () => {
    const [line] = about([said(1, 'We planted beans in the garden. It was lovely.')]);
    expect(line?.text).toBe('We planted beans in the garden. It was lovely.');
  });
});

describe('days and words of like meaning', () => {
  const WALK = said(1, 'I love long walks along the river on Sundays.', { fit: 0 });
  const BOSS = said(2, 'My boss was late again and nobody said a word.', { fit: 0 });
  const found = (task: string, similar: boolean) => {
    const reading = { ...readTask(task, NOW), similar };
    return linesOf([WALK, BOSS], reading, NOW)
      .filter((line) => isAbout(line, reading))
      .map(({ piece, similar: isSimilar }) => [piece.key, isSimilar]);
  };

  it.each(['Plan a quiet Sunday', 'What do I do on Sundays?', 'What do I like on a Sunday?', 'Sunday'])(
    'a day that recurs is a matter in either form: %s',
    (task) => expect(found(task, false)).toEqual([['message:1', false]]),
  );

  it('a day that is a date is a time and not a matter', () => {
    expect(readTask('What did I say on Sunday?', NOW)).toMatchObject({ stems: [], span: expect.anything() as object });
    expect(readTask('What happens today?', NOW).words).not.toContain('today');
  });

  it.each(['Plan a quiet weekend', 'What about weekends?'])('like words count only where asked for: %s', (task) => {
    expect(found(task, false)).toEqual([]);
    expect(found(task, true)).toEqual([['message:1', true]]);
  });

  it.each(['What about Mondays?', 'What about my submarine licence?'])('others do not: %s', (task) =>
    expect(found(task, true)).toEqual([]),
  );

  it('a report says that it goes by what is near', () => {
    const reading = { ...readTask('Plan a quiet weekend', NOW), similar: true };
    const lines = linesOf([WALK], reading, NOW);
    expect(researchOf(lines, [WALK], reading).summary).toContain(
      'Nothing names quiet and weekend: this is the closest.',
    );
    expect(researchOf(linesOf([WALK], readTask('Walks', NOW), NOW), [WALK], reading).summary).not.toContain('closest');
  });
});

describe('what cannot both be so', () => {
  it.each([
    ['The meeting is on Friday.', 'The meeting is on Tuesday.'],
    ['The budget is 500 euros.', 'The budget is 700 euros.'],
    ['The door is always locked.', 'The door is never locked.'],
    ['The plan is safe.', 'The plan is dangerous.'],
    ['The bridge is open to cars.', 'The bridge is not open to cars.'],
    ['I have never been to a support group.', 'I went to a support group in May and it helped.'],
  ])('%s – %s', (one, other) => {
    expect(clashOf(one, other)?.confidence).toBeGreaterThan(0.35);
    expect(clashOf(other, one)).not.toBeNull();
  });

  it.each([
    ['The meeting is on Friday.', 'The party is on Tuesday.'],
    ['I love my sister.', 'I hate the rain.'],
    ['The budget is 500 euros.', 'The rent is 700 euros.'],
    ['I am not a nurse.', 'My sister has three cats.'],
    ['The garden is calm.', 'The garden is calm.'],
  ])('and what can: %s – %s', (one, other) => expect(clashOf(one, other)).toBeNull());

  it('is found by what statements mean, too', () => {
    const claims = claimsIn('I live in Ghent. I have a dog. I live in Lyon.', NOW, {
      personName: 'Mara',
      soulName: '',
    });
    expect(contradictionsWithin(claims).map(({ statement, against }) => [statement, against])).toEqual([
      ['I live in Lyon.', 'I live in Ghent.'],
    ]);
  });
});

describe('a seed', () => {
  it('holds what the description says', () => {
    const { companion, memories } = seedOf(
      'Juno is a playful mentor who loves jazz and old maps. She never mentions work. She once sailed to Crete. She should ask me what I learned.',
      'focused',
    );
    expect(companion).toMatchObject({
      name: 'Juno',
      archetype: 'mentor',
      personality: { interests: ['jazz', 'old maps'], traits: ['playful'], creativity: 4 },
    });
    expect(companion.gptInstructions).toContain('Never mention work.');
    expect(companion.gptInstructions).toContain('Ask me what I learned.');
    expect(memories.map(({ content }) => content)).toEqual(['She once sailed to Crete.']);
  });

  it('invents nothing beside a name, and always the same one', () => {
    const { companion, memories } = seedOf('somebody to talk to', 'focused');
    expect(companion).toMatchObject({ archetype: 'companion', personality: { interests: [], traits: [], empathy: 3 } });
    expect(memories).toEqual([]);
    expect(seedOf('somebody to talk to', 'focused').companion.name).toBe(companion.name);
  });
});

describe('a plan', () => {
  const at = Date.UTC(2026, 10, 10);
  const told = [
    said(1, 'I need to book the van for the move by 28 November 2026.', { at }),
    said(2, 'My brother will carry the piano on 5 December 2026.', { at }),
    said(3, 'I have to cancel the internet contract before the move.', { at }),
    said(4, 'The flat has to be empty by 20 November 2026.', { at }),
    said(5, 'Who takes the plants for the move?', { at }),
    said(6, 'I do not want to paint the old flat.', { at }),
  ];
  const reading = readTask('Plan the move', NOW);
  const lines = linesOf(told, { ...reading, open: true }, NOW);

  it('has steps with who and when, in order, and no step for what is not meant', () => {
    expect(stepsIn(lines).map(({ act, owner, due }) => [act, owner, due && new Date(due.to).getUTCDate()])).toEqual([
      ['The flat to be empty', null, 20],
      ['book the van for the move', 'You', 28],
      ['carry the piano', 'Your brother', 5],
      ['cancel the internet contract before the move', 'You', null],
    ]);
  });

  it('says what is missing, what is past, and where to begin', () => {
    const page = planParts(lines, reading, NOW).join('\n');
    expect(page).toContain('| 2 | Book the van for the move | You |');
    expect(page).toContain('No date was told for: 4.');
    expect(page).toContain('Nobody was named for: 1.');
    expect(page).toContain('The date is past for: 1. Are they done?');
    expect(page).toContain('Who takes the plants for the move?');
    expect(page).toContain('Step 2: book the van for the move, 6 days away.');
  });

  it('asks for steps where none was told', () => {
    const page = planParts([], reading, NOW).join('\n');
    expect(page).toContain('No step was told yet');
    expect(page).toContain('Who helps');
  });
});

describe('the answer to a question', () => {
  const lines = (task: string) =>
    linesOf(
      [said(1, 'My sister Anna moved to Porto.'), said(3, 'My sister Anna called me today.')],
      readTask(task, NOW),
      NOW,
    );

  it('counts, dates or quotes what was asked for', () => {
    const often = 'How often did I mention my sister Anna?';
    expect(answerTo(readTask(often, NOW), lines(often))[0]).toBe('- 2 messages on 2 days, last on 21 November 2026.');
    const when = 'When did I mention my sister Anna?';
    expect(answerTo(readTask(when, NOW), lines(when))[0]).toBe(
      '- First on 19 November 2026, last on 21 November 2026.',
    );
    expect(
      answerTo(readTask('Where did my sister Anna move?', NOW), lines('Where did my sister Anna move?')).join(),
    ).toContain('Porto');
  });

  it('says what is missing where nothing states it', () => {
    expect(answerTo(readTask('What does the lighthouse cost?', NOW), []).join()).toContain(
      'What is missing: a sentence about',
    );
  });
});

it('what failed is told of the kind that was asked for', () => {
  const trouble = (what: 'reply' | 'file') =>
    ({ what, id: 1, code: null, label: 'Lumen', conversationId: 1, at: NOW }) as const;
  const both = [trouble('reply'), trouble('file')];
  expect(troublesOf(both, 'Why did my file fail?', 30).summary).toBe('In the last 30 days failed: 1 file.');
  expect(troublesOf(both, 'Why did my import fail?', 30).summary).toContain(
    'none of this failed: imports that failed. 2 other things did',
  );
});

it('what failed is told with why and what to do, by reason', () => {
  const failed = (id: number, code: string | null) =>
    ({ what: 'reply', id, code, label: 'Lumen', conversationId: 1, at: NOW }) as const;
  const { summary, page } = troublesOf(
    [failed(1, 'voice_timeout'), failed(2, 'voice_timeout'), failed(3, null)],
    'What failed?',
    30,
  );
  expect(summary).toContain('3 replies');
  expect(page).toContain('**2 times** (Lumen');
  expect(page).toContain('The voice took too long to answer');
  expect(page).toContain('No reason was kept.');
  expect(troublesOf([], 'What failed?', 30).summary).toContain('Nothing failed');
});
