import { rarity, contentOf, type TaskReading } from './task';
import type { Line } from './piece';

/** Lines that belong together. */
export interface Theme {
  /** A word they share, as it is written most often; null for what stands alone. */
  name: string | null;
  lines: Line[];
}

/** Themes that are told apart; what is left stands alone. */
const MOST = 6;

/** Groups lines by what they share beside the task's own words, the weightiest group first. */
export function themesOf(lines: readonly Line[], reading: TaskReading): Theme[] {
  const asked = new Set(reading.stems);
  const spelt = new Map<string, Map<string, number>>();
  for (const line of lines)
    for (const { word: lower, stem } of contentOf(line.text)) {
      // As it is written there: names keep their capitals.
      const word = new RegExp(`\\b${lower}\\b`, 'i').exec(line.text)?.[0] ?? lower;
      const ways = spelt.get(stem) ?? new Map<string, number>();
      spelt.set(stem, ways.set(word, (ways.get(word) ?? 0) + 1));
    }
  let left = [...lines];
  const themes: Theme[] = [];
  while (themes.length < MOST && left.length > 2) {
    const weights = new Map<string, number>();
    for (const line of left)
      for (const stem of new Set(line.stems))
        if (!asked.has(stem) && rarity(stem) > 0.6 && stem.length > 2)
          weights.set(stem, (weights.get(stem) ?? 0) + line.score * rarity(stem));
    const [best] = [...weights]
      .filter(([stem]) => left.filter(({ stems }) => stems.includes(stem)).length >= 2)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (!best) break;
    const [stem] = best;
    const ways = [...(spelt.get(stem) ?? new Map<string, number>())].sort((a, b) => b[1] - a[1]);
    themes.push({ name: ways[0]?.[0] ?? stem, lines: left.filter(({ stems }) => stems.includes(stem)) });
    left = left.filter(({ stems }) => !stems.includes(stem));
  }
  if (left.length > 0) themes.push({ name: null, lines: left });
  return themes;
}

/** What stands beside the task's words in its lines most: where else to look. */
export function besides(lines: readonly Line[], reading: TaskReading, most: number): string[] {
  const asked = new Set(reading.stems);
  const weights = new Map<string, number>();
  const spelt = new Map<string, string>();
  for (const line of lines)
    for (const { word, stem } of contentOf(line.text)) {
      if (asked.has(stem) || rarity(stem) < 0.9 || stem.length < 4) continue;
      weights.set(stem, (weights.get(stem) ?? 0) + line.score);
      spelt.set(stem, spelt.get(stem) ?? word);
    }
  return [...weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([stem]) => spelt.get(stem) ?? stem);
}

/** Lines by month, the oldest first; what has no date comes last. */
export function byMonth(lines: readonly Line[]): { month: string | null; lines: Line[] }[] {
  const dated = [...lines].sort((a, b) => (a.piece.at ?? Infinity) - (b.piece.at ?? Infinity));
  const months = new Map<string | null, Line[]>();
  for (const line of dated) {
    const month =
      line.piece.at === null
        ? null
        : new Date(line.piece.at).toLocaleString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    months.set(month, [...(months.get(month) ?? []), line]);
  }
  return [...months].map(([month, own]) => ({ month, lines: own }));
}
