import { JsonStreamExtractor } from './json-stream-extractor';
import { type Ledger } from './ledger';
import { type Part } from './part';
import { UnreadableExport } from './types';

export interface Piece {
  pattern: string;
  keys: string[];
  value: unknown;
}

/**
 * The wanted pieces of a JSON file, parsed, in the order they stand in.
 * Where the file ends or breaks in the middle the ledger is told, and what came before stands.
 * @see JsonStreamExtractor for the patterns
 * @param survey looked over only: not counted as progress
 * @throws UnreadableExport too-deep
 */
export async function* piecesOf(
  part: Part,
  patterns: readonly string[],
  ledger: Ledger,
  survey = false,
): AsyncGenerator<Piece> {
  const extractor = new JsonStreamExtractor(patterns, part.limits);
  for await (const block of part.blocks(survey)) {
    for (const { pattern, keys, bytes, tooLarge } of extractor.push(block)) {
      if (tooLarge) ledger.skip('too-large');
      else if (bytes === null) yield { pattern, keys, value: undefined };
      else {
        const value = parse(bytes);
        if (value === undefined) ledger.skip('unreadable');
        else yield { pattern, keys, value };
      }
    }
    if (extractor.tooDeep) throw new UnreadableExport('too-deep');
    if (extractor.broken) break;
  }
  if (!extractor.complete) ledger.cutShort = true;
}

/** undefined for what is no JSON, not even when mended. */
export function parse(bytes: Buffer): unknown {
  const written = bytes.toString('utf8');
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return mended(written);
  }
}

/** Telegram writes \x0B for control characters, others write them bare: neither is JSON, both are plain in their meaning. */
function mended(written: string): unknown {
  const sound = written
    .replace(/\\(\\|x([0-9A-Fa-f]{2}))/g, (whole: string, _escape: string, hex: string | undefined) =>
      hex === undefined ? whole : `\\u00${hex}`,
    )

    .replace(/[\u0000-\u001f]/g, ' ');
  try {
    return JSON.parse(sound) as unknown;
  } catch {
    return undefined;
  }
}
