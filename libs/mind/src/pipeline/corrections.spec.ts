import { correctionsIn } from './corrections';
import { telling } from './own-question';
import { weightOf } from './passages';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 2, 18);

/** Which message changes which, by their places. */
function links(texts: readonly string[]): [number, number][] {
  const said = texts.map((text, place) => ({ text, words: telling(text), at: START + place * DAY, place }));
  return correctionsIn(said, weightOf, 2.3).map(({ later, earlier }) => [later.place, earlier.place]);
}

describe('what changes what was said', () => {
  it.each([
    [
      'a place that is taken back',
      ['I want to live in Canada one day.', 'It rains.', 'Not Canada. I thought again, it is Ireland now.'],
    ],
    [
      'a day by its number',
      ['I fly to the fair on 24 April.', 'It rains.', "I looked at the mail again: it's 30 April, not 24."],
    ],
    [
      'a name',
      [
        'We adopted a street cat and called her Pepper.',
        'It rains.',
        "Correction, the cat is a he. So now he's called Basil.",
      ],
    ],
    [
      'a day',
      ['The recital is on May 2nd at the school.', 'It rains.', 'School just called. The recital moves to May 16th.'],
    ],
    [
      'a day named only as what it was',
      ['I defend my thesis on 23 April.', 'It rains.', "They can't do the 23rd, so it's Friday the 1st of May now."],
    ],
  ])('%s', (_, texts) => {
    expect(links(texts)).toEqual([[2, 0]]);
  });

  it.each([
    ['what only goes on', ['I live in Ghent.', 'Ghent is lovely in spring.']],
    ['what changed something else', ['I live in Ghent.', 'My phone is broken, so I write on a borrowed one now.']],
    ['what was over when it was told', ['On 20 February I broke my phone.', "The concert's moved to 16 May."]],
  ])('not %s', (_, texts) => {
    expect(links(texts)).toEqual([]);
  });
});
