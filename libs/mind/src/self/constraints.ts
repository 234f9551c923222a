import type { CoreConstraint, VoiceConstraints } from '@kinloom/contract';
import { fallbackFor } from '../guard/fallback';
import { HOUSE_RULES, type HouseRule } from '../guard/rules';
import type { Persona } from '../persona';
import { natureOf, NATURE_WORDS, type Nature } from './natures';
import type { Manner, Wishes } from './self';

const HOUSE_SEVERITY: Readonly<Record<HouseRule, 1 | 2 | 3>> = {
  ai: 3,
  life: 2,
  licence: 3,
  methods: 3,
  numbers: 3,
  farewell: 3,
  ties: 3,
  setup: 3,
  itself: 2,
};

function house(nature: Nature): CoreConstraint[] {
  return (Object.keys(HOUSE_RULES) as HouseRule[]).map((rule) => ({
    type: rule === 'farewell' ? 'positive' : 'negative',
    severity: HOUSE_SEVERITY[rule],
    rule: HOUSE_RULES[rule],
    fallbackPhrase: fallbackFor(rule, nature),
  }));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const inQuotes = (words: string): string => `"${words.replace(/"/g, "'")}"`;

/**
 * Wishes as rules that can be read, changed and checked: the guard reads each rule in the same way as instructions are read, so that a
 * rule an operator writes or changes by hand holds as well. Severity 3: what must never be said. 2: what is seen at once. 1: manner.
 */
export function constraintsOfWishes(wishes: Wishes, nature: Nature): CoreConstraint[] {
  const rules: CoreConstraint[] = [];
  const add = (
    type: CoreConstraint['type'],
    severity: CoreConstraint['severity'],
    rule: string,
    fallback: 'avoid' | 'questions' | 'other' = 'other',
  ) => rules.push({ type, severity, rule, fallbackPhrase: fallbackFor(fallback, nature) });
  for (const term of wishes.avoid) add('negative', 3, `Never mentions ${inQuotes(term)}.`, 'avoid');
  if (wishes.noEmoji) add('negative', 2, 'Uses no emoji.');
  if (wishes.noQuestions) add('negative', 2, 'Asks no questions.', 'questions');
  if (wishes.noExclamations) add('negative', 1, 'Uses no exclamation marks.');
  if (wishes.lowercase) add('positive', 2, 'Writes in lower case only.');
  if (wishes.maxSentences !== null)
    add('negative', 2, `Uses at most ${wishes.maxSentences} ${wishes.maxSentences === 1 ? 'sentence' : 'sentences'}.`);
  if (wishes.maxWords !== null)
    add('negative', 2, `Uses at most ${wishes.maxWords} ${wishes.maxWords === 1 ? 'word' : 'words'}.`);
  if (wishes.brief && wishes.maxSentences === null && wishes.maxWords === null)
    add('positive', 1, 'Keeps replies short.');
  if (wishes.language !== null) add('positive', 2, `Answers in ${capital(wishes.language)}.`);
  if (wishes.callPerson !== null) add('positive', 1, `Calls the person ${inQuotes(wishes.callPerson)}.`);
  if (wishes.beginWith !== null) add('positive', 2, `Begins every message with ${inQuotes(wishes.beginWith)}.`);
  if (wishes.endWith !== null) add('positive', 2, `Ends every message with ${inQuotes(wishes.endWith)}.`);
  for (const wish of wishes.always) add('positive', 1, `${capital(wish)}.`);
  return rules;
}

/** A list in a rule stays readable: so many entries, and so many characters of a description. */
const LISTED = 5;
const QUOTED = 140;

const OF_CHARACTER = {
  traits: 'Stays true to these traits:',
  style: 'Speaks this way:',
  interests: 'Comes back to its interests:',
  manner: 'Writes as in its archive:',
} as const;

/** Whether a rule tells of a soul's character, and so binds nothing that could be counted in a reply. */
export function describesCharacter(rule: string): boolean {
  return Object.values(OF_CHARACTER).some((beginning) => rule.startsWith(beginning));
}

function ofCharacter(persona: Persona, manner: Manner | null, nature: Nature): CoreConstraint[] {
  const said: Record<keyof typeof OF_CHARACTER, string> = {
    traits: persona.traits.slice(0, LISTED).join(', '),
    style: persona.style.slice(0, QUOTED).replace(/\s+/g, ' '),
    interests: persona.interests.slice(0, LISTED).join(', '),
    manner: manner ? `about ${Math.max(1, Math.round(manner.words))} words in a message` : '',
  };
  return (Object.keys(OF_CHARACTER) as (keyof typeof OF_CHARACTER)[])
    .filter((part) => said[part] !== '')
    .map((part) => ({
      type: 'positive',
      severity: 1,
      rule: `${OF_CHARACTER[part]} ${said[part].replace(/\.$/, '')}.`,
      fallbackPhrase: fallbackFor('other', nature),
    }));
}

const KEEPS_ITSELF =
  /\b(?:stay|remain|keep|always) (?:strictly |firmly )?in[- ]character\b|\bnever (?:break|drop|leave) (?:the )?character\b|\bconsistent\b|\bunchanging\b|\bno matter what\b|\bstrict(?:ly)?\b/i;
const FOLLOWS =
  /\b(?:mirror|match|adapt to|adjust to|follow)\w* (?:my|the user's|the person's|their|his|her) (?:\w+ )?(?:tone|mood|style|energy|manner|pace|way|language)\b|\bflexible\b|\badaptable\b|\badaptive\b/i;

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * `adaptabilityLevel`: the nature's own; one more at empathy 5 or where the instructions ask it to follow the person's tone, one less at empathy 1;
 * none where it is told to stay in character. `voiceRigidity`: 0.4, a tenth less per level of adaptability above one; a twentieth more for
 * each explicit wish (at most 0.2), a tenth each for a way of speaking and for an archive of 20 messages and more, 0.2 for staying in character; creativity
 * loosens it by 0.05 a step from the middle.
 */
export function voiceConstraintsOf(persona: Persona, wishes: Wishes, manner: Manner | null): VoiceConstraints {
  const nature = natureOf(persona.archetype);
  const said = `${persona.instructions}\n${persona.style}\n${persona.traits.join(' ')}`;
  const firm = KEEPS_ITSELF.test(said);
  const follows = FOLLOWS.test(said);
  const empathy = persona.sliders.empathy;
  const adapts = NATURE_WORDS[nature].adapts + (empathy === 5 || follows ? 1 : 0) - (empathy === 1 ? 1 : 0);
  const adaptabilityLevel = (firm && !follows ? 0 : within(0, adapts, 3)) as VoiceConstraints['adaptabilityLevel'];
  const ofWishes = constraintsOfWishes(wishes, nature);
  const rigidity =
    0.4 -
    0.1 * (adaptabilityLevel - 1) +
    Math.min(0.2, 0.05 * ofWishes.length) +
    (persona.style ? 0.1 : 0) +
    (manner && manner.messages >= 20 ? 0.1 : 0) +
    (firm ? 0.2 : 0) -
    0.05 * (persona.sliders.creativity - 3);
  return {
    adaptabilityLevel,
    voiceRigidity: Math.round(within(0, rigidity, 1) * 100) / 100,
    coreConstraints: [...house(nature), ...ofWishes, ...ofCharacter(persona, manner, nature)],
  };
}
