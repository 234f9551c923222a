/** Media type of a binary file, and its description for people. */
export interface FileKind {
  type: string;
  description: string;
}

/** Magic bytes at offset `at`. */
interface MagicBytes extends FileKind {
  at?: number;
  bytes: string | readonly number[];
}

const IMAGE = 'an image';
const AUDIO = 'a sound';
const VIDEO = 'a film';
const DOCUMENT = 'a document';
const ARCHIVE = 'an archive';
const PROGRAM = 'a program';
const FONT = 'a font';

/** Magic bytes per format specification; more specific signatures first. */
const MAGIC_BYTES: readonly MagicBytes[] = [
  { type: 'image/png', description: IMAGE, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', description: IMAGE, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', description: IMAGE, bytes: 'GIF87a' },
  { type: 'image/gif', description: IMAGE, bytes: 'GIF89a' },
  { type: 'image/webp', description: IMAGE, at: 8, bytes: 'WEBP' },
  { type: 'image/tiff', description: IMAGE, bytes: [0x49, 0x49, 0x2a, 0x00] },
  { type: 'image/tiff', description: IMAGE, bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { type: 'image/x-icon', description: IMAGE, bytes: [0x00, 0x00, 0x01, 0x00] },
  { type: 'image/vnd.adobe.photoshop', description: IMAGE, bytes: '8BPS' },
  { type: 'image/heic', description: IMAGE, at: 4, bytes: 'ftyphei' },
  { type: 'image/heif', description: IMAGE, at: 4, bytes: 'ftypmif1' },
  { type: 'image/avif', description: IMAGE, at: 4, bytes: 'ftypavif' },
  { type: 'audio/mp4', description: AUDIO, at: 4, bytes: 'ftypM4A' },
  { type: 'video/quicktime', description: VIDEO, at: 4, bytes: 'ftypqt' },
  { type: 'video/mp4', description: VIDEO, at: 4, bytes: 'ftyp' },
  { type: 'video/webm', description: VIDEO, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { type: 'video/x-msvideo', description: VIDEO, at: 8, bytes: 'AVI ' },
  { type: 'audio/wav', description: AUDIO, at: 8, bytes: 'WAVE' },
  { type: 'audio/mpeg', description: AUDIO, bytes: 'ID3' },
  { type: 'audio/flac', description: AUDIO, bytes: 'fLaC' },
  { type: 'audio/ogg', description: AUDIO, bytes: 'OggS' },
  { type: 'application/pdf', description: 'a PDF', bytes: '%PDF-' },
  { type: 'application/rtf', description: DOCUMENT, bytes: '{\\rtf' },
  { type: 'application/postscript', description: DOCUMENT, bytes: '%!PS-' },
  { type: 'application/x-ole-storage', description: DOCUMENT, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { type: 'application/zip', description: ARCHIVE, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { type: 'application/zip', description: ARCHIVE, bytes: [0x50, 0x4b, 0x05, 0x06] },
  { type: 'application/gzip', description: ARCHIVE, bytes: [0x1f, 0x8b] },
  { type: 'application/x-bzip2', description: ARCHIVE, bytes: 'BZh' },
  { type: 'application/x-xz', description: ARCHIVE, bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] },
  { type: 'application/zstd', description: ARCHIVE, bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { type: 'application/x-7z-compressed', description: ARCHIVE, bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { type: 'application/vnd.rar', description: ARCHIVE, bytes: 'Rar!\u001a\u0007' },
  { type: 'application/x-tar', description: ARCHIVE, at: 257, bytes: 'ustar' },
  { type: 'application/vnd.sqlite3', description: 'a database', bytes: 'SQLite format 3\u0000' },
  { type: 'application/x-elf', description: PROGRAM, bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { type: 'application/wasm', description: PROGRAM, bytes: [0x00, 0x61, 0x73, 0x6d] },
  { type: 'font/woff', description: FONT, bytes: 'wOFF' },
  { type: 'font/woff2', description: FONT, bytes: 'wOF2' },
  { type: 'font/otf', description: FONT, bytes: 'OTTO' },
];

/** Zip-based document formats, by extension. */
const ZIP_FORMATS: Readonly<Record<string, FileKind>> = {
  '.docx': { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', description: DOCUMENT },
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', description: 'a spreadsheet' },
  '.pptx': { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', description: DOCUMENT },
  '.odt': { type: 'application/vnd.oasis.opendocument.text', description: DOCUMENT },
  '.ods': { type: 'application/vnd.oasis.opendocument.spreadsheet', description: 'a spreadsheet' },
  '.epub': { type: 'application/epub+zip', description: 'a book' },
};

/** Media types of text files by extension; the default is plain text. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.json': 'application/json',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xml': 'application/xml',
};

export const PLAIN_TEXT = 'text/plain';
export const UNKNOWN_TYPE = 'application/octet-stream';
/** Number of leading bytes needed to detect a kind. */
export const HEAD_BYTES = 264;

/** Sniffs the kind of a binary file (content sniffing by magic bytes); null where unknown, which may be text. */
export function detectFileKind(head: Buffer, extension: string): FileKind | null {
  const match = MAGIC_BYTES.find(({ at = 0, bytes }) => {
    const signature = Buffer.from(
      typeof bytes === 'string' ? [...bytes].map((character) => character.charCodeAt(0)) : bytes,
    );
    return head.subarray(at, at + signature.length).equals(signature);
  });
  if (!match) return null;
  if (match.type === 'application/zip' && ZIP_FORMATS[extension]) return ZIP_FORMATS[extension];
  return { type: match.type, description: match.description };
}

/** Media type of a text file, by its extension. */
export const textType = (extension: string): string => TEXT_TYPES[extension] ?? PLAIN_TEXT;
