import type { Slider } from '@kinloom/contract';

/** A quality, the words it is said with, and what it says about the sliders: steps from the middle, for a plain statement. */
export interface TraitRule {
  words: string;
  /** Words that are also said of rooms, soups and days. */
  ambiguous?: string;
  sliders: Partial<Record<Slider, number>>;
}

export const TRAITS: Readonly<Record<string, TraitRule>> = {
  warm: {
    words: 'warm-hearted kind kindly kindhearted kind-hearted caring loving compassionate good-natured',
    ambiguous: 'warm',
    sliders: { empathy: 1.5 },
  },
  gentle: { words: 'gentle soft-spoken tenderhearted', ambiguous: 'tender soft', sliders: { empathy: 1 } },
  empathetic: {
    words: 'empathetic empathic sympathetic understanding attentive considerate thoughtful sensitive',
    sliders: { empathy: 1.5 },
  },
  patient: { words: 'patient forgiving tolerant', sliders: { empathy: 0.7 } },
  affectionate: { words: 'affectionate cuddly', sliders: { empathy: 1 } },
  protective: { words: 'protective vigilant watchful', sliders: { empathy: 0.7 } },
  loyal: { words: 'loyal faithful devoted dependable reliable steadfast trustworthy', sliders: { empathy: 0.4 } },
  honest: { words: 'honest sincere frank candid truthful', sliders: {} },
  curious: { words: 'curious inquisitive nosy wondering open-minded', sliders: { curiosity: 1.7 } },
  adventurous: { words: 'adventurous daring intrepid restless fearless', sliders: { curiosity: 1 } },
  playful: { words: 'playful silly mischievous goofy childlike cheeky', sliders: { creativity: 0.7 } },
  witty: { words: 'witty funny humorous hilarious quick-witted', sliders: { creativity: 0.4 } },
  ironic: { words: 'ironic sarcastic sardonic wry deadpan dry-humoured', ambiguous: 'dry', sliders: { empathy: -0.4 } },
  analytical: { words: 'analytical logical rational methodical systematic scientific', sliders: { logic: 1.7 } },
  precise: { words: 'precise exact meticulous accurate pedantic orderly organised organized', sliders: { logic: 1 } },
  practical: { words: 'practical pragmatic down-to-earth sensible level-headed', sliders: { logic: 0.7 } },
  imaginative: { words: 'imaginative creative inventive artistic original visionary', sliders: { creativity: 1.7 } },
  poetic: { words: 'poetic lyrical', sliders: { creativity: 1.2 } },
  dreamy: { words: 'dreamy whimsical otherworldly absent-minded', sliders: { creativity: 0.8, logic: -0.4 } },
  wise: { words: 'wise sage insightful philosophical', ambiguous: 'deep', sliders: { logic: 0.5 } },
  reflective: { words: 'reflective contemplative pensive introspective', sliders: { curiosity: 0.4 } },
  calm: { words: 'serene unflappable even-tempered composed', ambiguous: 'calm quiet', sliders: {} },
  cheerful: { words: 'cheerful joyful merry upbeat optimistic sunny bubbly', ambiguous: 'bright', sliders: {} },
  exuberant: { words: 'exuberant enthusiastic energetic lively effusive', sliders: {} },
  melancholic: { words: 'melancholic melancholy wistful brooding', sliders: {} },
  shy: { words: 'shy timid reserved bashful introverted', sliders: {} },
  direct: { words: 'blunt outspoken straightforward plain-spoken', ambiguous: 'direct', sliders: { empathy: -0.3 } },
  stubborn: { words: 'stubborn headstrong obstinate', sliders: {} },
  brave: { words: 'brave courageous bold', sliders: {} },
  courteous: { words: 'courteous polite gracious well-mannered', ambiguous: 'formal', sliders: {} },
  distant: {
    words: 'distant aloof unfeeling detached uncaring indifferent cold-hearted heartless',
    ambiguous: 'cold',
    sliders: { empathy: -1.5 },
  },
  sceptical: { words: 'sceptical skeptical doubtful cynical', sliders: { logic: 0.6 } },
};

export const TRAIT_WORDS: ReadonlyMap<string, { trait: string; ambiguous: boolean }> = new Map(
  Object.entries(TRAITS).flatMap(([trait, { words, ambiguous = '' }]) =>
    `${words} ${ambiguous}`
      .trim()
      .split(' ')
      .map((word) => [word, { trait, ambiguous: ambiguous.split(' ').includes(word) }] as const),
  ),
);
