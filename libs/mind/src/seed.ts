/** Chance that can be repeated: the same seed gives the same row of choices. */
export interface Dice {
  /** 0 ≤ n < 1. */
  next(): number;
  chance(probability: number): boolean;
  /** The same items in another order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** FNV-1a over UTF-16 code units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function diceFor(seed: string): Dice {
  let state = hashOf(seed);
  // A splitmix-like step: small state, well spread, and enough for choosing words.
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    shuffled(items) {
      const order = [...items];
      for (let at = order.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [order[at], order[other]] = [order[other]!, order[at]!];
      }
      return order;
    },
  };
}
