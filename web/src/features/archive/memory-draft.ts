import type { BodyOf, Memory } from '@kinloom/contract';

/** The editable fields of a memory. */
export interface MemoryDraft {
  title: string;
  content: string;
  tones: readonly string[];
  tags: readonly string[];
}

const hasSameLabels = (labels: readonly string[], other: readonly string[]): boolean =>
  labels.length === other.length && labels.every((label, index) => label === other[index]);

/** Returns the changed fields only. The server derives the title from the content while the title is unchanged. */
export function diffMemory(memory: Memory, draft: MemoryDraft): BodyOf<'PATCH /api/memories/:id'> {
  return {
    ...(draft.title.trim() === memory.title ? {} : { title: draft.title.trim() }),
    ...(draft.content.trim() === memory.content.trim() ? {} : { content: draft.content.trim() }),
    ...(hasSameLabels(draft.tones, memory.tones) ? {} : { tones: [...draft.tones] }),
    ...(hasSameLabels(draft.tags, memory.tags) ? {} : { tags: [...draft.tags] }),
  };
}
