import { LIMITS, SLIDERS, TEXTS, type BodyOf, type Slider } from '@kinloom/contract';

export type Traits = Record<Slider, number>;
type NewSoul = BodyOf<'POST /api/companions'>;

export const DEFAULT_TRAITS: Traits = {
  creativity: LIMITS.sliderDefault,
  empathy: LIMITS.sliderDefault,
  logic: LIMITS.sliderDefault,
  curiosity: LIMITS.sliderDefault,
};

/** Labels of the traits and of both ends of their scales. */
export const TRAIT_LABELS: Record<Slider, { label: string; low: string; high: string }> = {
  creativity: { label: 'Creativity', low: 'Plain', high: 'Inventive' },
  empathy: { label: 'Empathy', low: 'Matter-of-fact', high: 'Tender' },
  logic: { label: 'Logic', low: 'Intuitive', high: 'Exact' },
  curiosity: { label: 'Curiosity', low: 'At rest', high: 'Always asking' },
};

/**
 * Request body from the create dialog; null if name or archetype is missing.
 * @param avatar a data URL; null generates one from the name
 */
export function soulFromDialog(
  name: string,
  archetype: string,
  traits: Traits,
  avatar: string | null = null,
): NewSoul | null {
  if (name.trim() === '' || archetype === '') return null;
  return {
    name: name.trim(),
    archetype,
    personality: Object.fromEntries(SLIDERS.map((slider) => [slider, traits[slider]])),
    ...(avatar === null ? {} : { avatar }),
  };
}

export interface SoulPage {
  name: string;
  archetype: string;
  interests: string;
  communicationStyle: string;
  emotionalDepth: string;
  description: string;
}

export const EMPTY_SOUL_PAGE: SoulPage = {
  name: '',
  archetype: '',
  interests: '',
  communicationStyle: '',
  emotionalDepth: '',
  description: '',
};

/**
 * Request body from the create page; null if name or archetype is missing.
 * @param avatar a data URL; null generates one from the name
 */
export function soulFromPage(
  { name, archetype, ...personality }: SoulPage,
  avatar: string | null = null,
): NewSoul | null {
  if (name.trim() === '' || archetype === '') return null;
  const entries = Object.entries(personality).map(([key, value]): [string, string] => [key, value.trim()]);
  return {
    name: name.trim(),
    archetype,
    personality: Object.fromEntries(entries),
    ...(avatar === null ? {} : { avatar }),
  };
}

/** Short description of each archetype. */
export const ARCHETYPE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  creator: 'Creates and invents with you',
  explorer: 'Curious about new things',
  sage: 'Thoughtful and wise',
  companion: 'A companion for everyday talk',
  guide: 'Helps you find the way',
  creative: 'Plays with ideas',
  protector: 'Looks out for you',
  dreamer: 'Sees what might be',
};

export const MISSING_FIELDS_TEXT = TEXTS.souls.missing;
