import { canonicalSetupCode, makeSetupCode } from './setup-code';

describe('set-up code', () => {
  it('has 28 characters of a 32-character alphabet in groups of four, and is random', () => {
    const codes = Array.from({ length: 200 }, makeSetupCode);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(200);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('is normalized: case, separators and misread letters', () => {
    const typed = ' o1il-abcd abcd-abcd\tabcdabcd-abcd\n';
    expect(canonicalSetupCode(typed)).toBe('0111ABCDABCDABCDABCDABCDABCD');
    const code = makeSetupCode();
    expect(canonicalSetupCode(code.toLowerCase())).toBe(code.replaceAll('-', ''));
  });

  it.each(['', 'short', makeSetupCode().slice(1), `${makeSetupCode()}A`, 'U'.repeat(28), 'é'.repeat(28)])(
    'rejects %j',
    (typed) => expect(canonicalSetupCode(typed)).toBeNull(),
  );
});
