import type { Slider } from '@kinloom/contract';

/** A predefined soul. */
export interface PredefinedSoul {
  name: string;
  archetype: string;
  sliders: Record<Slider, number>;
  traits: string[];
  interests: string[];
  communicationStyle: string;
  emotionalDepth: string;
  description: string;
  instructions: string;
  /** Example dialogue: message and answer. */
  talk: readonly (readonly [said: string, answer: string])[];
}
