import type { ListKey } from './corrections';

/** How the lists of an analysis are called, what stands where one is empty, and what one of them is. */
export const LIST_WORDS: readonly { key: ListKey; label: string; one: string; empty: string }[] = [
  { key: 'traits', label: 'Traits', one: 'a trait', empty: 'No trait stands out.' },
  { key: 'communication_style', label: 'Way of speaking', one: 'a way of speaking', empty: 'Too little to tell.' },
  { key: 'interests', label: 'Interests', one: 'an interest', empty: 'No topic comes up often.' },
  { key: 'emotional_patterns', label: 'Emotional patterns', one: 'a feeling', empty: 'No feeling stands out.' },
];
