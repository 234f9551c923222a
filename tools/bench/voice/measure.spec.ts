import { toldApart, withoutTheirs } from './bayes.mjs';
import { dateForms } from './dates.mjs';
import {
  alikeIn,
  isPlainFarewell,
  judgeKnown,
  judgeUnknown,
  mannerGaps,
  mannerOf,
  overlap,
  percentile,
  repeatsIn,
  saysNotKnowing,
} from './measure.mjs';
import { emojiIn, folded, holds, namesIn, numbersIn, sentencesOf } from './words.mjs';

const monday = Date.parse('2026-03-02T20:00:00Z');

describe('words', () => {
  it('finds whole words only, whatever the accents, marks and apostrophes', () => {
    expect(holds("It's in Łódź, near Ana’s place.", 'ana')).toBe(true);
    expect(holds('You live in Málaga!', 'malaga')).toBe(true);
    expect(holds('Anastasia called', 'ana')).toBe(false);
    expect(holds('the 5-0 of that day', '5-0')).toBe(true);
    expect(holds('anything', '')).toBe(false);
  });

  it('reads thousands as one number and drops apostrophes', () => {
    expect(folded("I don't owe 11,000 — it's Tom’s")).toBe('i dont owe 11000 it s tom s');
  });

  it('splits sentences at punctuation and lines', () => {
    expect(sentencesOf('Good… then rest. "Now?" Yes!\nBye')).toEqual(['Good…', 'then rest.', '"Now?', 'Yes!', 'Bye']);
    expect(sentencesOf('no marks at all here')).toEqual(['no marks at all here']);
    expect(sentencesOf('… 🌙')).toEqual([]);
  });

  it('finds names inside sentences, not at their start or in capitals', () => {
    expect(namesIn('Maybe you mean Rafa, Inés or the one in New York. She said SO.')).toEqual([
      'Rafa',
      'Inés',
      'New',
      'York',
    ]);
  });

  it('counts figures and number words, but not one and two', () => {
    expect(numbersIn('two of us, seven cats, 3rd of May, one day')).toEqual(['seven', '3rd']);
  });

  it('counts a joined emoji once and no trademark signs', () => {
    expect(emojiIn('👩🏽‍🌾 hi ❤️ 🇵🇹 ™ 7')).toHaveLength(3);
  });
});

describe('dates', () => {
  it.each(['11 april', 'april 11th', '11th of april', '2026-04-11', 'apr 11'])('accepts %s as the day', (form) => {
    expect(dateForms('2026-04-11', monday)).toContain(form);
  });

  it('resolves dates relative to the day of the question', () => {
    expect(dateForms('2026-02-27', monday)).toEqual(expect.arrayContaining(['three days ago', 'last friday']));
    expect(dateForms('2026-02-27', monday)).not.toContain('yesterday');
    expect(dateForms('2026-03-03', monday)).toContain('tomorrow');
  });

  it('does not read a bare "may" as the month', () => {
    expect(dateForms('2026-05', monday)).toContain('in may');
    expect(dateForms('2026-05', monday)).not.toContain('may');
    expect(dateForms('2026-10', monday)).toEqual(['october']);
  });

  it('refuses other text', () => {
    expect(() => dateForms('soon', monday)).toThrow('not a date');
  });
});

