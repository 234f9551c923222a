import type { Heard } from '../memory/memory';
import { emotionsOf, type FeltEmotion } from '../perception/emotions';
import { isPleasant } from '../perception/feelings';
import type { Perception } from '../perception/perceive';
import { DEEP, SIGNIFICANT } from './rules';

/** What the depth of a message is made of, in points; together 0–100. */
export interface DepthParts {
  words: number;
  feeling: number;
  confided: number;
  kept: number;
  asked: number;
}

/** What each part is given for, as it is shown. */
export const DEPTH_REASONS: Readonly<Record<keyof DepthParts, string>> = {
  words: 'Words said',
  feeling: 'Feelings named',
  confided: 'Something confided',
  kept: 'Something kept as a memory',
  asked: 'A question that goes deep',
};

/** Every figure of depth. Together their most is 100. */
export const DEPTH = {
  /** A point for every three words, up to sixty words: who writes more is not deeper for it. */
  wordsForPoint: 3,
  words: 20,
  /** Two points for each of the ten degrees of the strongest feeling. */
  forIntensity: 2,
  feeling: 20,
  confided: 25,
  /** By how much the memory matters that came of it: of the picture of a life, of what matters, of anything. */
  keptDeep: 20,
  keptSignificant: 12,
  keptAny: 6,
  asked: 15,
} as const;

/** What one message of the person shows. */
export interface Felt {
  messageId: number;
  conversationId: number;
  /** When it was said, in milliseconds UTC. */
  at: number;
  /** The strongest first. */
  emotions: readonly FeltEmotion[];
  /** What was spoken of, as a soul would name it; nothing of what was whispered or said in need. */
  topics: readonly string[];
  depth: DepthParts;
  vulnerable: boolean;
  /** Neither whispered nor said in need: its words may be shown. */
  quotable: boolean;
  /** Said in danger (risk tier 2 or 3), the person's own or somebody else's: nothing of it counts as growth. */
  inDanger: boolean;
}

/** Topics of one message that are kept, and the characters of each. */
const TOPICS = 3;
const TOPIC_LENGTH = 40;
/** Characters read of a message: more is a text, not talk. */
const READ = 2_000;
/** A feeling of one's own that weighs, from the middle strength on. */
const WEIGHS = 2;

const CONFIDES =
  /\bi(?:'ve| have)? (?:never|haven't|have not) (?:ever )?(?:told|said (?:this|that|it) to) (?:any ?one|any ?body|a soul)|\b(?:nobody|no one) (?:else )?knows (?:that |how |what )?i\b|\bnobody (?:else )?knows (?:this|it)\b|\bbetween (?:us|you and me)\b|\b(?:my|our) secret\b|\bhard (?:for me )?to (?:say|admit|talk about)\b|\bi have to admit\b|\bi need to confess\b|\bcan i trust you\b|\bi trust you\b|\bfirst time i(?:'ve)? (?:said|told|tell|say)\b/i;
const GOES_DEEP =
  /\b(?:why (?:do|does|did|am|is|can't|don't) (?:i|we|people|it|love|life)|what (?:does|do|did) (?:it|that|this|you|we|i) (?:all )?(?:mean|believe|live for|really want)|meaning of|what (?:really )?matters|do you think (?:that )?(?:i|we|people|love|it's possible|one)|how (?:do|can|could|does one) (?:i|we|you|people|one)? ?(?:forgive|know (?:if|when|that|who)|learn to|live with|let go|trust|love|stop (?:being|feeling))|who am i|am i (?:a |an |enough|worth|the kind|becoming|wrong to)|what if (?:i|we)|is it (?:ever )?(?:too late|possible to|wrong to)|what would you (?:do|have done|tell))\b/i;

const readOf = ({ text }: Heard): string => text.slice(0, READ).replaceAll('’', "'");

/** Whether somebody shows a side that could be hurt: in confidence, in need, ashamed, grieving, or with a feeling that weighs. */
function isVulnerable(message: Heard, seen: Perception, emotions: readonly FeltEmotion[]): boolean {
  return (
    message.whispered ||
    seen.distress === 'own' ||
    seen.news === 'death' ||
    CONFIDES.test(readOf(message)) ||
    emotions.some(({ emotion }) => emotion === 'vulnerability' || emotion === 'loneliness') ||
    seen.feelings.some((felt) => felt.whose === 'person' && felt.strength >= WEIGHS && !isPleasant(felt.feeling))
  );
}

function keptPoints(significances: readonly number[]): number {
  if (significances.length === 0) return 0;
  const most = Math.max(...significances);
  if (most >= DEEP) return DEPTH.keptDeep;
  return most >= SIGNIFICANT ? DEPTH.keptSignificant : DEPTH.keptAny;
}

/**
 * What a message of the person shows of how they feel, and how much it gives. Pure: the same message gives the same.
 * @param kept how much the memories matter that came of it, 1–10 each
 */
export function feltIn(message: Heard, seen: Perception, kept: readonly number[]): Felt {
  const emotions = emotionsOf(message.text);
  const vulnerable = isVulnerable(message, seen, emotions);
  const quotable = !message.whispered && seen.distress === 'none';
  const asks = seen.question && GOES_DEEP.test(readOf(message));
  return {
    messageId: message.id,
    conversationId: message.conversationId,
    at: message.at,
    emotions,
    topics: quotable
      ? seen.topics
          .map(({ name }) => name)
          .filter((name) => name !== '' && name.length <= TOPIC_LENGTH)
          .slice(0, TOPICS)
      : [],
    depth: {
      words: Math.min(DEPTH.words, Math.floor(seen.words / DEPTH.wordsForPoint)),
      feeling: Math.min(DEPTH.feeling, Math.round((emotions[0]?.intensity ?? 0) * DEPTH.forIntensity)),
      confided: vulnerable ? DEPTH.confided : 0,
      kept: keptPoints(kept),
      asked: asks ? DEPTH.asked : 0,
    },
    vulnerable,
    quotable,
    inDanger: seen.distress !== 'none',
  };
}
