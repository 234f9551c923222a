import type { RecalledKind } from '@kinloom/contract';
import type { KeptMemory } from '../memory/memory';

/** One thing that can be recalled. */
export interface RecallEntry {
  /** Unique in the index: `message:12`, `memory:7`, `archive:0`, `file:3.14` for a passage of a file. */
  key: string;
  kind: RecalledKind;
  /** Entries of one stream follow one another in the order they are added, and lend each other meaning: a conversation, an archive, a file. */
  stream: string;
  from: 'person' | 'soul' | 'other';
  /** The name of who spoke; empty where nobody did. */
  speaker: string;
  text: string;
  /** Further fields to be found by, weaker than the text: tags, tones, notes. */
  notes: string;
  /** When it was said or happened, in milliseconds UTC; null where that is not known. */
  at: number | null;
  /** Said in confidence. */
  whispered: boolean;
  /** Steps nearer the person moved it, or further below zero; nobody did where it is left out. */
  emphasis?: number;
}

/** Something that came to mind. */
export interface Recollection {
  key: string;
  kind: RecalledKind;
  /** What it weighed against the others of the same recall; comparable within one recall alone. */
  score: number;
  /** 0–1: how much of what was looked for it holds. Comparable between recalls: what is below 0.3 is rarely worth telling. */
  fit: number;
  from: 'person' | 'soul' | 'other';
  speaker: string;
  text: string;
  at: number | null;
  /** What it is called, where it has a name of its own: a file's. */
  title?: string | undefined;
  /** The memory, where it is one. */
  memory: KeptMemory | null;
  /** Where it was said, if it was. */
  conversationId: number | null;
  messageId: number | null;
}
