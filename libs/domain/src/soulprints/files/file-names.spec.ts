import { decodeFileName, extensionOf, sanitizeFileName } from './file-names';

const latin1 = (name: string) => Buffer.from(name, 'utf8').toString('latin1');

describe('decodeFileName', () => {
  it.each(['Plan für Öl.txt', '計画.md', 'план.txt', 'plain.txt', '🌙.log'])('decodes UTF-8: %s', (name) =>
    expect(decodeFileName(latin1(name))).toBe(name),
  );

  it('returns other names and decoded names unchanged', () => {
    expect(decodeFileName('caf\u00e9.txt')).toBe('café.txt');
    expect(decodeFileName('план.txt')).toBe('план.txt');
  });
});

describe('sanitizeFileName', () => {
  it.each([
    ['../../x', 'x'],
    ['/etc/passwd', 'passwd'],
    ['C:\\Users\\me\\plan.txt', 'plan.txt'],
    ['..', 'file'],
    ['', 'file'],
    ['a/', 'file'],
    [' . ', 'file'],
    ['.env', '.env'],
    ['in\u202excod.exe', 'inxcod.exe'],
    ['a\u0000b\u0007\u200b.txt', 'ab.txt'],
    ['two\nlines\r.txt', 'two lines .txt'],
    ['e\u0301.txt', '\u00e9.txt'],
    ['half \ud83d.txt', 'half \ufffd.txt'],
    ['<b>&"\'.txt', '<b>&"\'.txt'],
  ])('turns %j into %j', (given, shown) => expect(sanitizeFileName(given)).toBe(shown));

  it('truncates long names before the extension without splitting characters', () => {
    const name = sanitizeFileName(`${'🌙'.repeat(300)}.txt`);
    expect([...name]).toHaveLength(255);
    expect(name).toMatch(/🌙\.txt$/u);
    expect(name.isWellFormed()).toBe(true);
    expect(sanitizeFileName('a'.repeat(255))).toBe('a'.repeat(255));
  });
});

it.each([
  ['plan.TXT', '.txt'],
  ['a.b.md', '.md'],
  ['none', ''],
  ['end.', ''],
  ['v1.2 of it', ''],
])('extensionOf(%s) is %j', (name, extension) => expect(extensionOf(name)).toBe(extension));
