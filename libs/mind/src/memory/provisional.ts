import { affirmedBy } from './affirm';
import { draftsOf, type Hearing } from './keep';
import type { Heard, KeptMemory, MemoryDraft } from './memory';
import { settleDrafts } from './merge';
import { layerOf } from './rules';

/** A draft as it would be kept. `id` is given by who keeps it. */
export function keptFrom(draft: MemoryDraft, heard: Pick<Heard, 'conversationId' | 'speaker'>, id: number): KeptMemory {
  const { messageId, ...rest } = draft;
  const memory: KeptMemory = {
    ...rest,
    id,
    layer: 'surface',
    status: 'soft',
    source: { type: 'message', id: messageId, label: heard.speaker },
    messageIds: [messageId],
    conversationId: heard.conversationId,
    recallCount: 0,
    lastRecalledAt: null,
    createdAt: draft.saidAt,
    objection: null,
    supersededBy: null,
    supersededAt: null,
    emphasis: 0,
    fadedAt: null,
    edited: false,
  };
  return { ...memory, layer: layerOf(memory, draft.saidAt) };
}

/**
 * The memories as they will be once these messages are reflected upon, so that what was said a second ago can be asked for. New ones
 * have negative ids, -1 and down, in the order they were said; nothing that was given is changed.
 * @param heard messages not yet reflected upon, oldest first, of person and soul
 */
export function provisional(
  heard: readonly Heard[],
  known: readonly KeptMemory[],
  context: Omit<Hearing, 'before'> & { before?: readonly Heard[] },
): KeptMemory[] {
  let memories = [...known];
  let next = -1;
  const before = [...(context.before ?? [])];
  for (const one of heard) {
    if (one.from === 'person') {
      const settled = settleDrafts(draftsOf(one, { ...context, before }), memories);
      const idOf = new Map<string, number>();
      for (const { id, draft } of settled.confirmed) idOf.set(draft.key, id);
      const created = settled.created.map((draft) => {
        const memory = keptFrom(draft, one, next--);
        idOf.set(draft.key, memory.id);
        return memory;
      });
      const ended = new Map(settled.superseded.map(({ id, byKey }) => [id, idOf.get(byKey) ?? null]));
      const affirmed = new Set(affirmedBy(one, before, memories));
      const said = new Map(settled.confirmed.map(({ id, draft }) => [id, draft]));
      memories = memories.map((memory) => {
        const by = ended.get(memory.id);
        const again = said.get(memory.id);
        if (by !== undefined && by !== null) return { ...memory, supersededBy: by, supersededAt: one.at };
        if ((again || affirmed.has(memory.id)) && !memory.messageIds.includes(one.id))
          return { ...memory, messageIds: [...memory.messageIds, one.id] };
        return memory;
      });
      memories.push(...created);
    }
    before.push(one);
  }
  return memories;
}
