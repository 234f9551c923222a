import type { KeptMemory, MemoryDraft } from '../memory/memory';
import { settleDrafts } from '../memory/merge';
import { keptFrom } from '../memory/provisional';

/** A new memory. What was told and taken back within one stretch of talk is new and superseded at once: it stays as history. */
export interface Created {
  draft: MemoryDraft;
  /** All messages of the stretch it was said in. */
  messageIds: number[];
  /** The key of the memory that took its place within the same stretch, if one did. */
  supersededBy: string | null;
}

export interface Settlement {
  created: Created[];
  confirmed: { id: number; draft: MemoryDraft }[];
  superseded: { id: number; byKey: string }[];
}

/**
 * Sorts what was told in a stretch of talk against what is kept, message by message, as if each had been taken in by itself.
 * @param drafts in the order they were said
 * @param kept every memory of the soul, what is superseded or objected to among them
 * @param breathe called before each message: a soul may keep thousands of memories
 */
export async function settle(
  drafts: readonly MemoryDraft[],
  kept: readonly KeptMemory[],
  breathe: () => Promise<void>,
): Promise<Settlement> {
  const created = new Map<number, Created>();
  const settlement: Settlement = { created: [], confirmed: [], superseded: [] };
  let memories = [...kept];
  let next = -1;
  for (const group of byMessage(drafts)) {
    await breathe();
    const settled = settleDrafts(group, memories);
    const ended = new Map(settled.superseded.map(({ id, byKey }) => [id, byKey]));
    for (const { id, byKey } of settled.superseded) {
      const fresh = created.get(id);
      if (fresh) fresh.supersededBy = byKey;
      else settlement.superseded.push({ id, byKey });
    }
    for (const { id, draft } of settled.confirmed) {
      const fresh = created.get(id);
      if (fresh) fresh.messageIds.push(draft.messageId);
      else settlement.confirmed.push({ id, draft });
    }
    memories = memories.map((memory) =>
      ended.has(memory.id)
        ? { ...memory, supersededBy: next, supersededAt: group[0]?.saidAt ?? memory.saidAt }
        : memory,
    );
    for (const draft of settled.created) {
      const one: Created = { draft, messageIds: [draft.messageId], supersededBy: null };
      created.set(next, one);
      settlement.created.push(one);
      memories.push(keptFrom(draft, { conversationId: 0, speaker: '' }, next));
      next -= 1;
    }
  }
  return settlement;
}

function byMessage(drafts: readonly MemoryDraft[]): MemoryDraft[][] {
  const groups = new Map<number, MemoryDraft[]>();
  for (const draft of drafts) groups.set(draft.messageId, [...(groups.get(draft.messageId) ?? []), draft]);
  return [...groups.values()];
}
