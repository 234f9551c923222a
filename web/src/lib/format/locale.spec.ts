import { chooseLocales } from './locale';

const format = (languages: readonly string[]): [string, string] => {
  const { dates, figures } = chooseLocales(languages);
  const day = new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return [
    day.format(new Date('2026-11-03T20:05:00Z')).replaceAll('\u202f', ' '),
    new Intl.NumberFormat(figures).format(1234.5),
  ];
};

describe('chooseLocales', () => {
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
    // Browsers in Dutch list American English as a fallback only.
    [
      ['nl-BE', 'en-US'],
      ['3 November 2026 at 20:05', '1.234,5'],
    ],
    // Latin digits, as on the rest of the page.
    [['ar-EG'], ['3 November 2026 at 20:05', '1,234.5']],
    // POSIX locale names are not valid language tags.
    [
      ['en-US@posix', 'C'],
      ['November 3, 2026 at 8:05 PM', '1,234.5'],
    ],
  ])('formats dates and numbers for %j', (languages, expected) => expect(format(languages)).toEqual(expected));
});
