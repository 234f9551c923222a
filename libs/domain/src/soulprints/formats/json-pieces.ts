import { JsonStreamExtractor } from './json-stream-extractor';
import { type ImportLedger } from './import-ledger';
import { type ExportPart } from './export-part';
import { UnreadableExportError } from './types';

export interface Piece {
  pattern: string;
  keys: string[];
  value: unknown;
}

/**
 * Extracts and parses the values of a JSON file that match the patterns, in file order. Truncated or malformed input is recorded in the
 * ledger; the values before it are returned.
 * @see JsonStreamExtractor for the patterns
 * @param survey whether this is a first pass, not counted as progress
 * @throws UnreadableExportError too-deep
 */
export async function* extractPieces(
  part: ExportPart,
  patterns: readonly string[],
  ledger: ImportLedger,
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
    if (extractor.tooDeep) throw new UnreadableExportError('too-deep');
    if (extractor.broken) break;
  }
  if (!extractor.complete) ledger.cutShort = true;
}

/** Parses JSON, repairing common defects; undefined where that fails. */
export function parse(bytes: Buffer): unknown {
  const json = bytes.toString('utf8');
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return parseRepaired(json);
  }
}

/** Repairs control characters: Telegram writes \x0B escapes, other programs write them unescaped. Both are invalid JSON. */
function parseRepaired(json: string): unknown {
  const repaired = json
    .replace(/\\(\\|x([0-9A-Fa-f]{2}))/g, (whole: string, _escape: string, hex: string | undefined) =>
      hex === undefined ? whole : `\\u00${hex}`,
    )

    .replace(/[\u0000-\u001f]/g, ' ');
  try {
    return JSON.parse(repaired) as unknown;
  } catch {
    return undefined;
  }
}
