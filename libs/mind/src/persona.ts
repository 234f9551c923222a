import { LIMITS, SLIDERS, type Slider } from '@kinloom/contract';
import type { SoulSketch } from './voice/voice';

/** What a soul's personality says, read from whatever shape it was stored in. */
export interface Persona {
  name: string;
  archetype: string;
  /** 1–5; the middle where nothing was set. */
  sliders: Record<Slider, number>;
  traits: string[];
  interests: string[];
  description: string;
  style: string;
  depth: string;
  instructions: string;
}

/** Control and format characters (zero-width, direction, tags) and variation selectors: they carry hidden orders and break names. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\ufe00-\ufe0f]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? withoutInvisible(value).trim() : '';
}

/** Lists arrive as arrays or as one text with commas; objects are named by their `name`. */
function listOf(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,;\n]/) : [];
  return parts
    .map((part) => (typeof part === 'object' && part !== null && 'name' in part ? textOf(part.name) : textOf(part)))
    .filter((part) => part !== '');
}

function sliderOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= LIMITS.sliderMin && value <= LIMITS.sliderMax
    ? value
    : LIMITS.sliderDefault;
}

export function readPersona(soul: SoulSketch): Persona {
  const given = typeof soul.personality === 'string' ? { description: soul.personality } : soul.personality;
  const fields: Record<string, unknown> = { ...given };
  const sliders = Object.fromEntries(SLIDERS.map((slider) => [slider, sliderOf(fields[slider])]));
  return {
    name: textOf(soul.name).replace(/\s+/g, ' ') || 'a soul',
    archetype: textOf(soul.archetype).replace(/\s+/g, ' ').toLowerCase(),
    sliders: sliders as Record<Slider, number>,
    traits: listOf(fields['traits']),
    interests: listOf(fields['interests']),
    description: textOf(fields['description']),
    style: textOf(fields['communicationStyle']) || textOf(fields['communication_style']),
    depth: textOf(fields['emotionalDepth']),
    instructions: withoutInvisible(soul.instructions).trim(),
  };
}
