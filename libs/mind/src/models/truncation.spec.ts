import { windowOf } from './truncation';
import { estimateTokens } from './tokens';

const english = 'We walked along the water because of the rain and talked about school. '.repeat(500);
const arabic = 'مشينا على الشاطئ مع أختي لأن المطر توقف. '.repeat(500);

describe('the window of a server that cut a prompt', () => {
  it.each([
    ['Ollama, the half of 4,096', 2_050, 2_048],
    ['Ollama, older, all of 2,048', 2_048, 2_048],
    ['all of 4,096, with the template counted', 4_042, 4_096],
    ['the half of what was asked for', 3_002, 3_000],
  ])('is seen from the count: %s', (_, counted, window) => {
    expect(windowOf([english], counted, 6_000)).toBe(window);
  });

  it.each([
    ['as estimated', estimateTokens(english)],
    ['a little below the estimate', Math.round(estimateTokens(english) * 0.7)],
    ['far below, but near no window', 3_400],
    ['of what a server did not keep from before', 12],
  ])('is not seen where the count is %s', (_, counted) => {
    expect(windowOf([english], counted, 8_192)).toBeNull();
  });

  it('is not seen where a vocabulary is better at a writing than estimates are', () => {
    const estimated = estimateTokens(arabic);
    const cheap = Math.round(estimated * 0.4);
    expect(windowOf([arabic], cheap, cheap)).toBeNull();
    expect(windowOf([arabic], 1_024, 8_192)).toBe(1_024);
  });
});
