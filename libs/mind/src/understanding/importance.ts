import { KeyedCache } from '../text-cache';
import { textNetwork } from './text-network';

/** Probabilities that an English text holds something to remember. Each is at most the one before it, as far as the network is consistent. */
export interface Importance {
  /** Something true for longer than today, such as a taste, a habit or a small plan. */
  minor: number;
  /** People, work, home, health, plans with a date, lasting feelings. */
  matters: number;
  /** Death, illness, birth, a break-up, the loss of work or home, names of the nearest. */
  grave: number;
}

const cache = new KeyedCache<Importance>(400_000);

/** How much of a text is to be remembered, by the network. Cached by text. @param text a message or a sentence, as it was written */
export function importanceOf(text: string): Importance {
  if (!/\p{L}/u.test(text)) return { minor: 0, matters: 0, grave: 0 };
  return cache.get(text, () => {
    const [minor = 0, matters = 0, grave = 0] = textNetwork().read(text).importance;
    return { minor: sigmoid(minor), matters: sigmoid(matters), grave: sigmoid(grave) };
  });
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
