import { canonicalEmail, canonicalKey } from './canonical-key';

describe('canonicalEmail', () => {
  it.each([
    ['upper case', 'Ada@Kinloom.Test', 'ada@kinloom.test'],
    ['white space around it', '  ada@kinloom.test ', 'ada@kinloom.test'],
    ['full-width letters', 'ａｄａ@kinloom.test', 'ada@kinloom.test'],
    ['the Kelvin sign', 'ada@\u212Ainloom.test', 'ada@kinloom.test'],
    ['a zero-width space and a soft hyphen', 'a\u200Bd\u00ADa@kinloom.test', 'ada@kinloom.test'],
    ['a combining mark instead of the composed letter', 'rene\u0301@kinloom.test', 'ren\u00E9@kinloom.test'],
    ['the upper-case letter with a combining mark', 'RENE\u0301@KINLOOM.TEST', 'ren\u00E9@kinloom.test'],
    ['sharp s', 'stra\u00DFe@kinloom.test', 'strasse@kinloom.test'],
    ['capital sharp s', 'STRA\u1E9EE@kinloom.test', 'strasse@kinloom.test'],
    ['a ligature', 'o\uFB03ce@kinloom.test', 'office@kinloom.test'],
  ])('is the same with %s', (_, address, key) => {
    expect(canonicalEmail(address)).toBe(key);
  });

  it('maps dotted and dotless i in both cases to one key', () => {
    const keys = ['i', 'I', '\u0130', '\u0131'].map((letter) => canonicalEmail(`m${letter}ra@kinloom.test`));
    expect(new Set(keys)).toEqual(new Set(['mira@kinloom.test']));
    // Also with further combining marks, and with the dot as a combining character.
    expect(canonicalKey('\u0130\u0301')).toBe(canonicalKey('\u00ED'));
    expect(canonicalKey('I\u0307')).toBe('i');
  });

  it('maps both lower-case sigmas to one key in every position', () => {
    const keys = ['ΟΔΟΣ', 'οδος', 'οδοσ'].map(canonicalKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps different letters apart', () => {
    expect(canonicalEmail('a@kinloom.test')).not.toBe(canonicalEmail('\u0430@kinloom.test'));
    expect(canonicalEmail('e@kinloom.test')).not.toBe(canonicalEmail('\u00E9@kinloom.test'));
  });
});

describe('canonicalKey', () => {
  it('does not depend on case and does not change when applied again, for every character of Unicode', () => {
    const wrong: string[] = [];
    for (let point = 0; point <= 0x10ffff; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const sign = String.fromCodePoint(point);
      // Between other letters, because case mapping of some letters depends on the context (final sigma).
      const text = `a${sign}b${sign}`;
      const key = canonicalKey(text);
      const others = [key, text.toLowerCase(), text.toUpperCase(), text.normalize('NFD'), text.normalize('NFKC')];
      if (others.some((other) => canonicalKey(other) !== key)) wrong.push(`U+${point.toString(16)}`);
    }
    expect(wrong).toEqual([]);
  });
});
