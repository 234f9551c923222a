import { countryFromLanguages } from './country';

describe('countryFromLanguages', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'AT'],
    ['en,pt-BR;q=0.7', 'BR'],
    ['zh-Hant-TW', 'TW'],
    ['en-gb', 'GB'],
    ['sl-SI-rozaj', 'SI'],
  ])('derives the country from %s', (languages, country) => expect(countryFromLanguages(languages)).toBe(country));

  it.each([undefined, '', 'en', '*', 'es-419', 'zh-Hant', 'x'.repeat(10_000), 'en-"><', 'de,,;q=1'])(
    'derives none from %s',
    (languages) => expect(countryFromLanguages(languages)).toBe(''),
  );
});
