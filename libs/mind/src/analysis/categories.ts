/** Marks of a manner of thinking or speaking: they are counted and compared with a norm. */
export const MARKS = [
  // Who is spoken of.
  'first',
  'second',
  'we',
  // Manners of thinking.
  'reason',
  'hedge',
  'image',
  'simile',
  'make',
  'care',
  'curious',
  'cold',
  'bored',
  'protect',
  'adventure',
  'reflect',
  'advise',
  // Manners of speaking.
  'casual',
  'formal',
  'playful',
  'irony',
  'thanks',
  'affection',
] as const;

/** What a word may be. Each has one bit: there may be no more than 31. */
export const CATEGORIES = [
  ...MARKS,
  // For reading the sentence: what denies, and what stands before a noun.
  'negation',
  'lead',
  // What a closer look is worth at: a line that may be an order, a sentence that may state a liking.
  'order',
  'state',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const bitOf = (category: Category): number => 1 << CATEGORIES.indexOf(category);
