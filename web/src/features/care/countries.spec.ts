import { countryHere, countryNames } from './countries';

describe('countries', () => {
  it('stand by their names, the chosen one among them', () => {
    expect(countryNames(['US', 'AT'], '').map(({ name }) => name)).toEqual(['Austria', 'United States']);
    expect(countryNames(['US', 'AT'], 'LI').map(({ code }) => code)).toEqual(['AT', 'LI', 'US']);
    expect(countryNames(['AT'], 'AT')).toHaveLength(1);
  });

  it('are guessed from the first language that names one', () => {
    expect(countryHere(['en', 'de-AT', 'en-US'])).toBe('AT');
    expect(countryHere(['zh-Hant-TW'])).toBe('TW');
    expect(countryHere(['en', 'es-419'])).toBe('');
    expect(countryHere([])).toBe('');
  });
});
