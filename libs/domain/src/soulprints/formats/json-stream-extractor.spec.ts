import { JsonStreamExtractor } from './json-stream-extractor';

const LIMITS = { record: 1000, depth: 50 };

function cut(text: string, patterns: readonly string[], piece = text.length || 1, limits = LIMITS) {
  const extractor = new JsonStreamExtractor(patterns, limits);
  const bytes = Buffer.from(text);
  const found: string[] = [];
  for (let at = 0; at < bytes.length; at += piece) {
    for (const { pattern, keys, bytes: cutOut, tooLarge } of extractor.push(bytes.subarray(at, at + piece))) {
      found.push(`${pattern} [${keys.join()}] ${tooLarge ? 'TOO LARGE' : (cutOut?.toString() ?? '')}`.trim());
    }
  }
  return { found, extractor };
}

describe('JsonStreamExtractor', () => {
  const text = '{"a":[{"b":"x,]}\\"","c":1},{"b":[1,{"d":2}]}],"e\\u0066":true,"n":{"*":null}}';

  it.each([1, 2, 3, 7, 1000])('extracts the same values from blocks of %i bytes', (piece) => {
    const { found, extractor } = cut(text, ['a.*.b', 'ef', 'n.*', 'a?', 'a.*/'], piece);
    expect(found).toEqual([
      'a? []',
      'a.*.b [0] "x,]}\\""',
      'a.*/ [0]',
      'a.*.b [1] [1,{"d":2}]',
      'a.*/ [1]',
      'ef [] true',
      'n.* [*] null',
    ]);
    expect(extractor.complete).toBe(true);
  });

  it('extracts the whole document for an empty path', () => {
    expect(cut('[1, 2]', ['']).found).toEqual(['[] [1, 2]']);
  });

  it('skips values that are too large and continues', () => {
    expect(cut(`["${'x'.repeat(2000)}","y"]`, ['*']).found).toEqual(['* [0] TOO LARGE', '* [1] "y"']);
  });

  it.each(['{"a":1', '[1,2', '["x', '{"a', '{"a":[{"b":', ''])('%s is incomplete, but not broken', (begun) => {
    const { extractor } = cut(begun, ['a.*']);
    expect([extractor.complete, extractor.broken]).toEqual([false, false]);
  });

  it.each(['{a:1}', '[1}', '{"a" 1}', '[1 2]', '{"a":1]', '}'])('%s is broken', (text) => {
    expect(cut(text, ['*.x']).extractor.broken).toBe(true);
  });

  it('limits the depth of captured and skipped brackets', () => {
    for (const patterns of [['*.*.x'], ['x'], ['*']]) {
      const { extractor } = cut(`${'['.repeat(60)}${']'.repeat(60)}`, patterns);
      expect(extractor.tooDeep).toBe(true);
    }
  });
});
