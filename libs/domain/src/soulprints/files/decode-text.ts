import { analyse } from 'chardet';
import { decode, encodingExists } from 'iconv-lite';

/** Number of bytes sampled to detect the charset and binary content. */
const SAMPLE_BYTES = 65_536;
/** Share of control and replacement characters tolerated in text; one is always tolerated. */
const MAX_STRAY_SHARE = 0.005;
/** Charset matches with at most this confidence (of 100) are ignored. */
const MIN_CONFIDENCE = 5;

const BOMS: readonly { bytes: readonly number[]; charset: string }[] = [
  { bytes: [0xff, 0xfe, 0x00, 0x00], charset: 'utf-32le' },
  { bytes: [0x00, 0x00, 0xfe, 0xff], charset: 'utf-32be' },
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
];

/**
 * Decodes bytes to text: by byte order mark, else as UTF-16 or strict UTF-8, else by charset detection.
 * @param whole whether `bytes` is the complete file; otherwise a truncated character at the end is accepted
 * @returns null for binary content
 */
export function decodeText(bytes: Buffer, whole = true): string | null {
  const bom = BOMS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (bom) return textOrNull(decode(bytes, bom.charset));
  const wide = detectUtf16(bytes);
  if (wide) return textOrNull(decode(bytes, wide));
  const utf8 = decodeStrictUtf8(bytes, whole);
  if (utf8 !== null) return textOrNull(utf8);
  // Not UTF-8 and contains NUL: no single-byte-compatible charset.
  if (bytes.subarray(0, SAMPLE_BYTES).includes(0)) return null;
  for (const charset of candidateCharsets(bytes)) {
    const text = textOrNull(decode(bytes, charset));
    if (text !== null) return text;
  }
  return null;
}

function decodeStrictUtf8(bytes: Buffer, whole: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
  } catch {
    return null;
  }
}

/** Detects UTF-16 without a byte order mark by the share of zero bytes at even and odd offsets. */
function detectUtf16(bytes: Buffer): string | null {
  const sample = bytes.subarray(0, Math.min(SAMPLE_BYTES, bytes.length - (bytes.length % 2)));
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > 0.4 && even < 0.02) return 'utf-16le';
  if (even > 0.4 && odd < 0.02) return 'utf-16be';
  return null;
}

/** Lists candidate charsets, most likely first. */
function candidateCharsets(bytes: Buffer): string[] {
  return (
    analyse(bytes.subarray(0, SAMPLE_BYTES))
      .filter(({ confidence, name }) => confidence > MIN_CONFIDENCE && encodingExists(name) && !/^utf/i.test(name))
      // ISO-8859-1 is treated as its superset windows-1252.
      .map(({ name }) => (name === 'ISO-8859-1' ? 'windows-1252' : name))
  );
}

/** Returns the text, or null where it has too many control or replacement characters. */
function textOrNull(text: string): string | null {
  const sample = text.slice(0, SAMPLE_BYTES);
  const strays = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return strays > Math.max(1, sample.length * MAX_STRAY_SHARE) ? null : text;
}
