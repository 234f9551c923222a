import type { Heard } from './memory';
import { sessionNote, sessionsOf } from './notes';
import { provisional } from './provisional';
import { RULES } from './rules';

const AT = Date.UTC(2024, 4, 3, 18);
const NAMES = { personName: 'Robin', soulName: 'Lumen' };
const say = (text: string, at = AT, more: Partial<Heard> = {}): Heard => ({
  id: at,
  conversationId: 1,
  seq: 1,
  from: 'person',
  speaker: 'Robin',
  text,
  at,
  whispered: false,
  ...more,
});

describe('sessions', () => {
  it('end where nobody spoke for longer than the pause', () => {
    const within = say('b', AT + RULES.sessionPause);
    const after = say('c', AT + 2 * RULES.sessionPause + 1);
    expect(sessionsOf([say('a'), within, after]).map((one) => one.map(({ text }) => text))).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
    expect(sessionsOf([])).toEqual([]);
  });
});

describe('the note of a session', () => {
  const heard = [
    say('my sister Ana got the job at the museum!'),
    say('That is wonderful!', AT + 1, { from: 'soul' }),
    say("I'm so proud of her, and I'm nervous about my exam on Monday", AT + 2),
  ];
  const note = sessionNote(heard, provisional(heard, [], NAMES), NAMES);

  it('says when, of what, and how the person felt', () => {
    expect(note?.content).toContain('Friday, 3 May 2024');
    expect(note?.content).toContain('Ana');
    expect(note?.feelings).toContain('proud');
    expect([note?.from, note?.to]).toEqual([AT, AT + 2]);
    expect(note?.title.length).toBeLessThanOrEqual(80);
  });
  it('has at most four sentences and quotes nobody at length', () => {
    const long = say(`I ${'walked and walked '.repeat(60)}in Rome`);
    expect(sessionNote([long], provisional([long], [], NAMES), NAMES)?.content.length ?? 0).toBeLessThan(
      RULES.noteSentences * (RULES.noteSentenceLength + 60),
    );
  });
  it.each([
    ['small talk', [say('hi'), say('ok')]],
    ['nothing', []],
    ['only the soul', [say('I am Lumen', AT, { from: 'soul' })]],
  ])('is none for %s', (_, said) => expect(sessionNote(said, [], NAMES)).toBeNull());
  it('leaves out what was whispered', () => {
    const secret = [say('I am so sad, my dog Rex died', AT, { whispered: true }), say('my exam is on Monday', AT + 1)];
    const written = sessionNote(secret, provisional(secret, [], NAMES), NAMES);
    expect(`${written?.title} ${written?.content} ${written?.keywords.join()} ${written?.feelings.join()}`).not.toMatch(
      /Rex|dog|sad/,
    );
  });
});
