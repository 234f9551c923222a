import type { Memory } from '@kinloom/contract';

/** Creates a memory for tests. */
export function makeMemory(id: number, more: Partial<Memory> = {}): Memory {
  return {
    id,
    companionId: 1,
    title: `title ${id}`,
    content: '',
    kind: 'fact',
    layer: 'background',
    status: 'soft',
    tones: [],
    tags: [],
    emotionalWeight: 0,
    significance: 5,
    source: { type: 'message', id: null, label: '', why: null },
    conversationId: null,
    messageId: null,
    saidAt: '2026-01-01T00:00:00Z',
    createdAt: '2026-01-01T00:00:00Z',
    lastRecalledAt: null,
    recallCount: 0,
    objection: null,
    supersededBy: null,
    supersededAt: null,
    emphasis: 0,
    ...more,
  };
}
