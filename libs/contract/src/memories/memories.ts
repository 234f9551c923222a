/** Layers of memories by availability for recall. The rules that move a memory between layers are in the mind's `memory/rules`. */
export const MEMORY_LAYERS = ['surface', 'core', 'background', 'archived'] as const;
export type MemoryLayer = (typeof MEMORY_LAYERS)[number];

/** Retention of a memory. Anchored memories never fade. */
export const MEMORY_STATUSES = ['anchored', 'fading', 'soft', 'archived'] as const;
export type MemoryStatus = (typeof MEMORY_STATUSES)[number];

/** Kinds that a soul stores after an exchange, then kinds of offered memories (specification, section 4). */
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

/** Objections of the user to a memory. They take effect with the next reply. */
export const OBJECTIONS = ['wrong', 'outdated', 'never-mention'] as const;
export type Objection = (typeof OBJECTIONS)[number];

/**
 * Provenance of a memory. `id` refers to the object named by `type`; null if it was deleted or has no id. `import` is what the user
 * said in an imported chat; `card` and `file` are texts of other authors, which are not statements of the user.
 */
export const MEMORY_SOURCES = ['message', 'offering', 'shared', 'import', 'card', 'file'] as const;
export type MemorySourceType = (typeof MEMORY_SOURCES)[number];
export interface MemorySource {
  type: MemorySourceType;
  id: number | null;
  label: string;
  /** The soul's reason for offering it; null for all other memories. */
  why: string | null;
}

/** One memory of a soul. `emotionalWeight` is 0–1, `significance` 1–10. */
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
  /** Source conversation, if any. */
  conversationId: number | null;
  messageId: number | null;
  /** When it was said or imported. */
  saidAt: string;
  createdAt: string;
  lastRecalledAt: string | null;
  recallCount: number;
  /** Objection of the user, if any. */
  objection: Objection | null;
  /** The newer, contradicting memory that supersedes it. */
  supersededBy: number | null;
  /** Since when it is superseded or marked as outdated. */
  supersededAt: string | null;
  /** Manual adjustment of its priority, -2 to 2. */
  emphasis: number;
}

export const RECALLED_KINDS = ['memory', 'note', 'message', 'archive', 'file'] as const;
export type RecalledKind = (typeof RECALLED_KINDS)[number];

/**
 * One source that influenced a reply. `id` is the id of the memory, note, message or file, or the position in the archive. `conversationId` and `messageId`
 * locate it, null if it does not come from a conversation.
 */
export interface Recalled {
  kind: RecalledKind;
  id: number;
  title: string;
  conversationId: number | null;
  messageId: number | null;
}

/** Event: memories that were created or changed, and ids of removed ones. */
export interface MemoryNews {
  companionId: number;
  changed: Memory[];
  removed: number[];
}

/** Memories of a soul by layer, most significant first. Lists may be truncated; `counts` has the totals. */
export interface MemoryLayers extends Record<MemoryLayer, Memory[]> {
  counts: Record<MemoryLayer, number>;
}

export const MEMORY_MANAGEMENT = ['emphasize', 'de-emphasize'] as const;
export type MemoryManagement = (typeof MEMORY_MANAGEMENT)[number];

/** Result of a curation: moved memories with reasons. */
export interface Curation {
  moved: { memoryId: number; title: string; from: MemoryLayer; to: MemoryLayer; reason: string }[];
}

/** Data that is deleted or changed together with a forgotten memory. */
export interface MemoryTraces {
  /** Older memories that it supersedes. */
  superseded: { id: number; title: string }[];
  /** Session notes that mention it and are regenerated without it. */
  notes: number;
  /** Replies that list it as a source; the reference is removed. */
  replies: number;
  /** Agent runs that used it; their text is erased. */
  runs: number;
  /** The shared memory it belongs to, if any; it stays, without this soul. */
  sharedMemoryId: number | null;
}

/** Event: the insight figures of a soul changed. */
export interface InsightNews {
  companionId: number;
  changed: ('pattern' | 'reflection' | 'relationship' | 'figures' | 'anchor' | 'thread' | 'milestone' | 'shared')[];
}

/** Imported text that looks like a prompt injection. It becomes a memory only after the user approves it. */
export interface PendingMemory {
  id: number;
  companionId: number;
  title: string;
  content: string;
  kind: MemoryKind;
  source: Pick<MemorySource, 'type' | 'label'>;
  createdAt: string;
}
