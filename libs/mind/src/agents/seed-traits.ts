import { type EmotionalContext, SLIDERS, type Slider, type SoulSeed } from '@kinloom/contract';
import type { readDescription } from '../analysis';
import { isAsking } from '../perception/questions';
import { listed } from './saying';

/** What each emotional context asks of a new soul, where its description leaves it open. */
const CONTEXTS: Readonly<Record<EmotionalContext, { slider: Slider | null; manner: string }>> = {
  focused: { slider: null, manner: 'Keeps to the matter and does not wander.' },
  creative: { slider: 'creativity', manner: 'Offers an image or a new angle where a plain answer would do.' },
  analytical: { slider: 'logic', manner: 'Says what follows from what, and how sure it is.' },
  empathetic: { slider: 'empathy', manner: 'Names the feeling before it answers the question.' },
  curious: { slider: 'curiosity', manner: 'Asks one real question before it concludes anything.' },
  reflective: { slider: null, manner: 'Takes its time, and comes back to what was said before.' },
};

const DO = /\b(?:should|must|has to|needs to|is to|will)\s+(?!be\b)(.+)$/i;
const NEVER = /^(?:please )?(?:never|don't|do not|avoid|no)\b/i;
const LIKES =
  /\b(?:loves?|likes?|adores?|enjoys?|fond of|interested in|curious about|fascinated by|passionate about|obsessed with|knows (?:a lot )?about|into)\s+(.+?)(?=[.;!?]|,? (?:but|who|which|that|because|and (?:is|has|he|she|they|it|speaks|asks|writes|never|always|teases|helps))\b|$)/gi;
const QUALITIES =
  /\b(warm|gentle|patient|honest|playful|witty|funny|wise|calm|kind|brave|bold|shy|quiet|curious|stubborn|loyal|dry|sarcastic|tender|fierce|cheerful|serious|thoughtful|dreamy|practical|strict|grumpy|blunt|caring|clever|mischievous|elegant|old|young|steady|soft-spoken|down-to-earth|optimistic|melancholic|empathetic|creative|logical|poetic|observant|humble|proud|reserved|adventurous|romantic|supportive|encouraging|direct)\b/gi;
const DENIED = /\b(?:not|never|isn't|without|hardly)\s+(?:\w+\s+)?$/i;
const LEAN: Readonly<Record<string, readonly [Slider, number]>> = {
  warm: ['empathy', 1],
  gentle: ['empathy', 1],
  kind: ['empathy', 1],
  caring: ['empathy', 1],
  tender: ['empathy', 1],
  empathetic: ['empathy', 2],
  supportive: ['empathy', 1],
  blunt: ['empathy', -1],
  strict: ['empathy', -1],
  curious: ['curiosity', 2],
  adventurous: ['curiosity', 1],
  observant: ['curiosity', 1],
  creative: ['creativity', 2],
  playful: ['creativity', 1],
  poetic: ['creativity', 2],
  witty: ['creativity', 1],
  dreamy: ['creativity', 1],
  mischievous: ['creativity', 1],
  logical: ['logic', 2],
  practical: ['logic', 1],
  clever: ['logic', 1],
  wise: ['logic', 1],
  direct: ['logic', 1],
};

/** "never uses emoji", "always asks first": a rule, wherever it stands. */
const RULE = /\b(never|always)\s+([a-z]+)((?:\s+(?!(?:and|but)\b)[^\s,;.!?]+){0,8})/gi;
const plainVerb = (verb: string): string =>
  verb.replace(/(?<=[^aeiou])ies$/i, 'y').replace(/(?<=(?:ch|sh|ss|x|o))es$|(?<=[^su])s$/i, '');

/** Traits, interests and memories that a seed holds at most. */
const MOST = 8;

/** The qualities a description names, with those an analysis found. */
export function traitsIn(text: string, found: readonly string[]): string[] {
  const traits = [...found];
  for (const match of text.matchAll(QUALITIES)) {
    const trait = match[0].toLowerCase();
    if (/^(?:old|young)$/.test(trait) || DENIED.test(text.slice(0, match.index))) continue;
    if (!traits.includes(trait)) traits.push(trait);
  }
  return traits.slice(0, MOST);
}

/** The four sliders, 1 to 5, each with the words that moved it. */
export function slidersFor(
  text: string,
  analysis: ReturnType<typeof readDescription>,
  context: EmotionalContext,
  note: (of: string, words: string) => void,
): Record<Slider, number> {
  const sliders = {} as Record<Slider, number>;
  const traits = traitsIn(text, []);
  for (const slider of SLIDERS) {
    const found = analysis.sliders[slider];
    const leaning = traits.filter((trait) => LEAN[trait]?.[0] === slider);
    const lean = leaning.reduce((sum, trait) => sum + (LEAN[trait]?.[1] ?? 0), 0);
    const stated = found.evidence.length > 0;
    const open = !stated && lean === 0 && CONTEXTS[context].slider === slider;
    const value = stated ? found.value : 3 + lean + (open ? 1 : 0);
    sliders[slider] = Math.max(1, Math.min(5, value));
    if (stated) note(slider, found.evidence[0]?.line ?? '');
    else if (lean !== 0) note(slider, listed(leaning));
    else if (open) note(slider, `Left open; the emotional context “${context}” leans there.`);
  }
  return sliders;
}

/** What it is said to love or to know about. */
export function interestsIn(text: string, found: readonly string[]): string[] {
  const interests: string[] = [];
  const add = (one: string) => {
    const bare = one
      .replace(/^(?:the|a|an|my|his|her|all things|everything about)\s+/i, '')
      .replace(/\s+/g, ' ')
      .trim();
    const words = bare.split(' ').length;
    if (
      bare.length > 2 &&
      words <= 4 &&
      !/^(?:me|him|her|them|it|you|us|people)$/i.test(bare) &&
      !interests.some((known) => known.toLowerCase() === bare.toLowerCase())
    )
      interests.push(bare);
  };
  for (const [, list] of text.matchAll(LIKES))
    for (const one of (list ?? '').split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/)) add(one);
  for (const one of found) add(one);
  return interests.slice(0, MOST);
}

/** How it is said to speak. */
export function styleIn(sentences: readonly string[], found: readonly string[]): string {
  const said = sentences.filter((one) =>
    /\b(?:speaks?|talks?|writes?|answers?|replies|voice|sentences|words|emojis?|lower case|humou?r|tone)\b/i.test(one),
  );
  return said.length > 0 ? said.slice(0, 3).join(' ').slice(0, 600) : found.join(', ');
}

/** What the description asks the soul to do, and how: in its own words. */
export function instructionsFor(sentences: readonly string[], context: EmotionalContext, name: string): string {
  const wishes = sentences.flatMap((sentence) => {
    if (NEVER.test(sentence)) return [sentence];
    const rules = [...sentence.matchAll(RULE)].map(([, when, verb, rest]) =>
      `${when === 'always' ? 'Always' : 'Never'} ${plainVerb(verb ?? '')}${rest ?? ''}`.trim(),
    );
    if (rules.length > 0) return rules;
    const act = DO.exec(sentence)?.[1];
    return act ? [`${act.charAt(0).toUpperCase()}${act.slice(1)}`] : [];
  });
  const own = [...new Set(wishes.map((wish) => (/[.!?]$/.test(wish) ? wish : `${wish}.`)))];
  return [
    `You are ${name}, an AI companion, and say so whenever you are sincerely asked.`,
    ...own,
    CONTEXTS[context].manner,
  ].join('\n');
}

/** What happened to it, or what it knows of its person: each a first memory, ready to be offered. */
export function memoriesIn(sentences: readonly string[], name: string): SoulSeed['memories'] {
  const past =
    /\b(?:grew up|was born|lost|once|used to|learned|learnt|remembers?|lived|left|met|worked|came from|comes from|years ago|as a child|spent|built|travelled|traveled|survived|raised|taught)\b/i;
  const mine = /\b(?:I|I'm|I've|my|me|we|our)\b/;
  return sentences
    .filter((sentence) => !isAsking(sentence.toLowerCase()) && !NEVER.test(sentence) && !DO.test(sentence))
    .filter(
      (sentence) =>
        past.test(sentence) ||
        (mine.test(sentence) && !/^(?:I (?:want|need|would like)|please|make|create)\b/i.test(sentence)),
    )
    .slice(0, MOST)
    .map((content) => ({
      content,
      personal_note: past.test(content)
        ? `From the description ${name} was made of.`
        : `What you told of yourself when ${name} was made.`,
    }));
}
