import { parseEndpoint } from './voice-info';

describe('parseEndpoint', () => {
  it('splits a voice name into model and host', () => {
    expect(parseEndpoint('llama3.1:8b at 127.0.0.1:11434')).toEqual({ model: 'llama3.1:8b', host: '127.0.0.1:11434' });
    expect(parseEndpoint('cat at home at example.org')).toEqual({ model: 'cat at home', host: 'example.org' });
    expect(parseEndpoint('scripted')).toEqual({ model: 'scripted', host: null });
  });
});
