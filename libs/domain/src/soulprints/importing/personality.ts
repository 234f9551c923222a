import { LIMITS, type Personality, SLIDERS, type SoulAnalysis } from '@kinloom/contract';

/** Builds a personality from an analysis; fields set by the person take precedence. */
export function toPersonality(analysis: SoulAnalysis, sent: Record<string, unknown> | null): Personality {
  const { archetype: _, ...setByPerson } = sent ?? {};
  const analysed: Personality = {
    ...Object.fromEntries(SLIDERS.map((slider) => [slider, analysis.sliders[slider].value])),
    traits: analysis.traits.map(({ value }) => value),
    communication_style: analysis.communicationStyle.map(({ value }) => value),
    interests: analysis.interests.map(({ value }) => value),
    emotional_patterns: analysis.emotionalPatterns.map(({ value }) => value.emotion),
  };
  const combined = { ...analysed, ...setByPerson };
  // Both parts are bounded separately; if the combination is too large, only the person's fields are kept.
  return Buffer.byteLength(JSON.stringify(combined)) <= LIMITS.personalityBytes ? combined : { ...setByPerson };
}

/** Returns the archetype set by the person, otherwise that of the analysis. */
export function toArchetype(analysis: SoulAnalysis, sent: Record<string, unknown> | null): string {
  const sentArchetype = sent?.['archetype'];
  const archetype = typeof sentArchetype === 'string' ? sentArchetype.trim().slice(0, LIMITS.archetypeLength) : '';
  return archetype || analysis.archetype.value;
}
