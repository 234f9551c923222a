/** How near at hand a memory lies. The rules that move one are in the mind's `memory/rules`. */
export const MEMORY_LAYERS = ['surface', 'core', 'background', 'archived'] as const;
export type MemoryLayer = (typeof MEMORY_LAYERS)[number];

/** How a memory keeps. An anchored one never fades. */
export const MEMORY_STATUSES = ['anchored', 'fading', 'soft', 'archived'] as const;
export type MemoryStatus = (typeof MEMORY_STATUSES)[number];

/** What a soul keeps by itself after an exchange, then what it is offered (specification, section 4). */
export const MEMORY_KINDS = [
  'fact',
  'event',
  'preference',
  'person',
  'place',
  'promise',
  'feeling',
  'scroll',
  'letter',
  'reflection',
] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** What the person may say against something a soul remembered. Each holds from the next reply on. */
export const OBJECTIONS = ['wrong', 'outdated', 'never-mention'] as const;
export type Objection = (typeof OBJECTIONS)[number];

/**
 * Where a memory comes from. `id` is of the thing that `type` names; null where that is gone or never had one. `import` is what the person
 * said in an imported chat; `card` and `file` are texts of other authors, which are never the person's word.
 */
export const MEMORY_SOURCES = ['message', 'offering', 'shared', 'import', 'card', 'file'] as const;
export type MemorySourceType = (typeof MEMORY_SOURCES)[number];
export interface MemorySource {
  type: MemorySourceType;
  id: number | null;
  label: string;
  /** Why a soul wanted to keep it, in its words; null of anything else. */
  why: string | null;
}

/** One thing a soul remembers. `emotionalWeight` is 0–1, `significance` 1–10. */
export interface Memory {
  id: number;
  companionId: number;
  title: string;
  content: string;
  kind: MemoryKind;
  layer: MemoryLayer;
  status: MemoryStatus;
  tones: string[];
  tags: string[];
  emotionalWeight: number;
  significance: number;
  source: MemorySource;
  /** Where it was said, if that was in a conversation. */
  conversationId: number | null;
  messageId: number | null;
  /** When it was said, or brought. */
  saidAt: string;
  createdAt: string;
  lastRecalledAt: string | null;
  recallCount: number;
  /** What the person said against it, if anything. */
  objection: Objection | null;
  /** The memory that took its place, where something newer contradicts it. */
  supersededBy: number | null;
  /** Since when it no longer holds, where something newer took its place or the person said so. */
  supersededAt: string | null;
  /** Steps the person moved it nearer, or further below zero: within 2 either way. */
  emphasis: number;
}

export const RECALLED_KINDS = ['memory', 'note', 'message', 'archive', 'file'] as const;
export type RecalledKind = (typeof RECALLED_KINDS)[number];

/**
 * What shaped a reply. `id` is of the memory, note, message or file, or the place within the archive. `conversationId` and `messageId`
 * lead to where it was said, null where that was not in a conversation.
 */
export interface Recalled {
  kind: RecalledKind;
  id: number;
  title: string;
  conversationId: number | null;
  messageId: number | null;
}

/** What changed of what a soul remembers: memories new or changed, and the ids of those that are gone. */
export interface MemoryNews {
  companionId: number;
  changed: Memory[];
  removed: number[];
}

/** What a soul keeps, by how near at hand it lies; the most significant first. A list may be cut: `counts` says how many there are. */
export interface MemoryLayers extends Record<MemoryLayer, Memory[]> {
  counts: Record<MemoryLayer, number>;
}

export const MEMORY_MANAGEMENT = ['emphasize', 'de-emphasize'] as const;
export type MemoryManagement = (typeof MEMORY_MANAGEMENT)[number];

/** What a curation moved, and why. */
export interface Curation {
  moved: { memoryId: number; title: string; from: MemoryLayer; to: MemoryLayer; reason: string }[];
}

/** What would go with a memory that is forgotten. */
export interface MemoryTraces {
  /** Older memories that it took the place of. */
  superseded: { id: number; title: string }[];
  /** Notes of a session that tell of it, and are written anew without it. */
  notes: number;
  /** Replies that show that they remembered it; they show it no more. */
  replies: number;
  /** Runs of agents that were made of it: their text is erased. */
  runs: number;
  /** The shared memory it belongs to, if any: that stays, without this soul. */
  sharedMemoryId: number | null;
}

/** What is new between a person and a soul. */
export interface InsightNews {
  companionId: number;
  changed: ('pattern' | 'reflection' | 'relationship' | 'figures' | 'anchor' | 'thread' | 'milestone' | 'shared')[];
}

/** A piece of an imported text that reads like an instruction. It is kept as a memory only after the person agreed. */
export interface PendingMemory {
  id: number;
  companionId: number;
  title: string;
  content: string;
  kind: MemoryKind;
  source: Pick<MemorySource, 'type' | 'label'>;
  createdAt: string;
}
