/** What a file is when it is no text: its media type, and what a person calls it. */
export interface Kind {
  type: string;
  called: string;
}

/** Bytes that a file of a kind begins with, from `at` on. */
interface Mark extends Kind {
  at?: number;
  bytes: string | readonly number[];
}

const IMAGE = 'an image';
const SOUND = 'a sound';
const FILM = 'a film';
const DOCUMENT = 'a document';
const ARCHIVE = 'an archive';
const PROGRAM = 'a program';
const FONT = 'a font';

/** By their makers' descriptions; longer marks before those they begin with. */
const MARKS: readonly Mark[] = [
  { type: 'image/png', called: IMAGE, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', called: IMAGE, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', called: IMAGE, bytes: 'GIF87a' },
  { type: 'image/gif', called: IMAGE, bytes: 'GIF89a' },
  { type: 'image/webp', called: IMAGE, at: 8, bytes: 'WEBP' },
  { type: 'image/tiff', called: IMAGE, bytes: [0x49, 0x49, 0x2a, 0x00] },
  { type: 'image/tiff', called: IMAGE, bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { type: 'image/x-icon', called: IMAGE, bytes: [0x00, 0x00, 0x01, 0x00] },
  { type: 'image/vnd.adobe.photoshop', called: IMAGE, bytes: '8BPS' },
  { type: 'image/heic', called: IMAGE, at: 4, bytes: 'ftyphei' },
  { type: 'image/heif', called: IMAGE, at: 4, bytes: 'ftypmif1' },
  { type: 'image/avif', called: IMAGE, at: 4, bytes: 'ftypavif' },
  { type: 'audio/mp4', called: SOUND, at: 4, bytes: 'ftypM4A' },
  { type: 'video/quicktime', called: FILM, at: 4, bytes: 'ftypqt' },
  { type: 'video/mp4', called: FILM, at: 4, bytes: 'ftyp' },
  { type: 'video/webm', called: FILM, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { type: 'video/x-msvideo', called: FILM, at: 8, bytes: 'AVI ' },
  { type: 'audio/wav', called: SOUND, at: 8, bytes: 'WAVE' },
  { type: 'audio/mpeg', called: SOUND, bytes: 'ID3' },
  { type: 'audio/flac', called: SOUND, bytes: 'fLaC' },
  { type: 'audio/ogg', called: SOUND, bytes: 'OggS' },
  { type: 'application/pdf', called: 'a PDF', bytes: '%PDF-' },
  { type: 'application/rtf', called: DOCUMENT, bytes: '{\\rtf' },
  { type: 'application/postscript', called: DOCUMENT, bytes: '%!PS-' },
  { type: 'application/x-ole-storage', called: DOCUMENT, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { type: 'application/zip', called: ARCHIVE, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { type: 'application/zip', called: ARCHIVE, bytes: [0x50, 0x4b, 0x05, 0x06] },
  { type: 'application/gzip', called: ARCHIVE, bytes: [0x1f, 0x8b] },
  { type: 'application/x-bzip2', called: ARCHIVE, bytes: 'BZh' },
  { type: 'application/x-xz', called: ARCHIVE, bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] },
  { type: 'application/zstd', called: ARCHIVE, bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { type: 'application/x-7z-compressed', called: ARCHIVE, bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { type: 'application/vnd.rar', called: ARCHIVE, bytes: 'Rar!\u001a\u0007' },
  { type: 'application/x-tar', called: ARCHIVE, at: 257, bytes: 'ustar' },
  { type: 'application/vnd.sqlite3', called: 'a database', bytes: 'SQLite format 3\u0000' },
  { type: 'application/x-elf', called: PROGRAM, bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { type: 'application/wasm', called: PROGRAM, bytes: [0x00, 0x61, 0x73, 0x6d] },
  { type: 'font/woff', called: FONT, bytes: 'wOFF' },
  { type: 'font/woff2', called: FONT, bytes: 'wOF2' },
  { type: 'font/otf', called: FONT, bytes: 'OTTO' },
];

/** Archives that a person calls something else, by extension. */
const PACKED: Readonly<Record<string, Kind>> = {
  '.docx': { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', called: DOCUMENT },
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', called: 'a spreadsheet' },
  '.pptx': { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', called: DOCUMENT },
  '.odt': { type: 'application/vnd.oasis.opendocument.text', called: DOCUMENT },
  '.ods': { type: 'application/vnd.oasis.opendocument.spreadsheet', called: 'a spreadsheet' },
  '.epub': { type: 'application/epub+zip', called: 'a book' },
};

/** Texts by extension; every other text is plain. */
const TEXTS: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.json': 'application/json',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xml': 'application/xml',
};

export const PLAIN = 'text/plain';
export const UNKNOWN = 'application/octet-stream';
/** Bytes from the beginning that tell a kind. */
export const HEAD = 264;

/** What a file is by the bytes it begins with; null where they are not known: it may be text. */
export function kindOf(head: Buffer, extension: string): Kind | null {
  const mark = MARKS.find(({ at = 0, bytes }) => {
    const wanted = Buffer.from(typeof bytes === 'string' ? [...bytes].map((one) => one.charCodeAt(0)) : bytes);
    return head.subarray(at, at + wanted.length).equals(wanted);
  });
  if (!mark) return null;
  if (mark.type === 'application/zip' && PACKED[extension]) return PACKED[extension];
  return { type: mark.type, called: mark.called };
}

export const textType = (extension: string): string => TEXTS[extension] ?? PLAIN;
