import { countryHere, countryNames, perYear } from './countries';

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

describe('the numbers of a year', () => {
  it('are those of all its tiers', () => {
    expect(
      perYear([
        { year: 2025, tier: 2, count: 1 },
        { year: 2026, tier: 2, count: 4 },
        { year: 2026, tier: 3, count: 2 },
      ]),
    ).toEqual([
      { year: 2026, count: 6 },
      { year: 2025, count: 1 },
    ]);
  });
});
