import { WITHHELD } from '@kinloom/contract';
import { withheldText } from './withheld-text';

it('summarises years that are all withheld', () => {
  const withheld = (year: number) => ({ year, count: WITHHELD });
  expect(withheldText([withheld(2026)])).toBe(
    'No number is published yet: help was shown to fewer than 5 members in 2026.',
  );
  expect(withheldText([withheld(2026), withheld(2025), withheld(2023)])).toBe(
    'No number is published yet: help was shown to fewer than 5 members in each year from 2023 to 2026.',
  );
});

it('says nothing if there is a number, or no year', () => {
  expect(
    withheldText([
      { year: 2026, count: WITHHELD },
      { year: 2025, count: 12 },
    ]),
  ).toBeNull();
  expect(withheldText([])).toBeNull();
});
