import type { ArchiveLine, Embedder, Heard, Self, SoulMemory } from '@kinloom/mind';
import type { SoulRow } from './minds.repository';

/** A soul with its loaded memory, as used to generate replies. */
export interface SoulMind {
  soul: SoulRow;
  self: Self;
  memory: SoulMemory;
}

/** Number of items of each kind a mind was built from. */
export interface MindItemCounts {
  messages: number;
  memories: number;
  archive: number;
  files: number;
}

/** Identifies the vectors of one embedding model. */
export type EmbeddingModelKey = Pick<Embedder, 'name' | 'version'>;

/** An entry of the in-process mind cache. Invalidation is checked with each request: see `person` and `MindRequest`. */
export interface CachedMind extends SoulMind {
  /** Display name of the person when the entry was built; a different name invalidates it. */
  person: string;
  /** The embedding model whose vectors were loaded, null for none; a different one invalidates the entry. */
  embeddingModel: EmbeddingModelKey | null;
  /** `companions.embedding_revision` up to which vectors were loaded. */
  embeddingRevision: number;
  /** Last loaded seq by conversation id. */
  lastSeqs: Map<number, number>;
  /** Id of the last loaded file that was given to the soul directly (knowledge file). */
  lastFileId: number;
  /** Item counts at build time. */
  counts: MindItemCounts;
  /** Sample of the soul's own archive lines, used to derive its writing style. */
  styleSample: readonly ArchiveLine[];
  usedAt: number;
  /** Promise chain that serializes refreshes of this entry, so that an older read never overwrites a newer one. */
  refreshChain: Promise<void>;
}

/** Identifies a soul and the state its mind must have reached before it can reply. */
export interface MindRequest {
  soulId: number;
  /** `companions.mind_version` at the time of the request. */
  version: number;
  /** `companions.embedding_revision` at the time of the request. */
  embeddingRevision: number;
  person: string;
  /** The conversation of the reply. */
  conversationId: number;
  /** Most recent messages there, oldest first, contiguous up to the message to answer. */
  history: readonly Heard[];
  /** Seq of the message to answer. */
  seq: number;
  /** Ids of messages in `history` with files. */
  withFiles: readonly number[];
  /** Whether `history` starts at the first message of the conversation. */
  isComplete: boolean;
  /** Sum of the last seqs of the soul's other conversations; a mismatch means the cache is stale. */
  otherSeqsSum: number;
}
