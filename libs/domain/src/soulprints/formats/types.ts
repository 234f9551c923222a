/** The exports that are understood, by the program that wrote them. */
export type FormatName =
  | 'plain'
  | 'transcript'
  | 'table'
  | 'whatsapp'
  | 'signal'
  | 'telegram'
  | 'discord-json'
  | 'discord-csv'
  | 'discord-txt'
  | 'messenger'
  | 'slack'
  | 'imessage'
  | 'sillytavern'
  | 'character-ai'
  | 'oobabooga'
  | 'agnai'
  | 'kobold'
  | 'risu'
  | 'replika'
  | 'kindroid'
  | 'chatgpt'
  | 'claude';

/** Who speaks, by the program's own word: the human being, or the AI. */
export type Role = 'person' | 'soul';

/** One thing that was said. */
export interface ImportedMessage {
  /** The key of its conversation within the export. */
  thread: string;
  /** The name it stands under, without invisible characters; '' where the format knows no names. */
  speaker: string;
  /** The program's own word on who is the AI, where it has one. */
  role: Role | null;
  text: string;
  /** Milliseconds UTC; a local time without its zone is read as UTC. Null where none stands, or none that can be trusted. */
  at: number | null;
  /** The program's own id, unique within the export, for telling what was imported before. */
  sourceId: string | null;
}

export interface ImportedThread {
  /** The same for the same conversation in every export of the same program, where the program gives it an id; else from the file's name. */
  key: string;
  title: string | null;
}

/** Why something in the export is not among the messages. */
export type Skipped =
  /** Written by the program: calls, joinings, notices, instructions to a model. */
  | 'system'
  /** A picture, a sound, a file, with no words to it. */
  | 'media'
  | 'deleted'
  | 'empty'
  /** Kept from sight by the program or by the person: thoughts, hidden messages, custom instructions. */
  | 'hidden'
  /** A tool's call or its result. */
  | 'tool'
  /** Its id has been read before. */
  | 'duplicate'
  | 'unreadable'
  /** Another wording that was not taken: an edited question, a regenerated reply. */
  | 'not-current-branch'
  /** Longer than the limits allow. */
  | 'too-large';

/** What a reading wants to say besides its figures. */
export type ReadingNote =
  /** The export ends in the middle; what was complete is here. */
  | 'interrupted'
  /** Part of the archive cannot be read; the rest is here. */
  | 'archive-damaged'
  /** The archive holds files of another kind too; they were left. */
  | 'other-files-left'
  /** Times stand without their zone and were read as UTC. */
  | 'local-times'
  /** Some dates fit neither order of day and month; those messages have no time. */
  | 'mixed-date-order'
  /** Years of another calendar than the Gregorian (and the Buddhist, which is converted); those messages have no time. */
  | 'other-calendar'
  /** The times are those of the export, not of the messages, and were left out. */
  | 'times-not-trusted'
  /** Too many messages to bring into order at once: order holds within stretches only. */
  | 'not-fully-in-order'
  /** The text was not UTF-8; its character set was found by its look. */
  | 'charset-guessed'
  /** More names than are counted one by one. */
  | 'many-speakers'
  /** The other person's word is not in it: names were taken away by the program. */
  | 'names-redacted';

export interface Speaker {
  name: string;
  messages: number;
  role: Role | null;
}

export interface DateOrder {
  order: 'dmy' | 'mdy' | 'ymd';
  /** Nothing in the file decides between day first and month first: the person should. */
  ambiguous: boolean;
}

/** What was read, besides the messages themselves. */
export interface Reading {
  format: FormatName;
  counts: { kept: number; threads: number; skipped: Partial<Record<Skipped, number>> };
  /** Most messages first. */
  speakers: Speaker[];
  /** The speaker whose device or account made the export, where it says so. */
  owner: string | null;
  /** Milliseconds UTC of the earliest and the latest message; null where no message has a time. */
  span: { from: number; to: number } | null;
  /** Null where the format's dates leave no question. */
  dateOrder: DateOrder | null;
  notes: ReadingNote[];
}

/** Bytes that can be opened more than once: to be recognised, to be surveyed, to be read. */
export interface ExportSource {
  /** The file's name as it was given, for titles and keys; what is in it is never judged by it. */
  name: string;
  /** Bytes, where known. */
  size: number | null;
  /** The same bytes on disk. Archives are read from there; without it they are held in memory, up to a limit. */
  path?: string;
  open(): AsyncIterable<Uint8Array>;
}

export interface ReadOptions {
  /** What the person says about dates that could be read both ways; the file's own evidence is then not asked. */
  dateOrder?: 'dmy' | 'mdy';
  /** Called in the order of the conversation. Reading waits for a promise. */
  onMessage: (message: ImportedMessage) => void | Promise<void>;
  /** Called once for each conversation that has a message, after its messages at the latest. */
  onThread?: (thread: ImportedThread) => void | Promise<void>;
  /** Bytes of the source read so far in the reading pass; never falls. */
  onProgress?: (bytesRead: number) => void;
  signal?: AbortSignal;
  /** Narrower limits than the usual ones. */
  limits?: Partial<Limits>;
}

/** What is refused before it is parsed. Bytes, unless it says otherwise. */
export interface Limits {
  /** One message's text, and one line of a text. */
  message: number;
  /** One message with everything the program writes about it. */
  record: number;
  /** One conversation that has to be held to find its order or its branch. */
  conversation: number;
  /** Levels of brackets. */
  depth: number;
  /** Files in an archive. */
  entries: number;
  /** Everything in an archive, inflated. */
  inflated: number;
  /** An archive that is not on disk. */
  archiveInMemory: number;
}

export const LIMITS: Limits = {
  message: 1 << 20,
  record: 8 << 20,
  conversation: 64 << 20,
  depth: 200,
  entries: 10_000,
  inflated: 2 * 2 ** 30,
  archiveInMemory: 64 << 20,
};

/** Why nothing was read. */
export type UnreadableCode =
  | 'empty'
  /** A password stands before it, or the program's own encryption. */
  | 'encrypted'
  /** The program can also export JSON or text: that is wanted. */
  | 'html-export'
  /** A picture, a database, a document: no text. */
  | 'binary'
  /** Understood, but nobody says anything in it. */
  | 'no-messages'
  /** Well-formed, of no known format. */
  | 'unsupported'
  /** Broken before the first message. */
  | 'malformed'
  | 'too-large'
  | 'too-deep'
  | 'too-many-files';

/** @remarks carries no text of the export. */
export class UnreadableExport extends Error {
  constructor(
    readonly code: UnreadableCode,
    /** What was recognised before it failed. */
    readonly format: FormatName | null = null,
    options?: ErrorOptions,
  ) {
    super(`The export cannot be read: ${code}`, options);
    this.name = 'UnreadableExport';
  }
}
