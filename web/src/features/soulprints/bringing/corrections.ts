import { SLIDERS, type Finding, type SoulAnalysis } from '@kinloom/contract';
import type { Traits } from '../../souls/soul-form';

/** The lists of an analysis that a person can correct, each with its key in a personality. */
export const LISTS = ['traits', 'communication_style', 'interests', 'emotional_patterns'] as const;
export type ListKey = (typeof LISTS)[number];

/** What a person says against an analysis; what is not there stays as it was read. */
export type Corrections = { sliders?: Partial<Traits>; archetype?: string } & Partial<
  Record<ListKey, readonly string[]>
>;

/** A finding as one line to be read: what it says, and the lines that led to it. */
export type Line = Pick<Finding<string>, 'value' | 'confidence' | 'evidence'> & { about?: string };

/** What was read for each list. */
export function foundLines(analysis: SoulAnalysis): Record<ListKey, readonly Line[]> {
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

/** A list as it stands: as corrected, each with what was read for it, if anything. */
export function linesOf(key: ListKey, analysis: SoulAnalysis, corrections: Corrections): readonly Line[] {
  const found = foundLines(analysis)[key];
  const corrected = corrections[key];
  if (!corrected) return found;
  return corrected.map((value) => found.find((line) => line.value === value) ?? { value, confidence: 1, evidence: [] });
}

/** With one more; nothing changes where it is blank or there already. */
export function withLine(held: readonly string[], value: string): readonly string[] {
  const line = value.trim();
  const there = held.some((one) => one.toLocaleLowerCase('en') === line.toLocaleLowerCase('en'));
  return line === '' || there ? held : [...held, line];
}

export function traitsOf(analysis: SoulAnalysis, corrections: Corrections): Traits {
  const entries = SLIDERS.map((slider) => [slider, corrections.sliders?.[slider] ?? analysis.sliders[slider].value]);
  return Object.fromEntries(entries) as Traits;
}

/**
 * What travels as the personality that the soul is to have: four traits set by hand before anything was read, over them what was
 * corrected; null where the person leaves all of it to what is read.
 */
export function personalityFrom(byHand: Traits | null, corrections: Corrections): Record<string, unknown> | null {
  const { sliders, ...lists } = corrections;
  const given = { ...byHand, ...sliders, ...lists };
  return Object.keys(given).length > 0 ? given : null;
}
