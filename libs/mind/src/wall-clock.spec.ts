import { localTime } from './wall-clock';

const NOON = Date.UTC(2026, 6, 1, 12);

describe('localTime', () => {
  it.each([
    ['Europe/Berlin', NOON, Date.UTC(2026, 6, 1, 14)],
    ['Europe/Berlin', Date.UTC(2026, 0, 1, 12), Date.UTC(2026, 0, 1, 13)],
    ['Asia/Kathmandu', NOON, Date.UTC(2026, 6, 1, 17, 45)],
    ['Pacific/Auckland', NOON, Date.UTC(2026, 6, 2, 0)],
    ['UTC', NOON, NOON],
  ])('is the wall clock of %s', (zone, at, expected) => {
    expect(localTime(at, zone)).toEqual({ at: expected, isKnown: true });
  });

  it.each([null, undefined, '', 'Nowhere/City'])('is UTC and not known for %j', (zone) => {
    expect(localTime(NOON, zone)).toEqual({ at: NOON, isKnown: false });
  });
});
