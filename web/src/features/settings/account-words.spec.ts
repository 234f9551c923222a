import { confirmsDeletion, destinations, destinationWords, voiceOf } from './account-words';

describe('the voice in use', () => {
  it('is the built-in one, or a model at a host', () => {
    expect(voiceOf('built-in')).toEqual({ builtIn: true });
    expect(voiceOf('llama3.1:8b at 127.0.0.1:11434')).toEqual({
      builtIn: false,
      model: 'llama3.1:8b',
      host: '127.0.0.1:11434',
    });
    expect(voiceOf('cat at home at example.org')).toEqual({
      builtIn: false,
      model: 'cat at home',
      host: 'example.org',
    });
    expect(voiceOf('scripted')).toEqual({ builtIn: false, model: 'scripted', host: null });
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
