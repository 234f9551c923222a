import { destinationLabel, formatThreadKeyDates, listDestinations } from './thread-key-text';

describe('thread key destinations', () => {
  it('are labelled by name, or by path without one', () => {
    const souls = [{ id: 3, name: 'Ilse' }];
    expect(destinationLabel('/?soul=3', souls)).toBe('Talk with Ilse');
    expect(destinationLabel('/', souls)).toBe('Main screen');
    expect(destinationLabel('/conversation/7', souls)).toBe('/conversation/7');
    expect(new Set(listDestinations(souls).map(({ path }) => path)).size).toBe(listDestinations(souls).length);
  });
});

describe('formatThreadKeyDates', () => {
  const made = { createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt: null, expiresAt: '2026-03-31T12:00:00.000Z' };

  it('gives the remaining days', () => {
    expect(formatThreadKeyDates(made, Date.parse('2026-03-01T12:00:01.000Z'))).toEqual({
      created: 'Created Mar 1, 2026',
      used: 'Never used',
      expires: 'Expires in 30 days',
      expired: false,
    });
    expect(formatThreadKeyDates(made, Date.parse('2026-03-01T11:59:30.000Z')).expires).toBe('Expires in 30 days');
    expect(formatThreadKeyDates(made, Date.parse('2026-03-31T11:00:00.000Z')).expires).toBe('Expires in 1 day');
  });

  it('reports an expired key', () => {
    const used = { ...made, lastUsedAt: '2026-03-05T12:00:00.000Z' };
    expect(formatThreadKeyDates(used, Date.parse('2026-03-31T12:00:00.000Z'))).toMatchObject({
      used: 'Last used Mar 5, 2026',
      expires: 'Expired Mar 31, 2026',
      expired: true,
    });
  });
});