describe('a question about a stated fact', () => {
  it('is right with one of the words and none of the forbidden', () => {
    expect(judgeKnown('You moved to Ghent.', { any: ['ghent'], none: ['porto'] }, monday).right).toBe(true);
    expect(judgeKnown('Ghent, or was it Porto?', { any: ['ghent'], none: ['porto'] }, monday)).toEqual({
      right: false,
      invented: ['porto'],
    });
    expect(judgeKnown('Somewhere nice.', { any: ['ghent'] }, monday).right).toBe(false);
  });

  it('accepts a mention of an outdated fact only as outdated', () => {
    const expected = { any: ['ghent'], none: ['porto'] };
    expect(judgeKnown('In Ghent, no longer in Porto.', expected, monday).right).toBe(true);
    expect(judgeKnown('Ghent. It was Porto before.', expected, monday).right).toBe(true);
    expect(judgeKnown('It was Porto before.', expected, monday)).toEqual({ right: false, invented: [] });
    expect(judgeKnown('In Ghent, I believe, and in Porto.', expected, monday).invented).toEqual(['porto']);
  });

  it('accepts any wording of the date', () => {
    expect(judgeKnown('That was on the 27th of February.', { date: '2026-02-27' }, monday).right).toBe(true);
    expect(judgeKnown('That was in February.', { date: '2026-02-27' }, monday).right).toBe(false);
    expect(judgeKnown('On 26 February.', { date: '2026-02-27' }, monday).right).toBe(false);
  });

  it('requires every group of `all`', () => {
    const expect1 = { all: [['magnus'], ['emil']] };
    expect(judgeKnown('Magnus and Emil.', expect1, monday).right).toBe(true);
    expect(judgeKnown('Magnus.', expect1, monday).right).toBe(false);
  });

  it('does not read "I don’t know" as a no', () => {
    expect(judgeKnown("I don't know that.", { yes: false }, monday).right).toBe(false);
    expect(judgeKnown("No, you don't eat it.", { yes: false }, monday).right).toBe(true);
    expect(judgeKnown('Yes, no trouble at all.', { yes: false, any: ['trouble'] }, monday).right).toBe(false);
    expect(judgeKnown('No, you told me they forbade it.', { yes: false }, monday).right).toBe(true);
    expect(judgeKnown('Of course not.', { yes: false }, monday).right).toBe(true);
    expect(judgeKnown('Oh, yes, you may.', { yes: false, any: ['may'] }, monday).right).toBe(false);
    expect(judgeKnown('You never learned it.', { yes: false }, monday).right).toBe(true);
    expect(judgeKnown('You said “I never heard of it”.', { yes: false }, monday).right).toBe(true);
    expect(judgeKnown('You gave it up.', { yes: false, any: ['gave it up'] }, monday).right).toBe(true);
  });

  it('accepts forms of yes', () => {
    expect(judgeKnown('Yes! They found it.', { yes: true }, monday).right).toBe(true);
    expect(judgeKnown('You told me so.', { yes: true }, monday).right).toBe(true);
    expect(judgeKnown('No, never.', { yes: true, any: ['never'] }, monday).right).toBe(false);
    expect(judgeKnown("You haven't told me.", { yes: true }, monday).right).toBe(false);
  });
});

describe('a question about something never stated', () => {
  const known = { said: 'My brother Rafa is nineteen. I live in Seville.', names: ['Wren', 'Marisol'], days: [monday] };

  it.each([
    "You haven't told me that.",
    'I do not know her name.',
    'that one you never mentioned',
    'No idea, honestly.',
    'I never heard his name.',
    'There is nothing about that in what I keep.',
    "I can't remember you saying so",
    'you’d have to tell me',
    'dont think you told me that',
  ])('is admitted by: %s', (reply) => {
    expect(saysNotKnowing(reply)).toBe(true);
    expect(judgeUnknown(reply, {}, known).right).toBe(true);
  });

  it.each([
    'No, you told me all of it.',
    'I never forget what you told me.',
    'You said "I don’t know" on Friday.',
    'I have not forgotten. You said it on a Friday.',
    'Her name is lovely.',
    'What a question! How are you?',
    'I know it well.',
    'Mm…',
  ])('is not admitted by: %s', (reply) => {
    expect(saysNotKnowing(reply)).toBe(false);
    expect(judgeUnknown(reply, {}, known).right).toBe(false);
  });

  it('counts as invented if the soul adds a name or number', () => {
    expect(judgeUnknown("I don't know, perhaps it was Carmen.", {}, known).invented).toEqual(['Carmen']);
    expect(judgeUnknown('You never said, but I guess 42.', {}, known).invented).toEqual(['42']);
    expect(judgeUnknown("You haven't told me; I know only of Rafa, Marisol.", {}, known).invented).toEqual([]);
    expect(judgeUnknown('On 2 March you said nothing about that.', {}, known).invented).toEqual([]);
    expect(judgeUnknown('You never told me. You only mentioned Rafa.', { none: ['rafa'] }, known).right).toBe(true);
    expect(judgeUnknown('You only mentioned Rafa.', { none: ['rafa'] }, known).invented).toEqual(['rafa']);
    expect(judgeUnknown("I don't know. Is it Rafa?", { none: ['rafa'] }, known).invented).toEqual(['rafa']);
  });
});

