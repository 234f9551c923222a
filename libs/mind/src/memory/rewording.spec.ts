import { rewordedAs } from './rewording';

const NAMES = { personName: 'Robin', soulName: 'Lumen' };
const home = {
  kind: 'place' as const,
  title: 'Home: Ghent',
  content: 'You live in Ghent.',
  fact: { subject: 'person', relation: 'lives-in', value: 'Ghent', negated: false },
  saidAt: Date.UTC(2026, 4, 3),
  whispered: false,
};

describe('a memory in other words', () => {
  it.each([
    ['You live in Aalst.', 'lives-in', 'Aalst', 'Home: Aalst'],
    ['I live in Aalst now.', 'lives-in', 'Aalst', 'Home: Aalst'],
    ['Your sister is called Noor.', 'name', 'Noor', 'Sister: Noor'],
    ["You're allergic to walnuts.", 'allergic-to', 'walnuts', 'Allergy: walnuts'],
    ['You work as a nurse.', 'works-as', 'nurse', 'Work: a nurse'],
  ])('%s', (content, relation, value, title) => {
    const told = rewordedAs(home, content, NAMES);
    expect(told).toMatchObject({ fact: { relation }, title });
    expect(told.fact?.value).toContain(value);
  });

  it('has no fact where the rules find none, and never the old one', () => {
    const told = rewordedAs(home, 'The harbour smells of tar and oranges.', NAMES);
    expect(told).toMatchObject({ fact: null, key: null, title: 'The harbour smells of tar and oranges.' });
  });

  it('keeps what it was about, where it tells more', () => {
    const told = rewordedAs(home, 'You live in Aalst and your dog is called Rex.', NAMES);
    expect(told.fact).toMatchObject({ relation: 'lives-in', value: 'Aalst' });
  });

  it('keeps a title that somebody gave it', () => {
    const letter = { ...home, kind: 'letter' as const, title: 'From the lighthouse', fact: null };
    expect(rewordedAs(letter, 'Waves all night.', NAMES).title).toBe('From the lighthouse');
  });
});
