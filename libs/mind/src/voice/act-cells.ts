import { wordsOf } from '../perception/text';
import type { Act, Matter } from '../understanding/talk-labels';
import { meaningOf } from './reply-value';
import type { Message, TurnReading } from './turn-reading';

/** What the choice of cells depends on. */
type ActContext = Pick<TurnReading, 'message' | 'mood' | 'before' | 'replies'>;

/** Cells of the reply pool for each act, the best first. Small distinctions within an act are made by its plainest words. */

const MATTERS_OF_TASTE: readonly Matter[] = ['food', 'screen', 'music', 'books', 'sport', 'making', 'tech', 'trips'];
/** Probability from which good news counts beside something grave. */
const SURE = 0.75;
/** Words up to which a message leans on the one before. */
const SHORT = 8;
/** Characters from which a message is a long one. */
const LONG = 320;
/** Says that something will be told or asked. */
const ANNOUNCES =
  /^(?:\S+ ){0,3}?(?:(?:can|could|may) i (?:just )?(?:tell|ask|show) (?:you|u) (?:something|smth|a (?:secret|question))|guess what|(?:i )?(?:have|got) (?:big |some )?news|i (?:want|need|have) to tell (?:you|u) something)[.!? ]*$/i;
/** Earlier messages among which an act counts as repeated. */
const isRepeated = ({ message, before }: ActContext): boolean => before.some(({ act }) => act === message.act);

function complaintCell(text: string): string {
  if (/\b(?:again|repeat\w*|same|already (?:said|asked|told)|keep saying|over and over|loop)\b/i.test(text))
    return 'complaint repeats';
  if (/\b(?:forg[eo]t\w*|remember|i (?:just |already )?told you)\b/i.test(text)) return 'complaint forgot';
  if (/\b(?:not what i|misunder\w*|didn'?t (?:say|mean|ask)|wrong|missed? the point|don'?t get)\b/i.test(text))
    return 'complaint misunderstood';
  return 'complaint generic';
}

