import {
  ARCHETYPES,
  type EmotionalContext,
  LIMITS,
  type Personality,
  SLIDERS,
  type Slider,
  type SoulSeed,
} from '@kinloom/contract';
import { readDescription } from '../analysis';
import { isAsking } from '../perception/questions';
import { plain, sentencesOf, wordsOf } from '../perception/text';
import { natureOf } from '../self/natures';
import { listed } from './saying';

/** Every archetype the screens offer, each once. */
const ALL = [...new Set([...ARCHETYPES.page, ...ARCHETYPES.edit, ...ARCHETYPES.dialog])];
/** Names for a soul that was given none, by the first archetype they suit. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  companion: ['Wren', 'Ada', 'Milo'],
  sage: ['Orin', 'Sela', 'Anselm'],
  guide: ['Vela', 'Tarn', 'Isolde'],
  mentor: ['Cassia', 'Bram', 'Thea'],
  explorer: ['Juno', 'Rhea', 'Finn'],
  creator: ['Iris', 'Calla', 'Theo'],
  creative: ['Iris', 'Calla', 'Theo'],
  protector: ['Rowan', 'Hale', 'Brynn'],
  dreamer: ['Lyra', 'Nevis', 'Elowen'],
  partner: ['Noor', 'Elia', 'Jonah'],
};

/** What each emotional context asks of a new soul, where its description leaves it open. */
const CONTEXTS: Readonly<Record<EmotionalContext, { slider: Slider | null; manner: string }>> = {
  focused: { slider: null, manner: 'Keeps to the matter and does not wander.' },
  creative: { slider: 'creativity', manner: 'Offers an image or a new angle where a plain answer would do.' },
  analytical: { slider: 'logic', manner: 'Says what follows from what, and how sure it is.' },
  empathetic: { slider: 'empathy', manner: 'Names the feeling before it answers the question.' },
  curious: { slider: 'curiosity', manner: 'Asks one real question before it concludes anything.' },
  reflective: { slider: null, manner: 'Takes its time, and comes back to what was said before.' },
};

