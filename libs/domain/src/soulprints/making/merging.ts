import { LIMITS, type Personality, SLIDERS, type SoulAnalysis } from '@kinloom/contract';

/** What a file is known by in the personality of the soul that was made of it; its text lies with the file. */
export interface SourceFile {
  filename: string;
  content: string;
  size: number;
  type: string;
  fileId: number;
}

/** Characters of a file that its profile shows. */
export const PREVIEW = 300;
/** Things a united list may have. */
const LONGEST_LIST = 30;

/**
 * A personality as an analysis shows it.
 * @param description of the soul, in words out of its files; empty where there are none
 * @param whole also sliders that nothing speaks for: then they stand in the middle
 */
export function personalityOf(analysis: SoulAnalysis, description: string, whole: boolean): Personality {
  const sliders = SLIDERS.filter((slider) => whole || analysis.sliders[slider].evidence.length > 0);
  return {
    ...Object.fromEntries(sliders.map((slider) => [slider, analysis.sliders[slider].value])),
    traits: analysis.traits.map(({ value }) => value),
    communication_style: analysis.communicationStyle.map(({ value }) => value).join(', '),
    interests: analysis.interests.map(({ value }) => value),
    emotional_patterns: analysis.emotionalPatterns.map(({ value }) => value.emotion),
    ...(description === '' ? {} : { description }),
  };
}

export type Change = { key: string; added: unknown };

/**
 * A personality with what more is known of it: what is there stays, lists are united, what is missing is filled in.
 * @returns it, and what changed
 */
export function enriched(
  before: Personality | string,
  found: Personality,
): { personality: Personality; changed: Change[] } {
  const personality: Personality = typeof before === 'string' ? { description: before } : { ...before };
  const changed: Change[] = [];
  for (const [key, value] of Object.entries(found)) {
    const held = personality[key];
    const fresh = isEmpty(held);
    const added = fresh ? value : Array.isArray(value) ? missingIn(held, value as unknown[]) : undefined;
    if (isEmpty(added)) continue;
    personality[key] = fresh ? added : [...listOf(held), ...listOf(added)].slice(0, LONGEST_LIST);
    changed.push({ key, added });
  }
  return { personality, changed };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A list may have been sent as one text with commas. */
function listOf(held: unknown): unknown[] {
  if (Array.isArray(held)) return held as unknown[];
  return typeof held === 'string' ? held.split(',').map((part) => part.trim()) : [];
}

/** What of a list is not in another yet; of one that is none and no text, nothing. */
function missingIn(held: unknown, found: readonly unknown[]): unknown[] | undefined {
  if (!Array.isArray(held) && typeof held !== 'string') return undefined;
  const known = new Set(listOf(held).map((one) => String(one).toLowerCase()));
  return found.filter((one) => !known.has(String(one).toLowerCase()));
}

/** A personality with the files it was made of, as many and as much of them as it has room for: the newest are shown first of all. */
export function withSources(personality: Personality, sources: readonly SourceFile[]): Personality {
  const held = Array.isArray(personality['sourceFiles']) ? (personality['sourceFiles'] as unknown[]) : [];
  const many = typeof personality['totalFiles'] === 'number' ? personality['totalFiles'] : held.length;
  const whole = (files: readonly unknown[]): Personality => ({
    ...personality,
    totalFiles: many + sources.length,
    sourceFiles: files,
  });
  const all: unknown[] = [...held, ...sources];
  for (let shown = 0; ; shown++) {
    // The oldest lose what is shown of them, then go: what they say stays in their files.
    const files = all
      .map((file, place) => (place < shown && typeof file === 'object' ? { ...file, content: '' } : file))
      .slice(Math.max(0, shown - all.length));
    const result = whole(files);
    if (Buffer.byteLength(JSON.stringify(result)) <= LIMITS.personalityBytes || files.length === 0) return result;
  }
}
