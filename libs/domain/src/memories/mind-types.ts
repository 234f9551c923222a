import type { ArchiveLine, Heard, Self, SoulMemory } from '@kinloom/mind';
import type { SoulRow } from './minds.repository';

/** A soul as a process holds it to speak for it. */
export interface SoulMind {
  soul: SoulRow;
  self: Self;
  memory: SoulMemory;
}

/** How many of each a mind was made from. */
export interface MadeFrom {
  messages: number;
  memories: number;
  archive: number;
  files: number;
}

/** A mind that this process holds. */
export interface CachedMind extends SoulMind {
  /** How the person was called when the mind was made. */
  person: string;
  /** How far each conversation was heard. */
  places: Map<number, number>;
  /** The last of the files given to the soul itself that it has read. */
  brought: number;
  /** What it was made from. */
  read: MadeFrom;
  /** Lines of its stored archive that tell how it writes. */
  telling: readonly ArchiveLine[];
  usedAt: number;
  /** What brings it up to date goes one after the other: an older look never comes after a newer one. */
  under: Promise<void>;
}

/** Which soul, and what its mind must have seen to be up to date. */
export interface MindRequest {
  soulId: number;
  /** The soul's mind_version. */
  version: number;
  person: string;
  /** The conversation it is asked in. */
  conversationId: number;
  /** What was said there last, oldest first: without a gap up to the message to answer. */
  history: readonly Heard[];
  /** The seq of the message to answer. */
  seq: number;
  /** The messages of the history that have files. */
  withFiles: readonly number[];
  /** Whether nothing was said there before the history. */
  whole: boolean;
  /** The sum of the last seqs of the soul's other conversations. */
  elsewhere: number;
}
