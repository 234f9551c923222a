import { confirmsDeletion, destinations, destinationWords, endpointOf, threadLifeWords } from './account-words';

describe('the endpoint of a model', () => {
  it('is a model at a host', () => {
    expect(endpointOf('llama3.1:8b at 127.0.0.1:11434')).toEqual({ model: 'llama3.1:8b', host: '127.0.0.1:11434' });
    expect(endpointOf('cat at home at example.org')).toEqual({ model: 'cat at home', host: 'example.org' });
    expect(endpointOf('scripted')).toEqual({ model: 'scripted', host: null });
  });
});

describe('the place a thread opens', () => {
  it('is called what it is, and by its path where it has no name', () => {
    const souls = [{ id: 3, name: 'Ilse' }];
    expect(destinationWords('/?soul=3', souls)).toBe('Talk with Ilse');
    expect(destinationWords('/', souls)).toBe('The main room');
    expect(destinationWords('/conversation/7', souls)).toBe('/conversation/7');
    expect(new Set(destinations(souls).map(({ path }) => path)).size).toBe(destinations(souls).length);
  });
});

it.each([
  ['delete', true],
  [' Delete ', true],
  ['DELETE', true],
  ['delet', false],
  ['delete it', false],
  ['', false],
])('%j means it: %s', (typed, means) => {
  expect(confirmsDeletion(typed)).toBe(means);
});

describe('the life of a thread', () => {
  const made = { createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt: null, expiresAt: '2026-03-31T12:00:00.000Z' };

  it('is told in days while it works', () => {
    expect(threadLifeWords(made, Date.parse('2026-03-01T12:00:01.000Z'))).toEqual({
      created: 'Created Mar 1, 2026',
      used: 'Never used',
      expires: 'Expires in 30 days',
      expired: false,
    });
    expect(threadLifeWords(made, Date.parse('2026-03-31T11:00:00.000Z')).expires).toBe('Expires in 1 day');
  });

  it('is over when it has expired', () => {
    const used = { ...made, lastUsedAt: '2026-03-05T12:00:00.000Z' };
    expect(threadLifeWords(used, Date.parse('2026-03-31T12:00:00.000Z'))).toMatchObject({
      used: 'Last used Mar 5, 2026',
      expires: 'Expired Mar 31, 2026',
      expired: true,
    });
  });
});
