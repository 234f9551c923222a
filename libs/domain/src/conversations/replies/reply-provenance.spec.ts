import type { KeptMemory, Outcome, Recollection, Self } from '@kinloom/mind';
import { replyProvenanceOf } from './reply-provenance';

const self = {
  constraints: { adaptabilityLevel: 2 },
  style: { cognitiveFramework: 'plain' },
} as unknown as Self;

function titles(...recalled: Partial<Recollection>[]): string[] {
  const outcome = { recalled, steps: [], constraintsApplied: [] } as unknown as Outcome;
  return replyProvenanceOf(outcome, self).recalled.map(({ title }) => title);
}

describe('titles in the provenance of a reply', () => {
  it('uses the title of the memory or file, otherwise the beginning of the text', () => {
    const memory = (title: string) => ({ title }) as KeptMemory;
    expect(
      titles(
        { key: 'memory:1', text: 'Your cat is called Biscuit.', memory: memory('Cat: Biscuit') },
        { key: 'message:2', text: 'You said "I live in Ghent."', memory: memory('') },
        { key: 'message:3', text: 'The lake was quiet.', memory: null },
        { key: 'file:4.1', text: 'Chapter one', title: 'notes.txt', memory: null },
      ),
    ).toEqual(['Cat: Biscuit', 'You said "I live in Ghent."', 'The lake was quiet.', 'notes.txt']);
  });

  it('cuts long titles at a word boundary and lists each file once', () => {
    const [title = ''] = titles({ key: 'message:2', text: 'and then the rain '.repeat(20), memory: null });
    expect(title.length).toBeLessThanOrEqual(61);
    expect(title).toMatch(/(?:and|then|the|rain)…$/);
    expect(titles({ key: 'file:4.1', text: 'one' }, { key: 'file:4.2', text: 'two' })).toEqual(['one']);
  });
});
