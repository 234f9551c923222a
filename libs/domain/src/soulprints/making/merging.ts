import { LIMITS, type Personality, SLIDERS, type SoulAnalysis } from '@kinloom/contract';

/** Reference to a source file in the personality; its full text is stored with the file. */
export interface SourceFile {
  filename: string;
  content: string;
  size: number;
  type: string;
  fileId: number;
}

/** Characters of a file shown in the profile. */
export const PREVIEW_LENGTH = 300;
/** Maximum length of a merged list. */
const MAX_LIST_LENGTH = 30;

/**
 * Builds a personality from an analysis.
 * @param description description from the files; empty where there is none
 * @param whole whether to include sliders without evidence, at their middle value
 */
export function toPersonality(analysis: SoulAnalysis, description: string, whole: boolean): Personality {
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
 * Enriches a personality: existing values are kept, lists are merged, missing values are added.
 * @returns the new personality, and the changes
 */
export function enrichPersonality(
  before: Personality | string,
  found: Personality,
): { personality: Personality; changed: Change[] } {
  const personality: Personality = typeof before === 'string' ? { description: before } : { ...before };
  const changed: Change[] = [];
  for (const [key, value] of Object.entries(found)) {
    const existing = personality[key];
    const fresh = isEmpty(existing);
    const added = fresh ? value : Array.isArray(value) ? findMissing(existing, value as unknown[]) : undefined;
    if (isEmpty(added)) continue;
    personality[key] = fresh ? added : [...toList(existing), ...toList(added)].slice(0, MAX_LIST_LENGTH);
    changed.push({ key, added });
  }
  return { personality, changed };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A list may be stored as comma-separated text. */
function toList(existing: unknown): unknown[] {
  if (Array.isArray(existing)) return existing as unknown[];
  return typeof existing === 'string' ? existing.split(',').map((part) => part.trim()) : [];
}

/** Returns the items that are not in the existing list; undefined where the value is no list. */
function findMissing(existing: unknown, found: readonly unknown[]): unknown[] | undefined {
  if (!Array.isArray(existing) && typeof existing !== 'string') return undefined;
  const known = new Set(toList(existing).map((one) => String(one).toLowerCase()));
  return found.filter((one) => !known.has(String(one).toLowerCase()));
}

/** Adds references to source files, within the size limit; previews of the oldest files are dropped first. */
export function withSources(personality: Personality, sources: readonly SourceFile[]): Personality {
  const existing = Array.isArray(personality['sourceFiles']) ? (personality['sourceFiles'] as unknown[]) : [];
  const totalFiles = typeof personality['totalFiles'] === 'number' ? personality['totalFiles'] : existing.length;
  const whole = (files: readonly unknown[]): Personality => ({
    ...personality,
    totalFiles: totalFiles + sources.length,
    sourceFiles: files,
  });
  const all: unknown[] = [...existing, ...sources];
  for (let dropped = 0; ; dropped++) {
    // Drop the previews of the oldest files first, then the references.
    const files = all
      .map((file, index) => (index < dropped && typeof file === 'object' ? { ...file, content: '' } : file))
      .slice(Math.max(0, dropped - all.length));
    const result = whole(files);
    if (Buffer.byteLength(JSON.stringify(result)) <= LIMITS.personalityBytes || files.length === 0) return result;
  }
}
