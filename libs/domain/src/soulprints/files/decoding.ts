import { analyse } from 'chardet';
import { decode, encodingExists } from 'iconv-lite';

/** Bytes by which a charset is guessed, and whether something is text at all. */
const SAMPLE = 65_536;
/** One character, or up to this share of them, may be ones that no text has: a stray byte does not make a text unreadable. */
const STRAY = 0.005;
/** A charset that fits as little as this fits by chance. */
const BY_CHANCE = 5;

const BOMS: readonly { bytes: readonly number[]; charset: string }[] = [
  { bytes: [0xff, 0xfe, 0x00, 0x00], charset: 'utf-32le' },
  { bytes: [0x00, 0x00, 0xfe, 0xff], charset: 'utf-32be' },
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
];

/**
 * Bytes as text: by the mark at their beginning, as UTF-8 where they are that without a fault, else by what their charset seems to be.
 * @param whole whether the bytes are all there are, so that a character cut in two at their end is a fault
 * @returns null where they are no text
 */
export function decoded(bytes: Buffer, whole = true): string | null {
  const bom = BOMS.find((one) => one.bytes.every((byte, place) => bytes[place] === byte));
  if (bom) return readable(decode(bytes, bom.charset));
  const wide = wideCharset(bytes);
  if (wide) return readable(decode(bytes, wide));
  const utf8 = strictUtf8(bytes, whole);
  if (utf8 !== null) return readable(utf8);
  // What is no UTF-8 and holds zeros is no text in any charset that has one byte for an ASCII letter.
  if (bytes.subarray(0, SAMPLE).includes(0)) return null;
  for (const charset of likely(bytes)) {
    const text = readable(decode(bytes, charset));
    if (text !== null) return text;
  }
  return null;
}

function strictUtf8(bytes: Buffer, whole: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: every other byte of most texts is then zero, or nearly always the same. */
function wideCharset(bytes: Buffer): string | null {
  const sample = bytes.subarray(0, Math.min(SAMPLE, bytes.length - (bytes.length % 2)));
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((many) => many / (sample.length / 2));
  if (odd > 0.4 && even < 0.02) return 'utf-16le';
  if (even > 0.4 && odd < 0.02) return 'utf-16be';
  return null;
}

/** Charsets that these bytes may be in, the likeliest first. */
function likely(bytes: Buffer): string[] {
  return (
    analyse(bytes.subarray(0, SAMPLE))
      .filter(({ confidence, name }) => confidence > BY_CHANCE && encodingExists(name) && !/^utf/i.test(name))
      // What calls itself Latin-1 is the wider one of Windows in all that is found.
      .map(({ name }) => (name === 'ISO-8859-1' ? 'windows-1252' : name))
  );
}

/** A text, unless too much of it is nothing that anybody writes. */
function readable(text: string): string | null {
  const sample = text.slice(0, SAMPLE);
  const strays = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return strays > Math.max(1, sample.length * STRAY) ? null : text;
}
