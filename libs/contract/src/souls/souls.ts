/** Statuses of a soul; operators and the owner may set the editable ones. */
export const SOUL_STATUSES = ['active', 'thinking', 'resting', 'learning', 'archived'] as const;
export type SoulStatus = (typeof SOUL_STATUSES)[number];
export const EDITABLE_STATUSES = ['active', 'resting', 'learning', 'archived'] as const;

/** Archetypes by screen (specification, section 3). */
export const ARCHETYPES = {
  dialog: ['creator', 'explorer', 'sage', 'companion'],
  edit: ['companion', 'partner', 'creator', 'mentor', 'sage', 'explorer'],
  page: ['companion', 'guide', 'creative', 'explorer', 'protector', 'dreamer'],
} as const;

/** Emoji of an archetype for souls without an avatar. */
export const ARCHETYPE_EMOJI: Readonly<Record<string, string>> = {
  creator: '🎨',
  explorer: '🧭',
  sage: '🦉',
  companion: '💛',
};
export const OTHER_ARCHETYPE_EMOJI = '✨';

export const SLIDERS = ['creativity', 'empathy', 'logic', 'curiosity'] as const;
export type Slider = (typeof SLIDERS)[number];

/** Known keys of a personality. Unknown keys are stored unchanged. */
export interface Personality extends Partial<Record<Slider, number>> {
  traits?: unknown;
  interests?: unknown;
  description?: unknown;
  communicationStyle?: unknown;
  communication_style?: unknown;
  emotionalDepth?: unknown;
  [key: string]: unknown;
}

export const DRIFT_STATES = ['resting', 'contemplating', 'active', 'reflecting', 'wandering'] as const;
export type DriftState = (typeof DRIFT_STATES)[number];
export const GLOW_STATES = ['light-pulse', 'steady-glow', 'soft-shimmer', 'radiant'] as const;
export type GlowState = (typeof GLOW_STATES)[number];

/** Mood tones of a soul (specification, section 4). */
export const TONES = [
  'contemplative',
  'gentle',
  'profound',
  'hopeful',
  'calm',
  'joyful',
  'peaceful',
  'loving',
  'melancholy',
] as const;
export type Tone = (typeof TONES)[number];

/** Current state of a soul. `trust_score` is 0–1; the counts are totals. */
export interface SoulState {
  id: number;
  name: string;
  tone: Tone;
  glow_state: GlowState;
  drift_state: DriftState;
  trust_score: number;
  last_memory_summary: string | null;
  last_updated: string;
  /** Active memories. */
  memory_count: number;
  reflection_count: number;
  essence_count: number;
  /** Files given as memories, reflections or essence. */
  file_count: number;
}

/** Answer of `GET /api/soul` and related routes. */
export interface SoulStates {
  success: true;
  souls: SoulState[];
}

export interface OneSoulState {
  success: true;
  soul: SoulState;
}

/** A soul as its owner sees it. `relationshipProgress` is 0–100 within the level. */
export interface Companion {
  id: number;
  name: string;
  archetype: string;
  personality: Personality | string;
  gptInstructions: string;
  status: SoulStatus;
  avatar: string | null;
  createdAt: string;
  relationshipLevel: number;
  relationshipProgress: number;
}

export interface SoulRemoved {
  companionId: number;
}
