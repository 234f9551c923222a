import { passagesIn, passageTold } from './passages';

const AT = Date.UTC(2026, 10, 20, 18);
const texts = (message: string) => passagesIn(message).map(({ text }) => text);
const content = (text: string) => passageTold({ text, from: 0, to: 0 }, AT)?.content;

describe('passagesIn', () => {
  it('lists runs of sentences, none of which begins by referring to what is not in it', () => {
    expect(texts('Dad had a stroke on Sunday. He cannot speak. I am so scared.')).toEqual([
      'Dad had a stroke on Sunday.',
      'Dad had a stroke on Sunday. He cannot speak.',
      'Dad had a stroke on Sunday. He cannot speak. I am so scared.',
      'I am so scared.',
    ]);
  });

  it.each([
    ['a question', 'Where is my brother now?'],
    ['a supposition', 'If I lived in Paris I would eat croissants'],
    ['a joke', "I'm a millionaire. Just kidding!"],
    ['play', '*walks over and sits down* I am your king'],
    ['code', '```\nI am a function\n```'],
    ['somebody unknown', 'He moved out on Sunday'],
    ['one word', 'Rain'],
    ['a request', 'Plan a small walk for me.'],
    ['a request about somebody', 'Please write a short story about my dog Biscuit.'],
  ])('leaves out %s', (_, message) => expect(texts(message)).toEqual([]));

  it.each([
    'I have to plan a holiday for my family.',
    'I want to plan a walk with my sister on Sunday.',
    'My brother tells jokes all day.',
  ])('reads no request in what the person says of themselves: %s', (message) =>
    expect(texts(message)).toEqual([message]),
  );

  it('ends a run before a request', () => {
    expect(texts('My sister moved out. Write a poem about her.')).toEqual(['My sister moved out.']);
  });

  it('ends a run before a question', () => {
    expect(texts('My sister moved out. Is that sad?')).toEqual(['My sister moved out.']);
  });
});

describe('passageTold', () => {
  it('turns what the person says of themselves and theirs to the second person', () => {
    expect(content('My mother moved to Porto.')).toBe('Your mother moved to Porto.');
    expect(content('I got the job. I start in May.')).toBe('You got the job. You start in May (May 2027).');
  });

  it('quotes everything else, with the day where other days are named', () => {
    expect(content('Passed my driving test')).toBe('You told me: “Passed my driving test”');
    expect(content('Harold passed away this morning')).toBe(
      'You told me on Friday, 20 November 2026: “Harold passed away this morning”',
    );
  });

  it('is about whoever it begins with', () => {
    const subject = (text: string) => passageTold({ text, from: 0, to: 0 }, AT)?.fact.subject;
    expect(subject('My sister moved to Porto.')).toBe('sister');
    expect(subject('My sister Ana moved to Porto.')).toBe('ana');
    expect(subject('I moved to Porto.')).toBe('person');
  });

  it('keeps nothing that is too long', () => expect(content('I am here. '.repeat(60))).toBeUndefined());
});
