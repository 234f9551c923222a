import { withoutAddress } from './address';
import { draftsOf } from './keep';

const SOULS = ['Sol', 'Wren', 'Lumen', 'Hope', 'Rain', 'Ana María'];
const without = (message: string) => withoutAddress(message, SOULS);

describe('withoutAddress', () => {
  it.each([
    ['@Sol and @Wren, plan a small walk for me.', 'Plan a small walk for me.'],
    ['@Sol @Wren plan a walk', 'Plan a walk'],
    ['@sol my mother died yesterday.', 'My mother died yesterday.'],
    ['@Stranger: I moved to Ghent.', 'I moved to Ghent.'],
    ['Sol, I got the job!', 'I got the job!'],
    ['Sol, Wren and Lumen, I got the job!', 'I got the job!'],
    ['Ana María, I got the job!', 'I got the job!'],
    ['Wren, I got the job!', 'I got the job!'],
    ['Hi Sol, I am Ada.', 'Hi, I am Ada.'],
  ])('takes the address from %s', (message, rest) => expect(without(message)).toBe(rest));

  it.each([
    'Sol is a sun.',
    'Hope, faith and love matter to me.',
    'My sister Sol, who lives in Ghent, called.',
    'rain, all day long.',
    'Mira, I got the job!',
    '@Sol',
    'Sol, …',
    'I like Sol, and Wren.',
  ])('leaves %s', (message) => expect(without(message)).toBe(message));
});

describe('draftsOf in a group', () => {
  const contents = (text: string, soulName: string) =>
    draftsOf(
      {
        id: 1,
        conversationId: 1,
        seq: 1,
        from: 'person',
        speaker: 'Ada',
        text,
        at: Date.UTC(2026, 10, 20),
        whispered: false,
      },
      { personName: 'Ada', soulName, before: [], souls: SOULS },
    ).map(({ content }) => content);

  it.each(['Sol', 'Wren', 'Lumen'])('keeps nothing of a request: %s', (soulName) => {
    expect(contents('@Sol and @Wren, plan a small walk for me.', soulName)).toEqual([]);
    expect(contents('Sol and Wren, plan a small walk for me.', soulName)).toEqual([]);
    expect(contents('Sol, write me a poem about the rain.', soulName)).toEqual([]);
  });

  it.each(['Sol', 'Lumen'])('keeps the facts of a message, for who is addressed and for who is not: %s', (soulName) => {
    expect(contents('@Sol, my sister Nina moved to Porto.', soulName)).toContain('Your sister is called Nina.');
    expect(contents('Sol, I got the job in Ghent!', soulName)).toEqual(['You got the job in Ghent.']);
  });
});
