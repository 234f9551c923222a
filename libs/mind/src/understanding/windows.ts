/** Sentences of a longer message that are read by themselves. */
const MAX_SENTENCES = 60;
const BREAK = /(?<=[.!?;\n。！？।…])\s*|\s*[,،、]\s+(?=\S{3,}\s+\S)|\s+(?=(?:and|but|because|so) i\b)/iu;
/** A message is read in windows of this many characters. */
const WINDOW = 800;
/** Windows overlap, so that no sentence is read only in two halves. */
const OVERLAP = 150;
/** Of a very long message the beginning and the end are read. */
const MAX_WINDOWS = 24;

/**
 * Parts of a message that are also read by themselves, because what matters may be said in one clause of many.
 * @returns at most 60; empty if the message is one sentence
 */
export function clausesOf(message: string): string[] {
  const parts = message
    .split(BREAK)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  return parts.length > 1 ? parts.slice(0, MAX_SENTENCES) : [];
}

/** A message in overlapping windows of 800 characters; of more than 24, the first and the last twelve. */
export function windowsOf(message: string): string[] {
  if (message.length <= WINDOW) return [message];
  const windows: string[] = [];
  for (let from = 0; from < message.length; from += WINDOW - OVERLAP) {
    windows.push(message.slice(from, from + WINDOW));
    if (from + WINDOW >= message.length) break;
  }
  const half = MAX_WINDOWS / 2;
  return windows.length <= MAX_WINDOWS ? windows : [...windows.slice(0, half), ...windows.slice(-half)];
}
