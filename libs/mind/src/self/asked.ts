import { BEFORE_ORDER, sentencesOf } from './asked-wording';
import type { Wishes } from './self';
import { wishesIn } from './wishes';

/** Instructions that one message gives, at most, and their characters. */
const MOST_IN_MESSAGE = 4;
const LONGEST = 200;

/** Speaks to the soul, and says how it is to speak from now on. */
const ORDER = new RegExp(
  String.raw`^${BEFORE_ORDER}(?:(?:i(?:'d| would)? (?:like|want|need|prefer)|it would be nice for) you to |(?:can|could|will|would) you (?:please )?)?(?:please )?(?:call me|stop|quit|don'?t|do not|never|always|only|avoid|no more|not|keep|answer|reply|respond|speak|write|talk|use|be|end|start|begin)\b`,
  'i',
);
/** Says what the person is called. */
const NAMED =
  /^(?:(?:hi|hey|hello|oh|well|so|and|by the way),? )*(?:my (?:nick ?)?name is|i go by|i'?m called|i am called)\b/i;
/** Holds for the moment only, or is a turn of phrase. */
const PASSING =
  /\b(?:tonight|today|right now|for now|for (?:a|the|this) (?:moment|minute|second)|this time|yet|just now|until)\b|^(?:please )?(?:never mind|don'?t (?:worry|get me wrong|mind|you|know|care|think|understand|ask(?: me)?(?: why| how)?$|bother|be (?:sad|sorry|silly|so|afraid))|never (?:ever )?say never|be (?:careful|safe|well|good)|call me (?:crazy|old[- ]fashioned|paranoid|na[iï]ve|stupid|weird|silly|picky|selfish|an? ))\b/i;
/** Takes an instruction back. */
const WITHDRAWN =
  /^(?:ok(?:ay)?,? |actually,? )*(?:you (?:can|may|could)|it'?s (?:ok(?:ay)?|fine|alright) (?:to|if you)|feel free to)\b.*\b(?:again|after all|anymore|any more|now)\b/i;

/** Whether a sentence wishes for something that is more than a sentence to repeat. */
function wishes(sentence: string): boolean {
  const { always, ...found } = wishesIn(sentence);
  const { always: _, ...none } = wishesIn('');
  return (
    JSON.stringify(found) !== JSON.stringify(none) ||
    (always.length > 0 && /\b(?:always|from now on)\b/i.test(sentence))
  );
}

/** The sentences of a message in which a person says how a soul is to speak with them from now on, or takes that back. */
export function instructionsIn(text: string): string[] {
  return sentencesOf(text)
    .filter(
      (sentence) =>
        sentence.length <= LONGEST &&
        !sentence.endsWith('?') &&
        (WITHDRAWN.test(sentence) ||
          (!PASSING.test(sentence) && (ORDER.test(sentence) || NAMED.test(sentence)) && wishes(sentence))),
    )
    .slice(0, MOST_IN_MESSAGE);
}

/**
 * What a soul holds to, with what the person asked of it in a conversation. What was asked later holds.
 * @param own wishes of the soul's instructions
 * @param asked sentences of `instructionsIn`, in the order they were said
 */
export function withAsked(own: Wishes, asked: readonly string[]): Wishes {
  let all = own;
  for (const sentence of asked) {
    all = WITHDRAWN.test(sentence) ? withdrawn(all, sentence.toLowerCase()) : merged(all, wishesIn(sentence));
  }
  return all;
}

function merged(own: Wishes, asked: Wishes): Wishes {
  return {
    callPerson: asked.callPerson ?? own.callPerson,
    noEmoji: own.noEmoji || asked.noEmoji,
    noQuestions: own.noQuestions || asked.noQuestions,
    noExclamations: own.noExclamations || asked.noExclamations,
    lowercase: own.lowercase || asked.lowercase,
    brief: own.brief || asked.brief,
    maxSentences: asked.maxSentences ?? own.maxSentences,
    maxWords: asked.maxWords ?? own.maxWords,
    language: asked.language ?? own.language,
    avoid: [...new Set([...own.avoid, ...asked.avoid])],
    // Free wishes stand in the prompt as they were put.
    always: own.always,
    endWith: asked.endWith ?? own.endWith,
    beginWith: asked.beginWith ?? own.beginWith,
  };
}

function withdrawn(wishes: Wishes, sentence: string): Wishes {
  return {
    ...wishes,
    avoid: wishes.avoid.filter((term) => !sentence.includes(term)),
    noEmoji: wishes.noEmoji && !/emoji|emoticon|smil/.test(sentence),
    noQuestions: wishes.noQuestions && !/\bask|question/.test(sentence),
    noExclamations: wishes.noExclamations && !sentence.includes('exclamation'),
    brief: wishes.brief && !/\b(?:longer|more|at length)\b/.test(sentence),
  };
}
