import { confirmsDeletion, destinations, destinationWords, endpointOf } from './account-words';

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
