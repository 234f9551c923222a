import type { ImportRecord } from '@kinloom/contract';
import { truncate, summarizeImports, parsePersonality, parseTexts } from './personality-content';

describe('personality content', () => {
  it('is parsed from strings and lists', () => {
    expect(parseTexts(['calm', '', 7, ['deep']])).toEqual(['calm']);
    expect(parseTexts('calm')).toEqual(['calm']);
    expect(parseTexts(null)).toEqual([]);
    expect(parsePersonality({ personality: 'quiet and kind' })).toMatchObject({
      description: 'quiet and kind',
      lists: { traits: [], communication_style: [], interests: [], emotional_patterns: [] },
    });
  });

  it('includes source files and archive', () => {
    const personality = {
      traits: ['calm'],
      communicationStyle: 'brief',
      sourceFiles: [
        { filename: 'a.md', content: 'été', size: 5, fileId: 8 },
        { filename: 'b.md' },
        null,
        { content: 'nameless' },
      ],
      fullContentArchive: ' It was night. ',
    };
    expect(parsePersonality({ personality })).toEqual({
      description: '',
      lists: { traits: ['calm'], communication_style: ['brief'], interests: [], emotional_patterns: [] },
      sourceFiles: [
        { name: 'a.md', size: 5, content: 'été', fileId: 8 },
        { name: 'b.md', size: 0, content: '', fileId: null },
      ],
      archive: 'It was night.',
    });
  });
});

describe('imported messages', () => {
  it('are summarised from import reports', () => {
    const samples = [
      { speaker: 'Ilse', text: 'It was night.', at: null },
      { speaker: '', text: 'And then?', at: null },
    ];
    const imports = [
      { kind: 'soulprint', report: { kept: 40, samples } },
      { kind: 'card', report: null },
    ] as unknown as ImportRecord[];
    expect(summarizeImports(imports)).toEqual({ messages: 40, text: 'Ilse: It was night.\nAnd then?' });
    expect(summarizeImports([])).toEqual({ messages: 0, text: '' });
  });
});

describe('the beginning of a text', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly-10', 10, 'exactly-10'],
    ['more than ten', 10, 'more than …'],
    ['🌙🌙🌙', 2, '🌙🌙…'],
    ['🌙🌙', 2, '🌙🌙'],
  ])('%s, %d: %s', (text, characters, shown) => expect(truncate(text, characters)).toBe(shown));
});
