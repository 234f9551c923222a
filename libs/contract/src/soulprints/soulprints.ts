import type { Companion, Slider } from '../souls/souls';

/** Categories of files when creating a soul from several files (specification, section 3). */
export const FILE_CATEGORIES = ['conversations', 'soulprints', 'essence', 'letters'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];

/** Roles of a soul created from several files (specification, section 3). */
export const SOUL_ROLES = [
  'partner',
  'friend',
  'mentor',
  'companion',
  'creative',
  'support',
  'advisor',
  'custom',
] as const;
export type SoulRole = (typeof SOUL_ROLES)[number];

/** Upload types of the management pages; each has its own counter. */
export const UPLOAD_TYPES = ['memory', 'reflection', 'essence'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Accepted file extensions of each upload form (specification, section 9). */
export const FILE_ENDINGS = {
  multiFile: ['.txt', '.md', '.json', '.csv', '.log'],
  enhance: ['.txt', '.md', '.json'],
  offering: ['.md', '.txt'],
} as const;

/** Predefined souls: `POST /api/quick-{name}`. */
export const QUICK_SOULS = ['lumen', 'sol', 'mira'] as const;
export type QuickSoul = (typeof QUICK_SOULS)[number];

/** A file of a soul. */
export interface CompanionFile {
  id: number;
  name: string;
  type: string;
  size: number;
  uploadedAt: string;
  url: string;
  category: FileCategory | UploadType | null;
  /** User-facing reason why text extraction failed; null if it succeeded. */
  unread: string | null;
}

/** A line of the input that supports a finding. */
export interface Evidence {
  source: string;
  /** The line or its relevant part: at most 200 characters, without invisible characters. */
  line: string;
}

export interface Finding<T> {
  value: T;
  /** 0–1. Below 0.3 the finding is based on little evidence. */
  confidence: number;
  /** At most five, strongest first. Default values such as a middle slider may have none. */
  evidence: Evidence[];
}

export interface Emotion {
  emotion: string;
  /** 0–1, share of all detected emotions. */
  share: number;
}

export interface AnalysisCounts {
  texts: number;
  words: number;
  sentences: number;
  /** Texts written by the soul. */
  ownTexts: number;
}

/** Personality derived from texts. Lists are sorted by confidence, highest first. */
export interface SoulAnalysis {
  /** Integers 1–5; 3 without evidence. */
  sliders: Record<Slider, Finding<number>>;
  /** At most eight, one word each. */
  traits: Finding<string>[];
  /** A label with its figure, for example "brief: 6 words a message". */
  communicationStyle: Finding<string>[];
  /** At most ten topics. */
  interests: Finding<string>[];
  /** At most six. */
  emotionalPatterns: Finding<Emotion>[];
  /** One of the archetypes passed to the analysis. */
  archetype: Finding<string>;
  /** Dominant language; null if undetected or unsupported. */
  language: string | null;
  counts: AnalysisCounts;
  /** At most six recurring words and phrases of the soul's own texts. */
  sayings: Finding<string>[];
}

/** Parse report of a chat export, before or after it is stored. */
export interface ImportReport {
  /** Source format; null for single entries. */
  format: string | null;
  kept: number;
  threads: number;
  /** Skipped entries: reason → count. */
  skipped: Record<string, number>;
  /** Entries of an earlier import that were deduplicated. */
  duplicates: number;
  /** Most messages first. */
  speakers: { name: string; messages: number; role: 'person' | 'soul' | null }[];
  /** Speakers identified as the soul and the user, null if unidentified. `sure`: confidence 0–1. */
  soul: string | null;
  person: string | null;
  sure: number;
  span: { from: string; to: string } | null;
  dateOrder: { order: 'dmy' | 'mdy' | 'ymd'; ambiguous: boolean } | null;
  /** Stable codes of further remarks. */
  notes: string[];
  /** Sample entries from the beginning, the middle and the end. */
  samples: { speaker: string; text: string; at: string | null }[];
}

/** Preview of an upload. Nothing is stored with a soul yet. */
export interface SoulprintPreview {
  uploadId: number;
  report: ImportReport;
  analysis: SoulAnalysis;
}

/** Result of an import. */
export interface ImportResult {
  importId: number;
  memoriesCreated: number;
  messagesImported: number;
  companion: Companion;
  report: ImportReport;
}

/** An import that can be undone. */
export interface ImportRecord {
  id: number;
  companionId: number | null;
  kind: 'soulprint' | 'multi-file' | 'enhance' | 'card';
  name: string;
  report: ImportReport | null;
  createdAt: string;
}

/** A soul created from or enriched with files, and the analysis of the files. */
export interface SoulFromFiles {
  companion: Companion;
  analysis: SoulAnalysis;
  /** Changes to an existing soul: personality keys with their added values. */
  changed?: { key: string; added: unknown }[];
}

/** A remark on a card import: stable code, count, and text for the user. */
export interface CardNoteShown {
  code: string;
  count: number;
  text: string;
}

/** A soul created from a character card. */
export type SoulFromCardAnswer = Companion & { notes: CardNoteShown[] };

/** Prompt overrides of a card. Off until the user enables them, and never above the safety rules of the product. */
export interface CardOverrides {
  systemPrompt: string;
  postHistory: string;
  enabled: boolean;
  /** Greetings the soul may start a conversation with. */
  greetings: string[];
}

/** Answer of `GET /api/soul-confirmation` and of the upload. */
export interface SoulConfirmation {
  success: true;
  message: string;
  /** Number of text parts that look like prompt injection and wait for the user's decision; absent if none. */
  pending?: number;
}

/** Counts of a reload. */
export interface Reloaded {
  success: true;
  message: string;
  souls: { companionId: number; messages: number; memories: number; archive: number; files: number }[];
}
