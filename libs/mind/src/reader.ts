import type { Heard, MemoryDraft } from './memory/memory';
import type { NoteOfSession } from './memory/notes';

/** A stretch of talk between one person and one soul, oldest first. */
export interface ReadableExchange {
  person: { name: string };
  soul: { name: string };
  messages: readonly Heard[];
}

/** What a stretch of talk was about, for finding it again: the same, whoever writes it. */
export type SessionNote = NoteOfSession;

export interface Reading {
  drafts: MemoryDraft[];
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
  constructor(readonly detail: string) {
    super(`no reading: ${detail}`);
    this.name = 'ReaderError';
  }
}