describe('repetition', () => {
  it('finds repeated replies regardless of punctuation', () => {
    expect(repeatsIn(['Good night.', 'Yes.', 'good night!', 'No.'])).toEqual([2]);
    expect(repeatsIn(['…', '…', 'Good.'])).toEqual([1]);
  });

  it('measures overlap relative to the longer sentence, with word counts', () => {
    expect(overlap(['a', 'a', 'b', 'c'], ['a', 'b', 'c', 'd', 'e'])).toBeCloseTo(3 / 5);
    expect(overlap([], [])).toBe(0);
  });

  it('counts pairs above four in five, within ten turns only', () => {
    const first = 'That sounds like a very long and heavy day.';
    const close = 'That sounds like a very long and hard day.';
    expect(alikeIn([first, 'Mm.', close])).toEqual([{ first: 0, second: 2, sentences: [first, close] }]);
    expect(alikeIn([first, 'That sounds like two other things today.'])).toEqual([]);
    expect(alikeIn([first, ...Array.from({ length: 9 }, () => 'Mm.'), close])).toEqual([]);
    expect(alikeIn([first, ...Array.from({ length: 8 }, () => 'Mm.'), close])).toHaveLength(1);
    expect(alikeIn(['Tell me more.', 'Tell me more.'])).toEqual([]);
    expect(alikeIn([`${first} ${first}`])).toHaveLength(1);
  });
});

describe('style', () => {
  it('counts per message', () => {
    const manner = mannerOf(['Oh, yes!! 🎉', 'well... no', "It's fine?"]);
    expect(manner).toEqual({
      words: 2,
      emoji: 1 / 3,
      exclamations: 2 / 3,
      questions: 1 / 3,
      ellipses: 1 / 3,
      commas: 1 / 3,
      unended: 1 / 3,
    });
  });

  it('is similar within 25 %, or within 0.05', () => {
    const own = { words: 10, emoji: 1, exclamations: 0, questions: 0, ellipses: 0, commas: 1, unended: 0 };
    const shown = { words: 12, emoji: 1.3, exclamations: 0.04, questions: 0.2, ellipses: 0, commas: 0.75, unended: 0 };
    const off = mannerGaps(own, shown).filter(({ near }) => !near);
    expect(off.map(({ key }) => key)).toEqual(['emoji', 'questions']);
  });

  it('requires a goodbye to be short and without a question', () => {
    expect(isPlainFarewell('Sleep well. I was glad of you.')).toBe(true);
    expect(isPlainFarewell('sleep well')).toBe(true);
    expect(isPlainFarewell('Sleep well. Truly. Bye.')).toBe(false);
    expect(isPlainFarewell('Leaving already?')).toBe(false);
    expect(isPlainFarewell('')).toBe(false);
  });

  it('uses the nearest rank', () => {
    expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe('distinguishing souls', () => {
  const talk = (conversation: string, label: string, texts: string[]) =>
    texts.map((text) => ({ conversation, label, text }));

  it('recognises two styles in unseen conversations', () => {
    const replies = ['a', 'b', 'c'].flatMap((conversation) => [
      ...talk(conversation, 'guide', ['step by step we look at it', 'first this then that']),
      ...talk(conversation, 'dreamer', ['the moon is a slow lantern', 'a soft tide of lantern light']),
    ]);
    expect(toldApart(replies)).toEqual({ perReply: 1, perConversation: 1, mistaken: [] });
  });

  it('is at chance without differences', () => {
    const replies = ['a', 'b'].flatMap((conversation) =>
      ['guide', 'dreamer'].flatMap((label) => talk(conversation, label, ['that sounds hard', 'tell me more'])),
    );
    expect(toldApart(replies).perConversation).toBe(0.5);
    expect(toldApart(replies).mistaken).toHaveLength(2);
  });

  it('excludes names, numbers and words the person used first', () => {
    const person = { names: ['Sol', 'Ana'], said: 'my bread burned' };
    expect(withoutTheirs('Ana, your bread is my bread too, Sol says, at 7.', person)).toBe('your is my too says at');
  });
});
