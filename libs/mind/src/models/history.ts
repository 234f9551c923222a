/** Of what fits, at most this part is left out so that the front of a prompt stays the same for many turns. */
const DROPPED = 1 / 3;

/** How often 2 divides a number. */
function evenness(number: number): number {
  let count = 0;
  for (let rest = number; rest > 0 && rest % 2 === 0; rest /= 2) count += 1;
  return count;
}

/**
 * Trims the history to the context window: where it begins in a prompt. A prompt that loses its oldest message with every turn is read by a server from its first token
 * each time; so it is cut in blocks, at borders that are the same in every turn: of the messages at which it may begin, the one whose place
 * in the conversation is divided by the highest power of two. It stays the beginning until it no longer fits, and a next one of its kind is
 * about a third of the room away.
 * @param sizes tokens of each message, the oldest first
 * @param places of the messages in their conversation, from 1, ascending
 * @param tokens that the history may have
 * @returns the index of the first message to keep; the number of messages where none fits
 */
export function historyStart(sizes: readonly number[], places: readonly number[], tokens: number): number {
  let least = sizes.length;
  let kept = 0;
  while (least > 0 && kept + (sizes[least - 1] ?? 0) <= tokens) {
    least -= 1;
    kept += sizes[least] ?? 0;
  }
  // All of the conversation fits.
  if (least === 0 && (places[0] ?? 1) <= 1) return 0;
  let best = least;
  for (let at = least, left = kept; at < sizes.length && left >= kept * (1 - DROPPED); at++) {
    if (evenness(places[at] ?? 0) > evenness(places[best] ?? 0)) best = at;
    left -= sizes[at] ?? 0;
  }
  return best;
}
