import type { BodyOf, Memory } from '@kinloom/contract';

/** A memory as it is being written. */
export interface MemoryDraft {
  title: string;
  content: string;
  tones: readonly string[];
  tags: readonly string[];
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((label, place) => label === other[place]);

/** What of a memory is other than it was. What was not touched is not sent: a title that follows the words may follow them. */
export function changesOf(memory: Memory, draft: MemoryDraft): BodyOf<'PATCH /api/memories/:id'> {
  return {
    ...(draft.title.trim() === memory.title ? {} : { title: draft.title.trim() }),
    ...(draft.content.trim() === memory.content.trim() ? {} : { content: draft.content.trim() }),
    ...(same(draft.tones, memory.tones) ? {} : { tones: [...draft.tones] }),
    ...(same(draft.tags, memory.tags) ? {} : { tags: [...draft.tags] }),
  };
}
