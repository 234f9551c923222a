import { type Question, type Understanding, rarityOf } from './cue';
import type { Entries } from './entries';
import type { Likely } from './first-look';
import { COMPANY, COMPANY_ENTRIES, COMPANY_WORDS } from './weights';

/** Of a long entry, only so many words are looked at. */
const MOST_WORDS = 200;

/**
 * The terms that keep company with a cue's own: those the likeliest entries have in common, by how rare they are elsewhere. Together
 * they weigh a set share of the cue, and none more than half of what it would weigh if the cue held it.
 */
export function companyOf(
  question: Question,
  likely: readonly Likely[],
  entries: Entries,
  mind: Understanding,
): { term: number; weight: number }[] {
  const sought = new Set(question.sought.map(({ term }) => term));
  const sums = new Map<number, number>();
  for (const { entry, weight, factor } of likely.slice(0, COMPANY_ENTRIES)) {
    const seen = new Set<number>();
    const from = entries.wordsStart(entry);
    const end = Math.min(entries.wordsStart(entry + 1), from + MOST_WORDS);
    for (let at = from; at < end; at++) {
      const term = (entries.words[at] ?? 0) >> 1;
      // What stands in one entry alone leads to no other.
      if (seen.has(term) || sought.has(term) || mind.frequency(term) < 2) continue;
      seen.add(term);
      sums.set(term, (sums.get(term) ?? 0) + weight * factor);
    }
  }
  const company = [...sums]
    .map(([term, sum]) => ({ term, weight: sum * rarityOf(term, mind), rarity: rarityOf(term, mind) }))
    .sort((a, b) => b.weight - a.weight || a.term - b.term)
    .slice(0, COMPANY_WORDS);
  const total = company.reduce((sum, { weight }) => sum + weight, 0);
  const whole = question.sought.reduce((sum, { weight, kin }) => sum + (kin ? 0 : weight), 0);
  return company.map(({ term, weight, rarity }) => ({
    term,
    weight: Math.min(rarity / 2, (COMPANY * whole * weight) / total),
  }));
}
