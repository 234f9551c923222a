import { SLIDERS, type Finding, type SoulAnalysis } from '@kinloom/contract';
import type { Traits } from '../../souls/soul-form';

/** Personality keys of the editable lists of an analysis. */
export const PERSONALITY_LISTS = ['traits', 'communication_style', 'interests', 'emotional_patterns'] as const;
export type ListKey = (typeof PERSONALITY_LISTS)[number];

/** User corrections of an analysis; absent fields stay as analysed. */
export type Corrections = { sliders?: Partial<Traits>; archetype?: string } & Partial<
  Record<ListKey, readonly string[]>
>;

/** A finding as one displayed line with its evidence. */
export type FindingEntry = Pick<Finding<string>, 'value' | 'confidence' | 'evidence'> & { about?: string };

/** The analysed entries of each list. */
export function analysedEntries(analysis: SoulAnalysis): Record<ListKey, readonly FindingEntry[]> {
  return {
    traits: analysis.traits,
    communication_style: analysis.communicationStyle,
    interests: analysis.interests,
    emotional_patterns: analysis.emotionalPatterns.map(({ value, ...rest }) => ({
      ...rest,
      value: value.emotion,
      about: `${Math.round(value.share * 100)}% of the feelings`,
    })),
  };
}

/** The entries of a list with corrections applied; entries that were analysed keep their evidence. */
export function correctedEntries(
  key: ListKey,
  analysis: SoulAnalysis,
  corrections: Corrections,
): readonly FindingEntry[] {
  const found = analysedEntries(analysis)[key];
  const corrected = corrections[key];
  if (!corrected) return found;
  return corrected.map((value) => found.find((line) => line.value === value) ?? { value, confidence: 1, evidence: [] });
}

/** Adds an entry; no-op if it is blank or a duplicate (case-insensitive). */
export function addEntry(entries: readonly string[], value: string): readonly string[] {
  const entry = value.trim();
  const exists = entries.some((item) => item.toLocaleLowerCase('en') === entry.toLocaleLowerCase('en'));
  return entry === '' || exists ? entries : [...entries, entry];
}

export function correctedTraits(analysis: SoulAnalysis, corrections: Corrections): Traits {
  const entries = SLIDERS.map((slider) => [slider, corrections.sliders?.[slider] ?? analysis.sliders[slider].value]);
  return Object.fromEntries(entries) as Traits;
}

/** The personality to send: manually set traits overridden by corrections; null to use the analysis alone. */
export function personalityFrom(manualTraits: Traits | null, corrections: Corrections): Record<string, unknown> | null {
  const { sliders, ...lists } = corrections;
  const personality = { ...manualTraits, ...sliders, ...lists };
  return Object.keys(personality).length > 0 ? personality : null;
}
