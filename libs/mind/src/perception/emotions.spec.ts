import { emotionsOf } from './emotions';

const names = (text: string) => emotionsOf(text).map(({ emotion }) => emotion);

describe('what the writer feels', () => {
  it('is named, the strongest first', () => {
    expect(emotionsOf('I am very sad and a bit nervous')).toEqual([
      { emotion: 'sadness', intensity: 8 },
      { emotion: 'fear', intensity: 3 },
    ]);
  });
  it('is the stronger the louder it is said, and never beyond ten', () => {
    const [quiet = 0, loud = 0, shouted = 0] = [
      "I'm angry",
      "I'm angry!!!",
      "I'm SO ANGRY, really so furious!!! 😡😡",
    ].map((text) => emotionsOf(text)[0]?.intensity);
    expect(quiet).toBeGreaterThan(0);
    expect(loud).toBeGreaterThan(quiet);
    expect(shouted).toBeGreaterThan(loud);
    expect(shouted).toBeLessThanOrEqual(10);
  });
  it.each([
    '',
    '   ',
    '12:30',
    '???',
    'The bus leaves at nine',
    'My sister is sad',
    '"I am so sad," said the fox, and left',
  ])('is nothing in "%s"', (text) => expect(emotionsOf(text)).toEqual([]));
  it.each([
    ["I'm not angry any more", ['peace']],
    ["I'm not angry", []],
    ["I'm not happy", ['sadness']],
    ["I can't say I'm not afraid", ['fear']],
    ['I was worried for nothing', ['peace']],
    ["I'd be happy to help", []],
    ['I used to be afraid of dogs', []],
    ['I used to be afraid of dogs and I still am afraid', ['fear']],
  ])('is read with what is denied, over or only thought of: %s', (text, felt) => expect(names(text)).toEqual(felt));
  it.each([
    ['I was angry', ['anger']],
    ['My boss was angry', []],
    ["She can't wait for Christmas", []],
    ["I can't wait for Christmas", ['excitement']],
    ['Les enfants ont hâte de partir', []],
    ['Freut sich deine Schwester?', []],
    ['Is your sister less stressed now?', []],
  ])('is not what others feel: %s', (text, felt) => expect(names(text)).toEqual(felt));
  it.each([
    ['Great, another flat tyre', ['anger']],
    ['Great, see you again tomorrow', ['joy']],
    ['🙄', ['anger']],
    ['😭', ['sadness']],
    ['I got promoted 😭', ['joy']],
  ])('is what is meant: %s', (text, felt) => expect(names(text)).toEqual(felt));
  it('is read in other languages', () => {
    expect(names('Ich bin heute so traurig')).toEqual(['sadness']);
    expect(names('Je suis en colère et très fatiguée')).toEqual(['tiredness', 'anger']);
    expect(names('Ya no estoy enfadada')).toEqual(['peace']);
  });
});
