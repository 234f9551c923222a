import { LIMITS, type Personality, SLIDERS, type SoulAnalysis } from '@kinloom/contract';

/** A soul's personality out of what its words show; what its person set by hand goes before. */
export function personalityOf(analysis: SoulAnalysis, sent: Record<string, unknown> | null): Personality {
  const { archetype: _, ...byHand } = sent ?? {};
  const read: Personality = {
    ...Object.fromEntries(SLIDERS.map((slider) => [slider, analysis.sliders[slider].value])),
    traits: analysis.traits.map(({ value }) => value),
    communication_style: analysis.communicationStyle.map(({ value }) => value),
    interests: analysis.interests.map(({ value }) => value),
    emotional_patterns: analysis.emotionalPatterns.map(({ value }) => value.emotion),
  };
  const whole = { ...read, ...byHand };
  // What was read is bounded, what was sent is checked; together they may still be too much: then what was sent stands.
  return Buffer.byteLength(JSON.stringify(whole)) <= LIMITS.personalityBytes ? whole : { ...byHand };
}

/** What a new soul is: what its person says, else what its words show. */
export function archetypeOf(analysis: SoulAnalysis, sent: Record<string, unknown> | null): string {
  const said = sent?.['archetype'];
  const given = typeof said === 'string' ? said.trim().slice(0, LIMITS.archetypeLength) : '';
  return given || analysis.archetype.value;
}
