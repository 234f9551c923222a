import { localesOf } from './locale';

const written = (languages: readonly string[]): [string, string] => {
  const { dates, figures } = localesOf(languages);
  const day = new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return [
    day.format(new Date('2026-11-03T20:05:00Z')).replaceAll('\u202f', ' '),
    new Intl.NumberFormat(figures).format(1234.5),
  ];
};

describe('days and figures', () => {
  it.each<[string[], [string, string]]>([
    [[], ['November 3, 2026 at 8:05 PM', '1,234.5']],
    [['en-US'], ['November 3, 2026 at 8:05 PM', '1,234.5']],
    [
      ['en-GB', 'en'],
      ['3 November 2026 at 20:05', '1,234.5'],
    ],
    [
      ['de-DE', 'de'],
      ['3 November 2026 at 20:05', '1.234,5'],
    ],
    // A browser in Dutch names American English too, and means nothing by it.
    [
      ['nl-BE', 'en-US'],
      ['3 November 2026 at 20:05', '1.234,5'],
    ],
    // Digits that the rest of the page does not use would have to be read twice.
    [['ar-EG'], ['3 November 2026 at 20:05', '1,234.5']],
    // What a system calls itself is no language.
    [
      ['en-US@posix', 'C'],
      ['November 3, 2026 at 8:05 PM', '1,234.5'],
    ],
  ])('of %j', (languages, expected) => expect(written(languages)).toEqual(expected));
});
