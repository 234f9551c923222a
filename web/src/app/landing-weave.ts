/** Geometry of the landing illustration: weft threads that start at one light, spread, and meet at another. */
export interface Cloth {
  /** Vertical warp lines. */
  warp: readonly { x: number; from: number; to: number }[];
  /** Weft threads as SVG paths with a hue. */
  weft: readonly { path: string; hue: number }[];
  /** Crossings where a warp line lies over a weft thread: short pieces drawn again on top. */
  over: readonly { x: number; y: number }[];
}

const HUES = [38, 205, 330, 150, 290] as const;

/**
 * Computes `rows` weft threads and `columns` warp lines between two points at the same height. Lengths in SVG user
 * units.
 */
export function weave(
  left: number,
  right: number,
  middle: number,
  height: number,
  rows: number,
  columns: number,
): Cloth {
  const width = right - left;
  const yAt = (x: number, row: number): number => {
    const spread = Math.sin(Math.PI * Math.min(1, Math.max(0, (x - left) / width))) ** 0.8;
    return middle + ((row / (rows - 1)) * 2 - 1) * (height / 2) * spread;
  };
  const xs = Array.from({ length: columns }, (_, column) => left + (width * (column + 1)) / (columns + 1));
  const weft = Array.from({ length: rows }, (_, row) => {
    const points = Array.from({ length: 33 }, (_, step) => {
      const x = left + (width * step) / 32;
      return `${x.toFixed(1)} ${yAt(x, row).toFixed(1)}`;
    });
    return { path: `M${points.join('L')}`, hue: HUES[row % HUES.length] ?? 38 };
  });
  const over = xs.flatMap((x, column) =>
    Array.from({ length: rows }, (_, row) => row)
      .filter((row) => (row + column) % 2 === 0)
      .map((row) => ({ x, y: yAt(x, row) })),
  );
  return { warp: xs.map((x) => ({ x, from: middle - height, to: middle + height })), weft, over };
}
