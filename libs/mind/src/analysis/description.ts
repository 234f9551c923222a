import { SLIDERS, type Slider } from '@kinloom/contract';
import type { Evidence } from './analysis';
import { denies, type StatedManner, type StatedSlider } from './statements';

/** Ways of writing, and the words they are described with. */
const MANNERS: readonly (readonly [manner: string, words: RegExp])[] = [
  ['emoji', /\bemojis?\b|\bemoticons?\b|\bsmileys?\b/],
  [
    'brief',
    /\b(?:brief|short|terse|laconic|concise|clipped) (?:\w+ )?(?:messages?|sentences?|answers?|replies|texts?|lines?)|\b(?:writes|speaks|answers|replies|talks) (?:very |quite )?(?:briefly|tersely|little)|\bfew words\b/,
  ],
  [
    'expansive',
    /\b(?:long|lengthy|sprawling|winding) (?:\w+ )?(?:messages?|letters?|sentences?|answers?|replies|texts?)|\bat length\b|\b(?:talkative|verbose|chatty|wordy|long-winded)\b/,
  ],
  ['formal', /\b(?:formal|formally|stiffly|old-fashioned|ceremonious)\b(?! dress)/],
  ['casual', /\b(?:casual|casually|informal|informally|slang|colloquial)\b/],
  ['questions', /\b(?:asks?|asking)\b[^.;]{0,24}\bquestions?\b|\bfull of questions\b/],
  ['exclamation marks', /\bexclamation (?:marks?|points?)\b/],
  ['lower case', /\blower[- ]?case\b|\bcapital letters\b/],
  ['figurative', /\b(?:metaphors?|imagery|similes?|in images|in pictures)\b/],
  ['playful', /\b(?:jokes|puns|wordplay|teases|teasing|banter)\b/],
];

/** How the soul is said to write. @param sentence in lower case */
export function mannersIn(sentence: string, evidence: Evidence): StatedManner[] {
  return MANNERS.flatMap(([manner, words]) => {
    const match = words.exec(sentence);
    if (!match) return [];
    // "Capital letters" are the contrary of what they stand for here.
    const turned = match[0] === 'capital letters';
    const before =
      sentence
        .slice(Math.max(0, match.index - 30), match.index)
        .split(/[,;:]|\b(?:but|and)\b/)
        .at(-1) ?? '';
    const holds = !(denies(before) || /\b(?:never|not)\b/.test(match[0]));
    return [{ manner, holds: holds !== turned, evidence }];
  });
}

const FIGURE = new RegExp(`\\b(${SLIDERS.join('|')})\\s*[:=]\\s*([1-5])(?![\\d%]|\\.\\d|\\s*/\\s*(?!5\\b)\\d)`, 'g');

/** Sliders that a description names with their figure: "Empathy: 4/5". */
export function slidersIn(sentence: string, evidence: Evidence): StatedSlider[] {
  return [...sentence.matchAll(FIGURE)].map(([, slider, figure]) => ({
    slider: slider as Slider,
    value: Number(figure),
    evidence,
  }));
}
