import { LIMITS, SLIDERS, TEXTS, type BodyOf, type Slider } from '@kinloom/contract';

export type Traits = Record<Slider, number>;
type NewSoul = BodyOf<'POST /api/companions'>;

export const EVEN_TRAITS: Traits = {
  creativity: LIMITS.sliderDefault,
  empathy: LIMITS.sliderDefault,
  logic: LIMITS.sliderDefault,
  curiosity: LIMITS.sliderDefault,
};

/** What the traits are called, with what their two ends mean. */
export const TRAIT_WORDS: Record<Slider, { label: string; low: string; high: string }> = {
  creativity: { label: 'Creativity', low: 'Plain', high: 'Inventive' },
  empathy: { label: 'Empathy', low: 'Matter-of-fact', high: 'Tender' },
  logic: { label: 'Logic', low: 'Intuitive', high: 'Exact' },
  curiosity: { label: 'Curiosity', low: 'At rest', high: 'Always asking' },
};

/** The soul of the dialog; null where name or archetype is missing. */
export function soulFromDialog(name: string, archetype: string, traits: Traits): NewSoul | null {
  if (name.trim() === '' || archetype === '') return null;
  return { name: name.trim(), archetype, personality: Object.fromEntries(SLIDERS.map((one) => [one, traits[one]])) };
}

export interface SoulPage {
  name: string;
  archetype: string;
  interests: string;
  communicationStyle: string;
  emotionalDepth: string;
  description: string;
}

export const EMPTY_PAGE: SoulPage = {
  name: '',
  archetype: '',
  interests: '',
  communicationStyle: '',
  emotionalDepth: '',
  description: '',
};

/** The soul of the page; null where name or archetype is missing. */
export function soulFromPage({ name, archetype, ...personality }: SoulPage): NewSoul | null {
  if (name.trim() === '' || archetype === '') return null;
  const entries = Object.entries(personality).map(([key, value]): [string, string] => [key, value.trim()]);
  return { name: name.trim(), archetype, personality: Object.fromEntries(entries) };
}

/** What each archetype is, in a few words. */
export const ARCHETYPE_WORDS: Readonly<Record<string, string>> = {
  creator: 'Makes things up with you',
  explorer: 'Wonders what lies beyond',
  sage: 'Thinks slowly and well',
  companion: 'Keeps you company',
  guide: 'Helps you find the way',
  creative: 'Plays with ideas',
  protector: 'Looks out for you',
  dreamer: 'Sees what might be',
};

export const MISSING = TEXTS.souls.missing;