const NAMED =
  /\b(?:named|called|name(?:'s| is|:)?|calls? (?:him|her|it)self)\s+["“']?(\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}[\p{L}'-]{1,30})?)/u;
const OPENS = /^["“']?(\p{Lu}[\p{L}'-]{1,30})["”']?(?:,| is | was | has )/u;
const NO_NAME = new Set([
  'I',
  'A',
  'An',
  'The',
  'He',
  'She',
  'It',
  'They',
  'My',
  'We',
  'This',
  'Someone',
  'Make',
  'Create',
  'Write',
  'Please',
  'Somebody',
  'One',
  'Imagine',
  'Not',
  'There',
  'What',
  'Who',
]);
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
const plainVerb = (verb: string): string => verb.replace(/(?<=(?:ch|sh|ss|x|o))es$|(?<=[^su])s$/i, '');

/** Traits, interests and memories that a seed holds at most. */
const MOST = 8;

/**
 * A whole soul out of a description, by rule: what stands there, in its own words as far as it goes, and nothing invented beside a name
 * where none is given.
 */
export function seedOf(description: string, context: EmotionalContext): SoulSeed {
  const text = plain(description);
  const sentences = sentencesOf(text);
  const because: SoulSeed['because'] = [];
  const note = (of: string, words: string) =>
    because.push({ of, words: words.length > 160 ? `${words.slice(0, 157)}…` : words });
  const analysis = readDescription(text, { archetypes: ALL });
  const archetype =
    archetypeIn(text) ?? (analysis.archetype.evidence.length > 0 ? analysis.archetype.value : 'companion');
  const nameGiven = nameIn(sentences);
  const name = nameGiven ?? namedBy(archetype, text);
  note(
    'name',
    nameGiven === null
      ? `No name is given: ${name} is one for ${aOr(archetype)}.`
      : (sentences.find((one) => one.includes(name)) ?? name),
  );
  note(
    'archetype',
    archetypeIn(text) === null
      ? (analysis.archetype.evidence[0]?.line ?? 'Nothing decides: a companion fits everybody.')
      : `“${archetypeWord(text)}” stands in the description.`,
  );
  const traits = traitsIn(
    text,
    analysis.traits.map(({ value }) => value),
  );
  if (traits.length > 0) note('traits', listed(traits));
  const sliders = slidersFor(text, analysis, context, note);
  const interests = interestsIn(
    text,
    analysis.interests.map(({ value }) => value),
  );
  if (interests.length > 0) note('interests', listed(interests));
  const style = styleIn(
    sentences,
    analysis.communicationStyle.map(({ value }) => value),
  );
  const instructions = instructionsFor(sentences, context, name);
  const memories = memoriesIn(sentences, name);
  const personality: Personality = {
    ...sliders,
    traits,
    interests,
    communication_style: style,
    communicationStyle: style,
    description: text.slice(0, 8_000),
  };
  return {
    companion: {
      name: name.slice(0, LIMITS.soulNameLength),
      archetype,
      personality,
      gptInstructions: instructions.slice(0, LIMITS.instructionsLength),
    },
    memories,
    because,
  };
}

const aOr = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

function nameIn(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const name = NAMED.exec(sentence)?.[1];
    if (name && !NO_NAME.has(name)) return name.replace(/'s$/, '');
  }
  const opened = OPENS.exec(sentences[0] ?? '')?.[1];
  return opened && !NO_NAME.has(opened) ? opened : null;
}

/** The same description is given the same name. */
function namedBy(archetype: string, text: string): string {
  const names = NAMES[archetype] ?? NAMES['companion'] ?? ['Wren'];
  const sum = [...text].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return names[sum % names.length] ?? 'Wren';
}

const archetypeWord = (text: string): string | null =>
  wordsOf(text).find((word) => (ALL as readonly string[]).includes(word) && !/^(?:creative)$/.test(word)) ?? null;

function archetypeIn(text: string): string | null {
  const named = archetypeWord(text);
  if (named) return named;
  // "A lighthouse keeper", "a teacher": what it is by trade or kin leads to an archetype too.
  const role =
    /\b(?:an?|my|the)\s+((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)\b(?=\s+(?:called|named|who|that|with|,)|[,.;]|$)/iu.exec(
      text,
    )?.[1];
  const nature = role ? natureOf(role) : 'other';
  return nature === 'other' ? null : (ALL as readonly string[]).includes(nature) ? nature : null;
}

function traitsIn(text: string, found: readonly string[]): string[] {
  const traits = [...found];
  for (const match of text.matchAll(QUALITIES)) {
    const trait = match[0].toLowerCase();
    if (/^(?:old|young)$/.test(trait) || DENIED.test(text.slice(0, match.index))) continue;
    if (!traits.includes(trait)) traits.push(trait);
  }
  return traits.slice(0, MOST);
}

function slidersFor(
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

function interestsIn(text: string, found: readonly string[]): string[] {
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

function styleIn(sentences: readonly string[], found: readonly string[]): string {
  const said = sentences.filter((one) =>
    /\b(?:speaks?|talks?|writes?|answers?|replies|voice|sentences|words|emojis?|lower case|humou?r|tone)\b/i.test(one),
  );
  return said.length > 0 ? said.slice(0, 3).join(' ').slice(0, 600) : found.join(', ');
}

/** What the description asks the soul to do, and how: in its own words. */
function instructionsFor(sentences: readonly string[], context: EmotionalContext, name: string): string {
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
function memoriesIn(sentences: readonly string[], name: string): SoulSeed['memories'] {
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

/** The soul as a page that can be read. */
export function seedPage({ companion, memories, because }: SoulSeed): string {
  const { name, archetype, personality, gptInstructions } = companion;
  const traits = Array.isArray(personality.traits) ? (personality.traits as string[]) : [];
  const interests = Array.isArray(personality.interests) ? (personality.interests as string[]) : [];
  const style = typeof personality['communicationStyle'] === 'string' ? personality['communicationStyle'] : '';
  return [
    `# ${name}`,
    `*${archetype}*`,
    typeof personality.description === 'string' ? personality.description : '',
    `## Character\n\n${SLIDERS.map((slider) => `- ${slider}: ${personality[slider] ?? 3} of 5`).join('\n')}${traits.length > 0 ? `\n- traits: ${listed(traits)}` : ''}${interests.length > 0 ? `\n- interests: ${listed(interests)}` : ''}`,
    style === '' ? '' : `## How ${name} speaks\n\n${style}`,
    `## Instructions\n\n${gptInstructions}`,
    memories.length === 0 ? '' : `## First memories\n\n${memories.map(({ content }) => `- ${content}`).join('\n')}`,
    `## Why it came out so\n\n${because.map(({ of, words }) => `- **${of}**: ${words}`).join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
