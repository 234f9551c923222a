/**
 * Character cards: how souls come from other programs and go to them. Pure: bytes and values in, values and bytes out.
 */
export { decorated } from './book';
export { readCard } from './read';
export { soulFromCard } from './soul';
export { sourceOf, writeCardJson, writeCardPng } from './write';
export { examplesText } from './dialogues';
export { CARD_LIMITS } from './limits';
export { NOTE_CODES, type NoteCode } from './notes';
export { UNREADABLE_CODES, UnreadableCard, type UnreadableCode } from './types';
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
