import { draftsOf } from './keep';
import type { Heard, KeptMemory } from './memory';
import { settleDrafts } from './merge';
import { provisional } from './provisional';

const DAY = 86_400_000;
const AT = Date.UTC(2024, 4, 8, 12);
const NAMES = { personName: 'Robin', soulName: 'Lumen' };
/** One message a day; `Lumen:` marks what the soul says. */
const talk = (...lines: string[]): Heard[] =>
  lines.map((line, i) => ({
    id: i + 1,
    conversationId: 1,
    seq: i + 1,
    from: line.startsWith('Lumen:') ? 'soul' : 'person',
    speaker: line.startsWith('Lumen:') ? 'Lumen' : 'Robin',
    text: line.replace('Lumen:', ''),
    at: AT + i * DAY,
    whispered: false,
  }));
const after = (...lines: string[]): KeptMemory[] => provisional(talk(...lines), [], NAMES);
const live = (memories: KeptMemory[]): string[] =>
  memories.filter((one) => one.supersededBy === null).map((one) => one.content);
const gone = (memories: KeptMemory[]): string[] =>
  memories.filter((one) => one.supersededBy !== null).map((one) => one.content);

describe('what takes the place of what', () => {
  it.each([
    ['home', ['I live in Porto', 'I moved to Ghent'], ['You live in Porto.'], 'You moved to Ghent.'],
    ['job', ["I'm a nurse", 'I work as a librarian now'], ['You are a nurse.'], 'You work as a librarian now.'],
    ['age', ["I'm 33", 'I turned 34 today'], ['You are 33.'], 'You turned 34'],
    [
      'favourite',
      ['my favourite book is Dune', 'my favourite book is Emma now'],
      ['Your favourite book is Dune.'],
      'Emma',
    ],
    [
      'an end',
      ['I play the cello', 'I love tea', "I don't like tea anymore"],
      ['You love tea.'],
      "You don't like tea anymore.",
    ],
    ['a job left', ["I'm a nurse", 'I quit my job'], ['You are a nurse.'], 'You quit your job.'],
    ['a parting', ['I have a boyfriend', 'we broke up'], ['You have a boyfriend.'], 'You broke up.'],
    ['a sale', ['I drive a Volvo', 'I sold the car'], ['You drive a Volvo.'], 'You sold the car.'],
    [
      'a correction',
      ['my sister Ana is here', 'actually her name is Anna, not Ana'],
      ['Your sister is called Ana.'],
      'Your sister is called Anna.',
    ],
    [
      'by name and by role',
      ['my sister Ana lives in Porto', 'my sister moved to Ghent'],
      ['Your sister Ana lives in Porto.'],
      'moved to Ghent',
    ],
  ])('%s', (_, lines, past, now) => {
    const memories = after(...lines);
    expect(gone(memories)).toEqual(past);
    expect(live(memories).join(' ')).toContain(now);
  });

  it.each([
    ['likes', ['I love tea', 'I love rain']],
    ['siblings', ['my sister Ana is a nurse', 'my sister Eva is a pilot']],
    ['pets', ['I have a cat', 'I have a dog']],
    ['favourites of different things', ['my favourite book is Dune', 'my favourite colour is red']],
    ["another's home", ['I live in Porto', 'my sister lives in Ghent']],
    ['languages', ['I speak Dutch', 'I speak Greek']],
  ])('leaves alone: %s', (_, lines) => expect(gone(after(...lines))).toEqual([]));

  it('goes on from place to place', () => {
    const memories = after('I live in Porto', 'I moved to Ghent', 'I moved to Oslo');
    expect(gone(memories)).toEqual(['You live in Porto.', 'You moved to Ghent.']);
    const [porto, ghent, oslo] = memories;
    expect(porto?.supersededBy).toBe(ghent?.id);
    expect(ghent?.supersededBy).toBe(oslo?.id);
    expect(porto?.supersededAt).toBe(AT + DAY);
  });
});

describe('the same thing twice', () => {
  it.each([
    [['I live in Ghent', "I'm living in Ghent"]],
    [["my sister's name is Ana", 'my sister Ana']],
    [['I love tea', 'i really love tea']],
    [["I'm a nurse", 'I work as a nurse']],
  ])('%j is one memory', (lines) => {
    const memories = after(...lines);
    expect(memories).toHaveLength(1);
    expect(memories[0]?.messageIds).toEqual([1, 2]);
  });

  it('what the soul says is never kept, nor what is only said yes to', () =>
    expect(after('I live in Ghent', 'Lumen: You live in Ghent, and you love tea.', 'yes, right')).toHaveLength(1));
});

describe('what is told back', () => {
  it.each([
    ['Lumen: You live in Ghent, right?', 'yes, right', [1, 3]],
    ['Lumen: You live in Ghent, right?', "yeah that's it", [1, 3]],
    ['Lumen: You live in Ghent, right?', 'no, not anymore', [1]],
    ['Lumen: You live in Porto, right?', 'yes', [1]],
    ['Lumen: Ghent is lovely.', 'yes', [1]],
  ])('%s – %s', (told, answer, ids) => expect(after('I live in Ghent', told, answer)[0]?.messageIds).toEqual(ids));
});

describe('objections', () => {
  const [message] = talk('I live in Ghent');
  const drafts = draftsOf(message!, { ...NAMES, before: [] });
  const objected = (objection: KeptMemory['objection']): KeptMemory[] =>
    provisional([message!], [], NAMES).map((one, i) => ({ ...one, id: i + 1, objection }));

  it.each(['wrong', 'never-mention'] as const)('%s: the same message never brings it back', (objection) =>
    expect(settleDrafts(drafts, objected(objection))).toEqual({ created: [], confirmed: [], superseded: [] }),
  );
  it('wrong: said anew later, it is a new memory', () => {
    const later = draftsOf({ ...message!, id: 99, at: AT + DAY }, { ...NAMES, before: [] });
    expect(settleDrafts(later, objected('wrong')).created).toHaveLength(1);
  });
  it('never-mention: also not when it is said again', () => {
    const later = draftsOf({ ...message!, id: 99, at: AT + DAY }, { ...NAMES, before: [] });
    expect(settleDrafts(later, objected('never-mention')).created).toEqual([]);
  });
});

describe('provisional memories', () => {
  it('changes nothing it was given and numbers what is new from -1 down', () => {
    const known = after('I live in Porto').map((one, i) => ({ ...one, id: i + 1 }));
    const copy = structuredClone(known);
    const memories = provisional(
      talk('I moved to Ghent and I love tea').map((one) => ({ ...one, at: AT + DAY })),
      known,
      NAMES,
    );
    expect(known).toEqual(copy);
    expect(memories.map((one) => one.id)).toEqual([1, -1, -2]);
    expect(memories[0]?.supersededBy).toBe(-1);
  });
});
