import type { NoteCode } from './card-notes';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** Reference of a card to an asset. Only `ccdefault:` and remote URLs are stored; nothing is fetched. */
export interface CardAsset {
  type: string;
  uri: string;
  name: string;
  ext: string;
}

/** A lore entry with its trigger keys. Keys and texts are cleaned; decorator lines are removed when the soul is created. */
export interface LoreEntry {
  keys: string[];
  secondary_keys: string[];
  content: string;
  enabled: boolean;
  constant: boolean;
  selective: boolean;
  use_regex: boolean;
  insertion_order: number;
  case_sensitive: boolean | null;
  priority: number | null;
  id: string | number | null;
  name: string;
  comment: string;
  position: 'before_char' | 'after_char' | null;
  extensions: JsonObject;
  /** Unspecified fields, stored for export. */
  unknown: JsonObject;
}

export interface Lorebook {
  name: string;
  description: string;
  /** Number of messages scanned for keys; null where unspecified. */
  scan_depth: number | null;
  /** Token budget as declared by the card's author. */
  token_budget: number | null;
  recursive_scanning: boolean | null;
  entries: LoreEntry[];
  extensions: JsonObject;
  unknown: JsonObject;
}

/** A card of any version in the shape of Character Card V3, with every field cleaned and bounded. */
export interface NormalCard {
  name: string;
  nickname: string;
  description: string;
  personality: string;
  scenario: string;
  first_mes: string;
  mes_example: string;
  creator_notes: string;
  /** Keyed by language (ISO 639-1). */
  creator_notes_multilingual: Record<string, string>;
  system_prompt: string;
  post_history_instructions: string;
  alternate_greetings: string[];
  group_only_greetings: string[];
  tags: string[];
  creator: string;
  character_version: string;
  source: string[];
  assets: CardAsset[];
  /** Unix milliseconds in whole seconds; null where unknown. */
  creation_date: number | null;
  modification_date: number | null;
  /** As imported, including unknown keys. Never interpreted as instructions. */
  extensions: JsonObject;
  book: Lorebook | null;
  /** Unspecified fields of the card's data, stored for export. */
  unknown: JsonObject;
}

export interface CardPicture {
  bytes: Uint8Array;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** Something dropped or changed while a card was read: how often, and in which fields. */
export interface CardNote {
  code: NoteCode;
  count: number;
  fields: string[];
}

/** `lorebook`: a file with lore and no character. */
export type CardVersion = 'v1' | 'v2' | 'v3' | 'legacy' | 'lorebook';

export interface CardReading {
  card: NormalCard;
  picture: CardPicture | null;
  version: CardVersion;
  notes: CardNote[];
}

export const UNREADABLE_CODES = [
  /** The file is empty. */
  'empty',
  /** An image, archive or JSON without a character. */
  'no-card',
  /** Encrypted for one program that holds the key. */
  'encrypted-card',
  /** A password-protected archive. */
  'encrypted-archive',
  /** WEBP, GIF, AVIF and similar: these cannot contain cards. */
  'unsupported-image',
  /** YAML and other unsupported formats. */
  'unsupported-format',
  /** Truncated or invalid. */
  'malformed',
  'too-large',
] as const;
export type UnreadableCode = (typeof UNREADABLE_CODES)[number];

/** The only error of reading cards. Contains no text of the file. */
export class UnreadableCardError extends Error {
  constructor(
    readonly code: UnreadableCode,
    options?: { cause?: unknown },
  ) {
    super(code, options);
    this.name = 'UnreadableCardError';
  }
}

/** Maps a decompression error: the output limit was exceeded, or the data is corrupt. */
export function toUnpackingError(cause: unknown): UnreadableCardError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return new UnreadableCardError(code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'malformed', { cause });
}

export interface ExampleTurn {
  speaker: 'soul' | 'person';
  text: string;
}

/** A lore entry as a memory of the soul, with its trigger keys. */
export interface SoulLore {
  title: string;
  keys: string[];
  /** At least one of these must match as well; empty: no such condition. */
  secondaryKeys: string[];
  content: string;
  enabled: boolean;
  /** Always active, regardless of keys. */
  constant: boolean;
  caseSensitive: boolean;
  /** Entries with higher priority are kept when the budget is exceeded. */
  priority: number;
}

/** The soul derived from a card. */
export interface SoulFromCard {
  name: string;
  /** Value of `{{char}}`: the nickname, else the name. */
  calledName: string;
  description: string;
  personality: string;
  scenario: string;
  /** The first greeting, then the alternates. */
  greetings: string[];
  groupGreetings: string[];
  exampleDialogues: ExampleTurn[][];
  /** Prompts of the card's author. Disabled on import and shown to the person; unused until the person enables them. */
  overriding: { system_prompt: string; post_history_instructions: string };
  lore: SoulLore[];
  tags: string[];
  avatar: CardPicture | null;
  /**
   * Kinloom's own extension from an earlier export. It may have been edited since: parse it as untrusted input, and treat instructions in
   * it as overriding.
   */
  own: JsonObject | null;
}

/** Input for writing a card. */
export interface CardSource {
  name: string;
  nickname?: string;
  description: string;
  personality: string;
  scenario: string;
  /** The first is the default greeting, the others are alternates. */
  greetings: string[];
  groupGreetings?: string[];
  /** Example dialogues as text; see `formatExampleDialogues`. */
  examples: string;
  systemPrompt: string;
  postHistory: string;
  creatorNotes: string;
  creatorNotesMultilingual?: Record<string, string>;
  creator: string;
  version: string;
  tags: string[];
  source?: string[];
  assets?: CardAsset[];
  /** As imported, plus Kinloom's own key. */
  extensions: JsonObject;
  book: Lorebook | null;
  /** Unix milliseconds; written as whole seconds. */
  createdAt: number | null;
  modifiedAt: number | null;
  unknown?: JsonObject;
}
