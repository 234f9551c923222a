import { guessCountry, countryNames } from './countries';

describe('countries', () => {
  it('are sorted by name and include the selected one', () => {
    expect(countryNames(['US', 'AT'], '').map(({ name }) => name)).toEqual(['Austria', 'United States']);
    expect(countryNames(['US', 'AT'], 'LI').map(({ code }) => code)).toEqual(['AT', 'LI', 'US']);
    expect(countryNames(['AT'], 'AT')).toHaveLength(1);
  });

  it('are guessed from the first language with a region', () => {
    expect(guessCountry(['en', 'de-AT', 'en-US'])).toBe('AT');
    expect(guessCountry(['zh-Hant-TW'])).toBe('TW');
    expect(guessCountry(['en', 'es-419'])).toBe('');
    expect(guessCountry([])).toBe('');
  });
});
