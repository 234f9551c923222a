import type { Companion, Slider } from './souls';

/** What several files are sorted into when a soul is made of them (specification, section 3). */
export const FILE_CATEGORIES = ['conversations', 'soulprints', 'essence', 'letters'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];

/** The roles of a soul that is made of several files (specification, section 3). */
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

/** What is uploaded to a soul on the management pages; each is counted by itself. */
export const UPLOAD_TYPES = ['memory', 'reflection', 'essence'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Endings of the files each way of bringing them takes (specification, section 9). */
export const FILE_ENDINGS = {
  multiFile: ['.txt', '.md', '.json', '.csv', '.log'],
  enhance: ['.txt', '.md', '.json'],
  offering: ['.md', '.txt'],
} as const;

/** The souls that are there to be tried: `POST /api/quick-{name}`. */
export const QUICK_SOULS = ['lumen', 'sol', 'mira'] as const;
export type QuickSoul = (typeof QUICK_SOULS)[number];

/** A file that a soul holds. */
export interface CompanionFile {
  id: number;
  name: string;
  type: string;
  size: number;
  uploadedAt: string;
  url: string;
  category: FileCategory | UploadType | null;
  /** Why its text could not be read, in words for the person; null where it was. */
  unread: string | null;
}

/** A line that led to a finding. */
export interface Evidence {
  source: string;
  /** The very line, or the stretch of it that matters: at most 200 characters, without invisible ones. */
  line: string;
}

export interface Finding<T> {
  value: T;
  /** 0–1: how far to believe it. Below 0.3 it is a guess from little. */
  confidence: number;
  /** At most five, the best first. A value that rests on nothing found, such as a slider in the middle, may have none. */
  evidence: Evidence[];
}

export interface Emotion {
  emotion: string;
  /** 0–1, of all feelings that were found. */
  share: number;
}

export interface AnalysisCounts {
  texts: number;
  words: number;
  sentences: number;
  /** Texts the soul wrote itself. */
  ownTexts: number;
}

/** A personality as texts show it. Every list has the surest first. */
export interface SoulAnalysis {
  /** 1–5, whole; 3 where nothing speaks for more or less. */
  sliders: Record<Slider, Finding<number>>;
  /** At most eight, each one word. */
  traits: Finding<string>[];
  /** Each a word and its figure: "brief: 6 words a message". */
  communicationStyle: Finding<string>[];
  /** At most ten topics, as people would name them. */
  interests: Finding<string>[];
  /** At most six. */
  emotionalPatterns: Finding<Emotion>[];
  /** One of those that were given. */
  archetype: Finding<string>;
  /** The language that prevails; null where it cannot be told, or none of the known ones does. */
  language: string | null;
  counts: AnalysisCounts;
  /** At most six words and phrases that this one uses again and again, out of its own texts. */
  sayings: Finding<string>[];
}

/** What was understood of a chat export, before or after it is stored. */
export interface ImportReport {
  /** The program it comes from; null where entries were given one by one. */
  format: string | null;
  kept: number;
  threads: number;
  /** Why the rest was not kept: reason → how many. */
  skipped: Record<string, number>;
  /** Said in an import before, and not kept a second time. */
  duplicates: number;
  /** Most messages first. */
  speakers: { name: string; messages: number; role: 'person' | 'soul' | null }[];
  /** Which speaker is taken for the soul, and which for the person; null where nobody is. `sure`: 0–1. */
  soul: string | null;
  person: string | null;
  sure: number;
  span: { from: string; to: string } | null;
  dateOrder: { order: 'dmy' | 'mdy' | 'ymd'; ambiguous: boolean } | null;
  /** Stable codes of what else is to be said. */
  notes: string[];
  /** A few of what was kept, from the beginning, the middle and the end. */
  samples: { speaker: string; text: string; at: string | null }[];
}

/** What is understood of an upload before anything of it is stored with a soul. */
export interface SoulprintPreview {
  uploadId: number;
  report: ImportReport;
  analysis: SoulAnalysis;
}

/** What an import brought. */
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

/** A soul made of, or enriched with, files; and what they showed. */
export interface SoulFromFiles {
  companion: Companion;
  analysis: SoulAnalysis;
  /** What the files changed in a soul that was there before: each key of its personality, with what it was given. */
  changed?: { key: string; added: unknown }[];
}

/** What was left out of, or changed in, a card: a stable code, how often, and in words for the person. */
export interface CardNoteShown {
  code: string;
  count: number;
  text: string;
}

/** A soul made from a card. */
export type SoulFromCardAnswer = Companion & { notes: CardNoteShown[] };

/** What a card wanted to put above everything else. It is off until its person says otherwise, and never above the product's own rules. */
export interface CardOverrides {
  systemPrompt: string;
  postHistory: string;
  enabled: boolean;
  /** First words the soul may begin a conversation with. */
  greetings: string[];
}

/** What `GET /api/soul-confirmation` and the upload itself answer. */
export interface SoulConfirmation {
  success: true;
  message: string;
  /** Pieces of the uploaded texts that read like instructions and wait for the person's decision; absent where none does. */
  pending?: number;
}

/** What was read and indexed anew. */
export interface Reloaded {
  success: true;
  message: string;
  souls: { companionId: number; messages: number; memories: number; archive: number; files: number }[];
}
