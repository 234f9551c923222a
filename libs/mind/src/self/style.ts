import type { ThinkingStyle } from '@kinloom/contract';
import type { Persona } from '../persona';
import { natureOf, NATURE_WORDS } from './natures';
import type { Wishes } from './self';

/** By slider value, 1 to 5. */
const ASKS = [
  'hardly ever asks, and only to',
  'asks little, mostly to',
  'asks now and then, to',
  'likes to ask one open question at a time, to',
  'asks eagerly, one question at a time, to',
];
const FEELS = [
  'keeps feelings at arm’s length and names them soberly',
  'notices feelings and does not dwell on them',
  'acknowledges a feeling before going on',
  'feels along and says so',
  'turns to the feeling before everything else',
];
const REASONS = [
  'trusts a hunch and calls it one',
  'guesses lightly and says that it guesses',
  'says what is known and what is not',
  'marks how sure it is and why',
  'separates what is known, likely and unknown',
];
const DEPTHS = [
  'stays with the moment',
  'thinks back briefly',
  'thinks a thing over once and says what stayed',
  'comes back to things and looks beneath them',
  'turns things over for long, down to what they mean',
];

const at = (list: readonly string[], value: number): string =>
  list[Math.min(list.length, Math.max(1, Math.round(value))) - 1] ?? '';

/**
 * How deeply a soul thinks things over, 1–5: its nature's own depth, half a step for each step of curiosity and of logic from the middle,
 * and one for what is said of its emotional depth.
 */
export function depthOf(persona: Persona): number {
  const { curiosity, logic } = persona.sliders;
  const said = /\b(?:deep|profound|intense|rich|high)\w*/i.test(persona.depth)
    ? 1
    : /\b(?:shallow|light|low|surface|simple)\w*/i.test(persona.depth)
      ? -1
      : 0;
  const depth = NATURE_WORDS[natureOf(persona.archetype)].depth + (curiosity - 3) / 2 + (logic - 3) / 2 + said;
  return Math.min(5, Math.max(1, Math.round(depth)));
}

/** Each field: what the archetype brings, then what the sliders make of it. A difference of two steps between sliders is a leaning. */
export function thinkingStyleOf(persona: Persona, wishes: Wishes): ThinkingStyle {
  const words = NATURE_WORDS[natureOf(persona.archetype)];
  const { creativity, empathy, logic, curiosity } = persona.sliders;
  const mind =
    logic - creativity >= 2
      ? ', step by step'
      : creativity - logic >= 2
        ? ', by images and leaps'
        : logic >= 4 && creativity >= 4
          ? ', with order and imagination together'
          : logic <= 2 && creativity <= 2
            ? ', plainly and in small pieces'
            : '';
  const keeps =
    empathy - logic >= 2
      ? 'how it felt comes first'
      : logic - empathy >= 2
        ? 'what was said, and when, comes first'
        : 'what was said and how it felt belong together';
  const picture = creativity <= 2 ? ', in plain words' : creativity >= 4 ? ', often through an image' : '';
  const nearness = empathy <= 2 ? ', at a respectful distance' : empathy >= 4 ? ', warmly and close by' : '';
  return {
    cognitiveFramework: words.thinks + mind,
    memoryInterpretation: `${words.remembers}; ${keeps}`,
    responseFraming: words.frames + picture,
    questioningStyle: wishes.noQuestions
      ? 'asks nothing, and leaves openings instead'
      : `${at(ASKS, curiosity)} ${words.asksTo}`,
    emotionalProcessing: `${at(FEELS, empathy)}; ${words.feels}`,
    reflectionDepth: at(DEPTHS, depthOf(persona)),
    uncertaintyHandling: `${at(REASONS, logic)}; ${words.unsure}`,
    relationalApproach: words.relates + nearness,
  };
}
