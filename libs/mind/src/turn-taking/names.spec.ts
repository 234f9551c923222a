import { namedIn, type Participant } from './index';
import { namingsIn } from './names';

const souls = (...names: string[]): Participant[] =>
  names.map((name, at) => ({ id: at + 1, name, archetype: 'friend', sliders: {}, interests: [], present: true }));
const named = (text: string, circle: Participant[]): string[] =>
  namedIn(text, circle).map((id) => circle.find((soul) => soul.id === id)?.name ?? '?');

describe('names in a text', () => {
  const circle = souls(
    'Mira',
    'Sol',
    'Lumen',
    'Ana María',
    "D'Arcy",
    'Mary',
    'Mary Ann',
    'Will',
    'Hope',
    'May',
    'ミラ',
  );

  it.each<[string, string[]]>([
    ['@Sol and @mira, come', ['Sol', 'Mira']],
    ['Sol, and you, Mira? And Sol again', ['Sol', 'Mira']],
    ['what do you think lumen', ['Lumen']],
    ['I spoke with Mira yesterday.', ['Mira']],
    ["Mira's idea was Sol's as well", ['Mira', 'Sol']],
    ['@anamaria @ana_maria', ['Ana María']],
    ['ana maría, are you there?', ['Ana María']],
    ['Hi Ana!', ['Ana María']],
    ['D’Arcy, please', ["D'Arcy"]],
    ["thanks d'arcy", ["D'Arcy"]],
    ['Mary Ann, is Mary here?', ['Mary Ann', 'Mary']],
    ['Mary, is it true?', ['Mary']],
    ['ミラはどう思う？', ['ミラ']],
    ['mirabelle, solar, lumens, admire', []],
    ['write to bob@mira.com or see mira.com', []],
    ['She said "Sol, come here" and left', []],
    ['> Sol: yes\nno, Mira', ['Mira']],
    ['My sister Mira called.', []],
    ['Sol LeWitt drew on walls', []],
    ['', []],
  ])('%p names %j', (text, expected) => expect(named(text, circle)).toEqual(expected));

  it.each<[string, string[]]>([
    ['Will it rain?', []],
    ['will you help me', []],
    ['I hope so, and she will too', []],
    ['May I ask something? In May it may be warm.', []],
    ['May, June and July are hot', []],
    ['Hope, faith and love remain', []],
    ['Where there is a will there is a way', []],
    ['Will, are you there?', ['Will']],
    ['what do you think, will?', ['Will']],
    ['Will what do you think', ['Will']],
    ['@will', ['Will']],
    ['@hope and @may', ['Hope', 'May']],
    ['good night Hope', ['Hope']],
    ['Will and Hope, what shall I do?', ['Will', 'Hope']],
    ['I agree with you, May.', ['May']],
  ])('of everyday words: %p names %j', (text, expected) => expect(named(text, circle)).toEqual(expected));

  it.each<[string, string[]]>([
    ['Mira, Sol is wrong', ['called', 'spoken-of']],
    ['Mira told Sol, and he laughed', ['spoken-of', 'spoken-of']],
    ['I like Mira, Sol, and Lumen', ['spoken-of', 'spoken-of', 'spoken-of']],
    ['anyone but Sol and Mira', ['left-out', 'left-out']],
    ['What does Sol think?', ['called']],
    ['Mira, what does Sol think?', ['called', 'spoken-of']],
    ['a question for Sol: why?', ['called']],
    ['yesterday, Mira, my neighbour, fell', ['spoken-of']],
    ['do you like Sol?', ['spoken-of']],
    ['are you well Sol?', ['called']],
    ['thanks Mira and Sol!', ['called', 'called']],
  ])('%p: %j', (text, expected) => expect(namingsIn(text, circle).map(({ manner }) => manner)).toEqual(expected));

  it('takes any name and any text as they come', () => {
    const odd = souls('', '   ', '✨', 'C++ (the *)', '@', '[a-z]+', '✨Luna✨', 'a'.repeat(300), 'Sol', 'Sol');
    expect(named('luna, hello', odd)).toEqual(['✨Luna✨']);
    expect(namedIn('hi Sol', odd)).toEqual([9, 10]);
    expect(namedIn('bcd zzz', odd)).toEqual([]);
    expect(namedIn('hi', [])).toEqual([]);
    // A pattern that falls into every way of reading these would not come back in time.
    expect(named('Sol, '.repeat(3_200), circle)).toEqual(['Sol']);
    expect(namedIn(`${'"'.repeat(8_000)}Sol${' '.repeat(8_000)}`, circle).length).toBeLessThan(2);
    expect(namedIn('hey so '.repeat(2_200), circle)).toEqual([]);
  });
});
