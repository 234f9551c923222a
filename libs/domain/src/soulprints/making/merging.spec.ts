import { LIMITS, type Personality } from '@kinloom/contract';
import { enrichPersonality, type SourceFile, withSources } from './merging';

const source = (fileId: number, content = 'x'.repeat(300)): SourceFile => ({
  filename: `${'long name '.repeat(20)}${fileId}.txt`,
  content,
  size: 300,
  type: 'text/plain',
  fileId,
});

describe('enrichPersonality', () => {
  it('keeps existing values, merges lists and adds missing values', () => {
    const { personality, changed } = enrichPersonality(
      { creativity: 5, traits: ['Kind'], interests: 'tea, maps', description: '' },
      { creativity: 2, traits: ['kind', 'dry'], interests: ['Maps', 'kilns'], description: 'New.', logic: 4 },
    );
    expect(personality).toEqual({
      creativity: 5,
      traits: ['Kind', 'dry'],
      interests: ['tea', 'maps', 'kilns'],
      description: 'New.',
      logic: 4,
    });
    expect(changed).toEqual([
      { key: 'traits', added: ['dry'] },
      { key: 'interests', added: ['kilns'] },
      { key: 'description', added: 'New.' },
      { key: 'logic', added: 4 },
    ]);
  });

  it('converts a text personality to a description and skips non-lists', () => {
    expect(enrichPersonality('Quiet.', { description: 'Loud.' })).toEqual({
      personality: { description: 'Quiet.' },
      changed: [],
    });
    expect(enrichPersonality({ traits: { a: 1 } }, { traits: ['kind'] }).changed).toEqual([]);
  });
});

describe('withSources', () => {
  it('appends to existing references', () => {
    const whole = withSources({ totalFiles: 1, sourceFiles: [{ filename: 'old' }] }, [source(1, 'a')]);
    expect(whole).toMatchObject({ totalFiles: 2, sourceFiles: [{ filename: 'old' }, { fileId: 1, content: 'a' }] });
  });

  it('drops the oldest previews first, then the oldest references', () => {
    let personality: Personality = { description: 'd'.repeat(10_000) };
    for (let batch = 0; batch < 6; batch++) {
      personality = withSources(
        personality,
        Array.from({ length: 50 }, (_, place) => source(batch * 50 + place, '…'.repeat(300))),
      );
      expect(Buffer.byteLength(JSON.stringify(personality))).toBeLessThanOrEqual(LIMITS.personalityBytes);
    }
    const files = personality['sourceFiles'] as SourceFile[];
    expect(personality['totalFiles']).toBe(300);
    expect(files.at(-1)).toMatchObject({ fileId: 299 });
    expect(files[0]?.content).toBe('');
    expect(personality['description']).toHaveLength(10_000);
  });
});
