import type { SoulAnalysis } from '@kinloom/contract';
import { DEFAULT_TRAITS } from '../../souls/soul-form';
import { correctedEntries, personalityFrom, correctedTraits, addEntry } from './analysis-corrections';

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

describe('corrections of an analysis', () => {
  it('leave uncorrected values as analysed', () => {
    expect(correctedEntries('traits', analysis, {})).toEqual(analysis.traits);
    expect(correctedEntries('emotional_patterns', analysis, {})).toEqual([
      { value: 'joy', about: '25% of the feelings', confidence: 0.4, evidence },
    ]);
    expect(correctedTraits(analysis, {})).toEqual({ creativity: 4, empathy: 3, logic: 2, curiosity: 5 });
  });

  it('keep the evidence of remaining values, and have none for added ones', () => {
    expect(correctedEntries('traits', analysis, { traits: ['curious', 'brave'] })).toEqual([
      { value: 'curious', confidence: 0.8, evidence },
      { value: 'brave', confidence: 1, evidence: [] },
    ]);
    expect(correctedEntries('traits', analysis, { traits: [] })).toEqual([]);
    expect(correctedTraits(analysis, { sliders: { logic: 5 } })).toMatchObject({ creativity: 4, logic: 5 });
  });

  it('ignore duplicates and blanks', () => {
    expect(addEntry(['Brave'], ' brave ')).toEqual(['Brave']);
    expect(addEntry(['Brave'], '  ')).toEqual(['Brave']);
    expect(addEntry(['Brave'], ' calm')).toEqual(['Brave', 'calm']);
  });
});

describe('the personality of the request', () => {
  it('is null without manual traits or corrections', () => expect(personalityFrom(null, {})).toBeNull());

  it('combines manual traits with corrections, which take precedence', () => {
    expect(personalityFrom(DEFAULT_TRAITS, { sliders: { logic: 5 }, traits: [], archetype: 'sage' })).toEqual({
      ...DEFAULT_TRAITS,
      logic: 5,
      traits: [],
      archetype: 'sage',
    });
    expect(personalityFrom(null, { interests: ['birds'] })).toEqual({ interests: ['birds'] });
  });
});