function aboutSoulCell(text: string): string {
  if (/\b(?:private|privacy|who (?:can )?(?:see|read)|secret|confidential|data|stored?|record)\b/i.test(text))
    return 'privacy+about_soul private';
  if (
    /\b(?:feel\w*|lonely|sad|happy|dreams?|sleep|conscious|alive|tired|bored|emotions?|scared|hurt|miss)\b/i.test(text)
  )
    return 'about_soul feels';
  if (/\b(?:like|favou?rite|love|hate|prefer|enjoy|taste)\b/i.test(text)) return 'about_soul likes';
  if (
    /\b(?:who (?:are|made|created|built)|your name|made you|created you|how old|where are you from|about yourself)\b/i.test(
      text,
    )
  )
    return 'about_soul who';
  if (/\b(?:can you|are you able|know how|what do you do for|help me with|good at)\b/i.test(text))
    return 'about_soul can';
  if (/\b(?:all day|when i'?m (?:gone|away|not here)|up to|are you doing|do you do)\b/i.test(text))
    return 'about_soul does';
  return 'about_soul other';
}

function opinionCell({ message: { text, matter, analysis } }: ActContext): string {
  if (
    analysis.matter.label === 'news' ||
    /\b(?:politic\w*|election|president|minister|party|vote|government)\b/i.test(text)
  )
    return 'opinion politics';
  if (analysis.whose.label === 'self' && /\b(?:i|i'm|im|me|my)\b/i.test(text)) return 'opinion person';
  return matter !== null && MATTERS_OF_TASTE.includes(matter) ? 'opinion taste' : 'opinion any';
}

function reactionCell({ message, mood }: ActContext): string {
  if (mood === 'grave') return 'more grave';
  if (/\b(?:no way|seriously|wtf|omg|what\?!?|really\?|oh my)\b|\?!/i.test(message.text)) return 'react surprised';
  if (mood === 'hard' || message.tone === 'hard') return 'react hard';
  return message.analysis.tone.label === 'good' ? 'react good' : 'react plain';
}

/** A short answer belongs to what was told before it. */
function answerCell(cell: string, { mood }: ActContext): string {
  if (mood === 'grave') return 'more grave';
  return mood === 'hard' ? 'more hard' : cell;
}

function greetingCell({ message: { text }, replies }: ActContext): string {
  if (replies.length > 0) return 'greet again';
  return /\bmorning\b/i.test(text) ? 'greet morning' : 'greet';
}

/** The first cell for an act, as far as the message alone says. Null for acts that are answered elsewhere. */
export const cellOfAct = (act: Act, message: Pick<Message, 'text' | 'analysis' | 'grave'>): string | null =>
  cellsOfAct({
    message: { ...message, act, tone: null, matter: message.analysis.matter.label, cells: [] },
    mood: null,
    before: [],
    replies: [],
  })[0] ?? null;

/**
 * The cells for an act other than telling.
 * @returns empty for acts that are answered elsewhere: telling, pieces, questions about what was told
 */
export function cellsOfAct(reading: ActContext): string[] {
  const { message, mood } = reading;
  const isHeavy = message.grave !== null || mood === 'grave';
  switch (message.act) {
    case 'greet':
      return [greetingCell(reading), 'greet'];
    case 'thanks':
    case 'apology':
    case 'praise':
    case 'affection':
    case 'advance':
    case 'clarify':
    case 'why':
    case 'how_are_you':
    case 'medical':
    case 'legal':
    case 'remind':
      return [message.act];
    case 'unreadable':
      return ['unreadable+unclear'];
    case 'insult':
      return [isRepeated(reading) ? 'insult again' : 'insult', 'insult again'];
    case 'complaint':
      return [complaintCell(message.text), 'complaint generic'];
    case 'about_soul':
      return [aboutSoulCell(message.text), 'about_soul other'];
    case 'react':
      return [reactionCell(reading), 'react plain'];
    case 'yes':
    case 'no':
      return [answerCell(message.act, reading), message.act];
    case 'unsure':
      return [answerCell('unsure answer', reading), 'unsure answer'];
    case 'go_on':
      return ['go_on nothing'];
    case 'plan':
      return ['plan'];
    case 'advice':
      // "What do I do now?" right after grave news asks about it.
      if (message.grave !== null || (mood === 'grave' && wordsOf(message.text).length <= SHORT))
        return ['reply grave ask'];
      return message.analysis.gravity.label !== 'none' || message.tone === 'hard' || mood === 'hard' || mood === 'grave'
        ? ['advice hard']
        : [/\bor\b/i.test(message.text) ? 'advice choice+advice light' : 'advice open'];
    case 'opinion':
      return [opinionCell(reading), 'opinion any'];
    case 'knowledge':
    case 'compute':
      return [isRepeated(reading) ? 'knowledge again' : 'knowledge', 'knowledge again'];
    case 'compose':
      return [isRepeated(reading) ? 'compose again' : 'compose', 'compose again'];
    case 'remember':
      return [
        /\b(?:forget|delete|erase|remove|don'?t (?:keep|remember))\b/i.test(message.text)
          ? 'remember forget'
          : 'remember yes',
      ];
    case 'comfort':
      return [isHeavy ? 'comfort grave' : 'comfort'];
    case 'boundary':
      return [
        /\b(?:don'?t|do not|rather not|not) (?:really |even )?(?:want to|wanna|feel like|talk|discuss)|\bleave (?:it|me)|\bdrop it|\bstop asking|\bno questions/i.test(
          message.text,
        )
          ? 'boundary leave'
          : 'boundary listen',
      ];
    case 'topic':
      return [ANNOUNCES.test(message.text) ? 'secret' : 'topic'];
    case 'bored':
      return ['bored'];
    case 'play':
      return ['play+creative turn'];
    case 'tell':
    case 'farewell':
    case 'asks_human':
    case 'joke':
    case 'story':
    case 'poem':
    case 'recall':
      return [];
  }
}

/** Some hard matters have replies for a part of them as well. */
function hardCell(cell: string): string {
  const { matter } = meaningOf(cell);
  if (matter === 'self') return `${cell}+confide hard`;
  if (matter === 'mind') return `${cell}+tell hard waiting`;
  return matter === 'sleep' ? `${cell}+tell hard tired` : cell;
}

/** What the person tells is answered by how grave it is, its tone and its matter; where those are uncertain, by assuming nothing. */
export function cellsOfTelling({ message, mood, before, mayBeDanger }: TurnReading): string[] {
  const { grave, tone, text, analysis } = message;
  if (grave !== null) {
    const isKnown = before.slice(0, 3).some((one) => one.grave !== null && (grave === 'any' || one.grave === grave));
    return [...(isKnown ? ['more grave'] : []), `tell grave ${grave}`, 'tell grave any', 'more grave'];
  }
  // Good news beside something grave is met quietly.
  if (mood === 'grave')
    return tone === 'good' && analysis.tone.of.good > SURE ? ['unsure'] : ['more grave', 'tell grave any'];
  if (ANNOUNCES.test(text)) return ['secret'];
  const cells = mayBeDanger ? message.cells.filter((cell) => !isLight(cell)) : message.cells;
  const [best = 'unsure'] = cells;
  const isNeutral = meaningOf(best).kind === 'neutral' || best === 'tell plain any';
  if (isNeutral && mood === 'hard') return ['more hard', 'unsure'];
  if (isNeutral && text.length > LONG) return ['tell long any', ...cells, 'unsure'];
  if (best === 'tell plain any') return ['tell plain any+unsure', ...cells];
  if (best === 'tell good any') return ['tell good any+tell good small', ...cells];
  return [...(best.startsWith('tell hard ') ? [hardCell(best)] : []), ...cells, 'unsure'];
}

/** Cells whose replies take a matter lightly. */
const isLight = (cell: string): boolean => {
  const { act, tone } = meaningOf(cell);
  return act === 'tell' && tone !== null && tone !== 'hard' && tone !== 'grave';
};
