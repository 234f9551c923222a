import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '@kinloom/contract';
import { encode } from 'iconv-lite';
import { readBytes } from './read-file-text';

const GERMAN = 'Der Garten ist schön, die Bäume blühen. Für das Öl brauchen wir Gefäße.';
const RUSSIAN = 'Верёвка лежит в сарае за домом. Не забудь взять её с собой, когда пойдёшь к реке.';
const ENGLISH = 'The rope hangs in the shed.\nBring it to the river.';

describe('readBytes of text', () => {
  it.each([
    ['utf-8', 'utf8', RUSSIAN],
    ['UTF-8 with a mark', 'utf8', `\ufeff${RUSSIAN}`],
    ['UTF-16 with a mark', 'utf-16le', `\ufeff${ENGLISH}`],
    ['big-endian UTF-16 with a mark', 'utf-16be', `\ufeff${RUSSIAN}`],
    ['UTF-16 without a mark', 'utf-16le', ENGLISH],
    ['big-endian UTF-16 without a mark', 'utf-16be', ENGLISH],
    ['UTF-32 with a mark', 'utf-32le', `\ufeff${RUSSIAN}`],
    ['windows-1251', 'windows-1251', RUSSIAN],
    ['KOI8-R', 'koi8-r', RUSSIAN],
    ['windows-1252', 'windows-1252', GERMAN],
    ['windows-1252 with curly quotes', 'windows-1252', '“The rope” is in the shed – don’t forget.'],
    ['Shift_JIS', 'shift_jis', 'ロープは小屋にあります。忘れないでください。'],
    ['GB18030', 'gb18030', '绳子在棚子里。不要忘记带上它。'],
  ])('decodes %s', (_, charset, text) => {
    expect(readBytes(encode(text, charset), 'plan.txt')).toEqual({
      type: 'text/plain',
      content: text.replace('\ufeff', ''),
      unread: null,
    });
  });

  it.each([
    ['plan.md', 'text/markdown'],
    ['plan.json', 'application/json'],
    ['plan.CSV', 'text/csv'],
    ['plan.log', 'text/plain'],
    ['plan', 'text/plain'],
    ['plan.png', 'text/plain'],
    ['plan.svg', 'text/plain'],
  ])('reads text regardless of the extension: %s is %s', (name, type) =>
    expect(readBytes(Buffer.from(ENGLISH), name)).toMatchObject({ type, content: ENGLISH }),
  );

  it('removes invisible characters and normalises line ends', () =>
    expect(readBytes(Buffer.from('one\r\ntwo\rth\u200bree\u202e\u0007 words'), 'a.txt').content).toBe(
      'one\ntwo\nthree words',
    ));

  it('truncates at the limit without splitting characters', () => {
    const long = `${'a'.repeat(LIMITS.fileText - 1)}🌙 and more`;
    expect(readBytes(Buffer.from(long), 'a.txt').content).toBe('a'.repeat(LIMITS.fileText - 1));
    const bytes = Buffer.from('ü'.repeat(500)).subarray(0, 999);
    expect(readBytes(bytes, 'a.txt', false).content).toBe('ü'.repeat(499));
  });
});

describe('readBytes of other files', () => {
  const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(100)]);
  it.each([
    ['an image', png, 'plan.txt', 'image/png'],
    ['an image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'a.txt', 'image/jpeg'],
    ['a PDF', Buffer.from('%PDF-1.7\nwords'), 'a.txt', 'application/pdf'],
    ['an archive', gzipSync(Buffer.alloc(1_000_000)), 'a.json', 'application/gzip'],
    ['an archive', Buffer.from('PK\u0003\u0004rest'), 'a.txt', 'application/zip'],
    [
      'a document',
      Buffer.from('PK\u0003\u0004rest'),
      'a.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('reports %s', (description, bytes, name, type) =>
    expect(readBytes(bytes, name)).toEqual({
      type,
      content: null,
      unread: `Only text files can be read; this one is ${description}.`,
    }),
  );

  it('reports unknown binary content', () =>
    expect(readBytes(Buffer.concat([Buffer.from([1, 0, 2]), randomBytes(5_000)]), 'plan.txt')).toEqual({
      type: 'application/octet-stream',
      content: null,
      unread: 'Only text files can be read; this one holds something else.',
    }));

  it.each(['', ' \n\t ', '\u200b\ufeff'])('reports an empty file: %j', (text) =>
    expect(readBytes(Buffer.from(text), 'plan.txt')).toMatchObject({ content: null, unread: 'This file is empty.' }),
  );
});
