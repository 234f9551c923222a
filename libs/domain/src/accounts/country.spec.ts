import { countryOf } from './country';

describe('where somebody may be', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'AT'],
    ['en,pt-BR;q=0.7', 'BR'],
    ['zh-Hant-TW', 'TW'],
    ['en-gb', 'GB'],
    ['sl-SI-rozaj', 'SI'],
  ])('is guessed from %s', (languages, country) => expect(countryOf(languages)).toBe(country));

  it.each([undefined, '', 'en', '*', 'es-419', 'zh-Hant', 'x'.repeat(10_000), 'en-"><', 'de,,;q=1'])(
    'is not guessed from %s',
    (languages) => expect(countryOf(languages)).toBe(''),
  );
});
