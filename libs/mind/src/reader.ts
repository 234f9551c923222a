import type { Heard, KeptMemory, MemoryDraft } from './memory/memory';
import type { NoteOfSession } from './memory/notes';
import type { VoiceErrorCode } from './voice/voice';

/** A memory that is kept already, as a reader sees it. */
export type KnownMemory = Pick<KeptMemory, 'id' | 'content' | 'whispered'>;

/** A stretch of talk between one person and one soul, oldest first. */
export interface ReadableExchange {
  person: { name: string };
  soul: { name: string };
  messages: readonly Heard[];
  /** Messages with a higher seq are new; the others only help to understand them. */
  readAfter: number;
  /** Memories that what is new may repeat, change or end. */
  known: readonly KnownMemory[];
  /** Content of the note of this session so far; null if there is none. */
  noteSoFar: string | null;
}

/** What a stretch of talk was about, for finding it again: the same, whoever writes it. */
export type SessionNote = NoteOfSession;

export interface Reading {
  drafts: MemoryDraft[];
  /** Known memories that a draft takes the place of. */
  replaced: { id: number; byKey: string }[];
  /** Ids of known memories that no longer hold, without anything in their place. */
  ended: number[];
  /** Null where nothing is worth a note. It never holds what was whispered. */
  note: SessionNote | null;
  /** How much was offered and not taken: invented, malformed, or shaped like an instruction. */
  dropped: number;
}

/** Reads what is worth keeping out of an exchange. */
export interface Reader {
  /** For settings and logs: the model and its host. */
  readonly name: string;
  /** @throws ReaderError when no reading came, and the signal's own reason when the caller aborts */
  read(exchange: ReadableExchange, signal: AbortSignal): Promise<Reading>;
}

/** No reading came: the caller reads by rules instead. `detail` holds nothing of what was read or answered. */
export class ReaderError extends Error {
  /** @param code why the endpoint failed, or that its answer was of no use */
  constructor(
    readonly detail: string,
    readonly code: VoiceErrorCode | 'malformed' = 'malformed',
  ) {
    super(`no reading: ${detail}`);
    this.name = 'ReaderError';
  }
}
