import { browserWords, confirmsDeletion, destinations, destinationWords, voiceOf } from './account-words';

describe('a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.5.0', 'An unknown browser'],
    ['', 'An unknown browser'],
    ['Something (Windows)', 'A browser on Windows'],
  ])('%s', (userAgent, words) => expect(browserWords(userAgent)).toBe(words));
});

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
