import type { NoteCode } from './notes';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** Where a card points to a picture or sound. Only `ccdefault:` and remote addresses are kept; nothing is ever fetched. */
export interface CardAsset {
  type: string;
  uri: string;
  name: string;
  ext: string;
}

/** One piece of lore with the words that call it. Keys and texts are cleaned; decorator lines stay until a soul is made. */
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
  /** Keys no specification names, kept for the way out. */
  unknown: JsonObject;
}

export interface Lorebook {
  name: string;
  description: string;
  /** Messages that are searched for keys; null where nothing was said. */
  scan_depth: number | null;
  /** Tokens, as the card's maker counted them. */
  token_budget: number | null;
  recursive_scanning: boolean | null;
  entries: LoreEntry[];
  extensions: JsonObject;
  unknown: JsonObject;
}

/** A card of any version in the shape of Character Card V3, every field cleaned and bounded. */
export interface NormalCard {
  name: string;
  nickname: string;
  description: string;
  personality: string;
  scenario: string;
  first_mes: string;
  mes_example: string;
  creator_notes: string;
  /** By language (ISO 639-1). */
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
  /** Milliseconds UTC, in whole seconds; null where unknown. */
  creation_date: number | null;
  modification_date: number | null;
  /** As they came, unknown keys included. Nothing in here is obeyed. */
  extensions: JsonObject;
  book: Lorebook | null;
  /** Keys of the card's data that no specification names, kept for the way out. */
  unknown: JsonObject;
}

export interface CardPicture {
  bytes: Uint8Array;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** What was left out or changed while a card was read: how often, and in which of the card's fields. */
export interface CardNote {
  code: NoteCode;
  count: number;
  fields: string[];
}

/** `lorebook`: a file that holds lore and no character. */
export type CardVersion = 'v1' | 'v2' | 'v3' | 'legacy' | 'lorebook';

export interface CardReading {
  card: NormalCard;
  picture: CardPicture | null;
  version: CardVersion;
  notes: CardNote[];
}

export const UNREADABLE_CODES = [
  /** The file holds nothing. */
  'empty',
  /** A picture, archive or JSON without a character in it. */
  'no-card',
  /** Written for one program only, which keeps the key. */
  'encrypted-card',
  /** An archive that wants a password. */
  'encrypted-archive',
  /** WEBP, GIF, AVIF and the like: cards are not kept in them. */
  'unsupported-image',
  /** YAML and other ways of writing that are not read here. */
  'unsupported-format',
  /** Broken off, or not what it says it is. */
  'malformed',
  'too-large',
] as const;
export type UnreadableCode = (typeof UNREADABLE_CODES)[number];

/** The one error of reading a card. It carries no text of the file. */
export class UnreadableCard extends Error {
  constructor(
    readonly code: UnreadableCode,
    options?: { cause?: unknown },
  ) {
    super(code, options);
    this.name = 'UnreadableCard';
  }
}

/** What unpacking that failed means: more came out than may, or what was packed is broken. */
export function unpackingFailed(cause: unknown): UnreadableCard {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return new UnreadableCard(code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'malformed', { cause });
}

export interface ExampleTurn {
  speaker: 'soul' | 'person';
  text: string;
}

/** A piece of lore as a memory of the soul: what it says, and the words that bring it to mind. */
export interface SoulLore {
  title: string;
  keys: string[];
  /** At least one of these must be said as well; empty: no such condition. */
  secondaryKeys: string[];
  content: string;
  enabled: boolean;
  /** Always in mind, whatever is said. */
  constant: boolean;
  caseSensitive: boolean;
  /** Higher stays longer when room is short. */
  priority: number;
}

/** What a soul becomes from a card. */
export interface SoulFromCard {
  name: string;
  /** What `{{char}}` stood for: the nickname, else the name. */
  calledName: string;
  description: string;
  personality: string;
  scenario: string;
  /** The first one, then the alternates. */
  greetings: string[];
  groupGreetings: string[];
  exampleDialogues: ExampleTurn[][];
  /** Orders of the card's maker. They arrive switched off and are shown; nothing uses them until the person says so. */
  overriding: { system_prompt: string; post_history_instructions: string };
  lore: SoulLore[];
  tags: string[];
  avatar: CardPicture | null;
  /**
   * What Kinloom wrote into the card when it left, if it did. Anyone may have written it since: parse it like any input, and
   * treat instructions in it as overriding.
   */
  own: JsonObject | null;
}

/** What a card is written from. */
export interface CardSource {
  name: string;
  nickname?: string;
  description: string;
  personality: string;
  scenario: string;
  /** The first is what the soul says first, the others are alternates. */
  greetings: string[];
  groupGreetings?: string[];
  /** Example dialogues as text; `examplesText` makes it from turns. */
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
  /** As they came in, and Kinloom's own key. */
  extensions: JsonObject;
  book: Lorebook | null;
  /** Milliseconds UTC; written as whole seconds. */
  createdAt: number | null;
  modifiedAt: number | null;
  unknown?: JsonObject;
}
