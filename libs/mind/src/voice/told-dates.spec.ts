import { saidOn } from './told-dates';

describe('saidOn', () => {
  const evening = Date.UTC(2026, 10, 28, 1);
  it.each([
    [Date.UTC(2026, 10, 28, 20), null, 'today'],
    [Date.UTC(2026, 10, 28, 20), 'America/New_York', 'yesterday'],
    [Date.UTC(2026, 10, 30), 'America/New_York', 'on 27 November'],
    [Date.UTC(2027, 1, 1), undefined, 'on 28 November 2026'],
  ])('at %d in %s is "%s"', (now, zone, expected) => expect(saidOn(evening, now, zone)).toBe(expected));
});
