import { estimateTokens } from './tokens';

/** A count below this part of the estimate is more than an estimate on the high side. */
const FAR_BELOW = 0.6;
/** The same for writing that estimates are least sure of. */
const FAR_BELOW_FOREIGN = 0.35;
/** How far a count may be from the window it was cut to. */
const NEAR = { below: 0.94, above: 1.02 };
const SMALLEST_WINDOW = 512;
const LARGEST_WINDOW = 2 ** 21;

const ASCII_RUNS = /[\x00-\x7f]+/g;

/** Tokens that a text has at least, by any vocabulary in use. */
function leastTokens(text: string): number {
  const ascii = (text.match(ASCII_RUNS) ?? []).join('');
  const foreign = text.replace(ASCII_RUNS, '');
  return estimateTokens(ascii) * FAR_BELOW + estimateTokens(foreign) * FAR_BELOW_FOREIGN;
}

/**
 * The context of a server that cut a prompt without a word. Such servers cut it to their window or to half of it, and windows are powers of
 * two unless they were set otherwise.
 * @param sent the texts of the prompt
 * @param counted tokens of the prompt as the server counted them
 * @param known tokens of the context that was asked for or told
 * @returns tokens, at most what the server holds; null where nothing was cut
 */
export function windowOf(sent: readonly string[], counted: number, known: number): number | null {
  if (counted < SMALLEST_WINDOW * NEAR.below) return null;
  if (counted >= leastTokens(sent.join('\n'))) return null;
  const windows = [known, Math.floor(known / 2)];
  for (let window = SMALLEST_WINDOW; window <= LARGEST_WINDOW; window *= 2) windows.push(window);
  return windows.find((window) => counted >= window * NEAR.below && counted <= window * NEAR.above) ?? null;
}
