import type { SoulAnalysis } from '@kinloom/contract';
import { toArchetype, toPersonality } from './personality';

const found = <T>(value: T) => ({ value, confidence: 0.5, evidence: [] });
const analysis: SoulAnalysis = {
  sliders: { creativity: found(4), empathy: found(3), logic: found(2), curiosity: found(5) },
  traits: [found('curious')],
  communicationStyle: [],
  interests: [],
  emotionalPatterns: [found({ emotion: 'joy', share: 1 })],
  archetype: found('explorer'),
  language: 'en',
  counts: { texts: 1, words: 7, sentences: 1, ownTexts: 1 },
  sayings: [],
};

describe('toArchetype', () => {
  it('uses the archetype of the analysis', () => {
    expect(toArchetype(analysis, null)).toBe('explorer');
    expect(toPersonality(analysis, null)).toMatchObject({
      creativity: 4,
      traits: ['curious'],
      emotional_patterns: ['joy'],
    });
  });

  it('prefers the archetype set by the person', () => {
    const sent = { archetype: ' sage ', logic: 5, traits: [] };
    expect(toArchetype(analysis, sent)).toBe('sage');
    expect(toPersonality(analysis, sent)).toMatchObject({ creativity: 4, logic: 5, traits: [] });
    expect(toPersonality(analysis, sent)).not.toHaveProperty('archetype');
  });

  it.each([7, '', '  ', null])('ignores %p', (archetype) =>
    expect(toArchetype(analysis, { archetype })).toBe('explorer'),
  );
});
