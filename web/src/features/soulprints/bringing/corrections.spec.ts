import type { SoulAnalysis } from '@kinloom/contract';
import { EVEN_TRAITS } from '../../souls/soul-form';
import { linesOf, personalityFrom, traitsOf, withLine } from './corrections';

const evidence = [{ source: 'chat.txt', line: 'I wonder what lies behind the hill.' }];
const slider = (value: number) => ({ value, confidence: 0.5, evidence });
const analysis: SoulAnalysis = {
  sliders: { creativity: slider(4), empathy: slider(3), logic: slider(2), curiosity: slider(5) },
  traits: [{ value: 'curious', confidence: 0.8, evidence }],
  communicationStyle: [],
  interests: [],
  emotionalPatterns: [{ value: { emotion: 'joy', share: 0.254 }, confidence: 0.4, evidence }],
  archetype: { value: 'explorer', confidence: 0.5, evidence },
  language: 'en',
  counts: { texts: 1, words: 7, sentences: 1, ownTexts: 1 },
  sayings: [],
};

describe('an analysis that is corrected', () => {
  it('stands as it was read where nothing is said against it', () => {
    expect(linesOf('traits', analysis, {})).toEqual(analysis.traits);
    expect(linesOf('emotional_patterns', analysis, {})).toEqual([
      { value: 'joy', about: '25% of the feelings', confidence: 0.4, evidence },
    ]);
    expect(traitsOf(analysis, {})).toEqual({ creativity: 4, empathy: 3, logic: 2, curiosity: 5 });
  });

  it('keeps the lines of what stays, and has none for what was added', () => {
    expect(linesOf('traits', analysis, { traits: ['curious', 'brave'] })).toEqual([
      { value: 'curious', confidence: 0.8, evidence },
      { value: 'brave', confidence: 1, evidence: [] },
    ]);
    expect(linesOf('traits', analysis, { traits: [] })).toEqual([]);
    expect(traitsOf(analysis, { sliders: { logic: 5 } })).toMatchObject({ creativity: 4, logic: 5 });
  });

  it('takes a word once', () => {
    expect(withLine(['Brave'], ' brave ')).toEqual(['Brave']);
    expect(withLine(['Brave'], '  ')).toEqual(['Brave']);
    expect(withLine(['Brave'], ' calm')).toEqual(['Brave', 'calm']);
  });
});

describe('the personality that travels', () => {
  it('is none where all is left to what is read', () => expect(personalityFrom(null, {})).toBeNull());

  it('is what was set by hand, and over it what was corrected', () => {
    expect(personalityFrom(EVEN_TRAITS, { sliders: { logic: 5 }, traits: [], archetype: 'sage' })).toEqual({
      ...EVEN_TRAITS,
      logic: 5,
      traits: [],
      archetype: 'sage',
    });
    expect(personalityFrom(null, { interests: ['birds'] })).toEqual({ interests: ['birds'] });
  });
});
