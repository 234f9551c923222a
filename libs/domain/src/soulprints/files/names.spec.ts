import { decodedName, extensionOf, nameOf } from './names';

const latin1 = (name: string) => Buffer.from(name, 'utf8').toString('latin1');

describe('a name as it is sent', () => {
  it.each(['Plan für Öl.txt', '計画.md', 'план.txt', 'plain.txt', '🌙.log'])('is read as UTF-8: %s', (name) =>
    expect(decodedName(latin1(name))).toBe(name),
  );

  it('stands as it is where it is no UTF-8, or was decoded already', () => {
    expect(decodedName('caf\u00e9.txt')).toBe('café.txt');
    expect(decodedName('план.txt')).toBe('план.txt');
  });
});

describe('a name as it is shown', () => {
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
  ])('%j becomes %j', (given, shown) => expect(nameOf(given)).toBe(shown));

  it('keeps its extension when it is too long, and no half characters', () => {
    const name = nameOf(`${'🌙'.repeat(300)}.txt`);
    expect([...name]).toHaveLength(255);
    expect(name).toMatch(/🌙\.txt$/u);
    expect(name.isWellFormed()).toBe(true);
    expect(nameOf('a'.repeat(255))).toBe('a'.repeat(255));
  });
});

it.each([
  ['plan.TXT', '.txt'],
  ['a.b.md', '.md'],
  ['none', ''],
  ['end.', ''],
  ['v1.2 of it', ''],
])('the extension of %s is %j', (name, extension) => expect(extensionOf(name)).toBe(extension));
