/**
 * A reproducible generator of numbers from 0 to below 1 (mulberry32).
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Shuffles in place (Fisher–Yates).
 * @template T @param {T[]} items @param {() => number} random
 */
export function shuffle(items, random) {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [/** @type {T} */ (items[other]), /** @type {T} */ (items[last])];
  }
  return items;
}
