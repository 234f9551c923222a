import { isTimeZone, localTimeConverter } from './local-time';

const convert = (zone: string, local: string) =>
  new Date(localTimeConverter(zone)(Date.parse(`${local}Z`))).toISOString().slice(0, 16);

test.each([
  ['Europe/Berlin', '2024-01-10T12:00', '2024-01-10T11:00'],
  ['Europe/Berlin', '2024-07-10T12:00', '2024-07-10T10:00'],
  ['America/New_York', '2024-07-10T22:30', '2024-07-11T02:30'],
  ['Asia/Kathmandu', '2024-07-10T12:00', '2024-07-10T06:15'],
  ['UTC', '2024-07-10T12:00', '2024-07-10T12:00'],
  // Occurs twice: summer time first.
  ['Europe/Berlin', '2024-10-27T02:30', '2024-10-27T00:30'],
  ['Europe/Berlin', '2024-10-27T03:30', '2024-10-27T02:30'],
  // Skipped: the clock goes from 02:00 to 03:00.
  ['Europe/Berlin', '2024-03-31T02:30', '2024-03-31T01:30'],
  ['Europe/Berlin', '2024-03-31T03:30', '2024-03-31T01:30'],
  ['Middle/Earth', '2024-07-10T12:00', '2024-07-10T12:00'],
])('in %s the clock %s is %s', (zone, local, utc) => expect(convert(zone, local)).toBe(utc));

it('converts times in any order', () => {
  const berlin = localTimeConverter('Europe/Berlin');
  const [winter, summer] = [Date.UTC(2024, 0, 10, 12), Date.UTC(2024, 6, 10, 12)];
  expect([winter, summer, winter].map((local) => (local - berlin(local)) / 3_600_000)).toEqual([1, 2, 1]);
});

it('knows which names are time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Middle/Earth', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
