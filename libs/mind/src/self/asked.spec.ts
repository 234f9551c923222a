import { instructionsIn, withAsked } from './asked';
import { noWishes } from './wishes';

describe('instructionsIn', () => {
  it.each([
    'Call me Captain.',
    'Please never say the word "moist".',
    'Ok, from now on call me Robin.',
    "Don't mention my ex again!",
    'Could you please stop using emojis.',
    'I want you to keep your answers short.',
    'Answer in German.',
    'My name is Ada.',
    'Always end every message with "fair winds".',
    "Please don't ask me questions.",
    'You can use emojis again.',
  ])('finds “%s”', (sentence) => {
    expect(instructionsIn(`I had a long day. ${sentence} The dog is asleep.`)).toEqual([sentence]);
  });

  it.each([
    'I never ask questions at work.',
    'Never mind.',
    "Don't worry about me.",
    'Call me crazy, but I like it.',
    'Call me later?',
    "Don't ask me anything tonight.",
    'My boss always says to keep it short.',
    'She told me to call her Captain.',
    'Do you never use emojis?',
    'Stop it!',
    'Keep going.',
    'Never say never.',
    'We talked about my ex again.',
    'You can come over again.',
  ])('finds nothing in “%s”', (sentence) => {
    expect(withAsked(noWishes(), instructionsIn(sentence))).toEqual(noWishes());
  });

  it('is bounded', () => {
    expect(instructionsIn('Never say "moist". '.repeat(50))).toHaveLength(4);
    expect(instructionsIn(`Never say ${'very '.repeat(100)}much.`)).toEqual([]);
  });
});

describe('withAsked', () => {
  it('adds to what the soul holds to; later sentences hold, and may take back earlier ones', () => {
    const own = { ...noWishes(), avoid: ['boats'], callPerson: 'friend', always: ['always be kind'] };
    const asked = ['Call me Captain.', 'Never say "moist".', 'Never say "slick".', 'Do not use emojis.'];
    expect(withAsked(own, asked)).toEqual({
      ...own,
      callPerson: 'Captain',
      avoid: ['boats', 'moist', 'slick'],
      noEmoji: true,
    });
    const later = withAsked(own, [...asked, 'Call me Robin.', 'You can say "moist" and use emojis again.']);
    expect(later).toMatchObject({ callPerson: 'Robin', avoid: ['boats', 'slick'], noEmoji: false });
  });

  it('takes no orders that would hide what a soul is', () => {
    expect(withAsked(noWishes(), instructionsIn('Never say that you are an AI.')).avoid).toEqual([]);
  });
});
