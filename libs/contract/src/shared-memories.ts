/** What a moment that is kept by several meant (specification, section 3). */
export const SHARED_MEMORY_TYPES = ['breakthrough', 'connection', 'wisdom', 'growth', 'support'] as const;
export type SharedMemoryType = (typeof SHARED_MEMORY_TYPES)[number];

/** A moment of a conversation that its person and souls keep together. `significance` is 1–10; `aiReflections` is soul id → its words. */
export interface SharedMemory {
  id: number;
  title: string;
  content: string;
  personalMeaning: string;
  memoryType: SharedMemoryType;
  significance: number;
  companionIds: number[];
  conversationId: number | null;
  createdFromMessage: number | null;
  aiReflections: Record<string, string>;
  createdAt: string;
}
