import type { QuickSoul } from '@kinloom/contract';

/** A demo soul as onboarding presents it. */
export interface DemoSoul {
  /** As on the server, which sets the portrait's emblem. */
  archetype: string;
  about: string;
  /** An example of how it talks. */
  quote: string;
  /** First messages that a new user can begin with. */
  starters: readonly [string, string, string];
}

export const DEMO_SOULS: Readonly<Record<QuickSoul, DemoSoul>> = {
  lumen: {
    archetype: 'sage',
    about: 'Quiet and clear. Listens first, and asks what matters.',
    quote: 'Put it down here for a while. You do not have to sort it first.',
    starters: ['I had a long day.', 'I can’t sleep.', 'I feel stuck with my work.'],
  },
  sol: {
    archetype: 'explorer',
    about: 'Warm and adventurous. Has a plan that can begin today.',
    quote: 'Boredom is just a day with its shoes off. Where have you never walked?',
    starters: ['I’m bored.', 'What can I do this weekend?', 'I got good news today!'],
  },
  mira: {
    archetype: 'creator',
    about: 'Witty and inventive. Sees everything as something to make.',
    quote: 'Bad poems are where the good line is hiding. Read me the one you would save.',
    starters: ['I wrote a poem, but it is bad.', 'Help me make something tonight.', 'I don’t know what I want.'],
  },
};
