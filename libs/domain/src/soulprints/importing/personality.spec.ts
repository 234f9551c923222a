import type { SoulAnalysis } from '@kinloom/contract';
import { archetypeOf, personalityOf } from './personality';

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

describe('who an imported soul is', () => {
  it('is what its words show', () => {
    expect(archetypeOf(analysis, null)).toBe('explorer');
    expect(personalityOf(analysis, null)).toMatchObject({
      creativity: 4,
      traits: ['curious'],
      emotional_patterns: ['joy'],
    });
  });

  it('is what its person says, before that', () => {
    const sent = { archetype: ' sage ', logic: 5, traits: [] };
    expect(archetypeOf(analysis, sent)).toBe('sage');
    expect(personalityOf(analysis, sent)).toMatchObject({ creativity: 4, logic: 5, traits: [] });
    expect(personalityOf(analysis, sent)).not.toHaveProperty('archetype');
  });

  it.each([7, '', '  ', null])('is not %p', (archetype) =>
    expect(archetypeOf(analysis, { archetype })).toBe('explorer'),
  );
});
