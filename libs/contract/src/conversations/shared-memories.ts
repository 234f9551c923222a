/** Types of shared memories (specification, section 3). */
export const SHARED_MEMORY_TYPES = ['breakthrough', 'connection', 'wisdom', 'growth', 'support'] as const;
export type SharedMemoryType = (typeof SHARED_MEMORY_TYPES)[number];

/** A memory that several souls share. `significance` is 1–10; `aiReflections` maps soul id to its reflection. */
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
