import type { Slider } from '@kinloom/contract';

/** A soul that is there to be tried. */
export interface WrittenSoul {
  name: string;
  archetype: string;
  sliders: Record<Slider, number>;
  traits: string[];
  interests: string[];
  communicationStyle: string;
  emotionalDepth: string;
  description: string;
  instructions: string;
  /** What was said to it, and what it said: so it sounds. */
  talk: readonly (readonly [said: string, answer: string])[];
}
