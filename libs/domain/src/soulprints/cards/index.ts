/** Reads and writes character cards. Pure functions without I/O. */
export { splitDecorators } from './lorebook';
export { readCard } from './read-card';
export { soulFromCard } from './soul-from-card';
export { toCardSource, writeCardJson, writeCardPng } from './write-card';
export { formatExampleDialogues } from './example-dialogues';
export { CARD_LIMITS } from './card-limits';
export { NOTE_CODES, type NoteCode } from './card-notes';
export { UNREADABLE_CODES, UnreadableCardError, type UnreadableCode } from './types';
export type {
  CardAsset,
  CardNote,
  CardPicture,
  CardReading,
  CardSource,
  CardVersion,
  ExampleTurn,
  JsonObject,
  JsonValue,
  Lorebook,
  LoreEntry,
  NormalCard,
  SoulFromCard,
  SoulLore,
} from './types';
