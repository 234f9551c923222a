import { careReplies, type CareSituation, situationOfRisk } from '../care/care-replies';
import { checkInsFor } from '../care/check-in';
import type { Risk } from '../care/risk';
import { romanceIn } from '../care/romance';
import { ROMANCE_REPLIES } from '../care/romance-replies';
import { plainEnglish } from '../care/plain-english';
import type { Matter } from '../understanding/talk-labels';
import type { Phrasing } from './phrasing';
import type { ReplySelector } from './reply-selector';
import type { TurnReading } from './turn-reading';
import type { VoiceTurn } from './voice';

/** Words of bedtime in the languages of the replies: such a goodbye gets a good night. */
const NIGHT =
  /\b(?:night|g?nite|goodnight|nighty|gnight|bed|sleep|dreams|noches|nuit|nacht|natt|notte|noite|dobranoc|schlafen|dormir|dormire|slapen|sova|spac|gece|iyi geceler)\b|ночи|ніч|спать|спати|ليل|रात|晚安|おやすみ|잘 ?자|안녕히 주무/iu;
/** Matters of low mood that are asked after gently; work, family and the like have replies of their own. */
const LOW_MATTERS: readonly Matter[] = ['lonely', 'mind', 'self', 'none', 'sleep'];
/** Kinds of danger that low mood may hint at. */
const MOOD_KINDS: readonly Risk['kind'][] = ['ideation', 'indirect', 'retraction', 'plan', 'none'];
/** Probability from which a sincere question whether the soul is human is possible. */
const POSSIBLE = 0.03;
/** Means of self-harm: where they are is not told after danger was spoken of, whoever asks. */
const MEANS =
  /\b(?:pills|tablets|meds|rope|guns?|razors?|kni(?:fe|ves)|blades?|scalpel|scissors|medicines?|painkillers|bleach|belt|lighter|weapons?|ammo|bullets|keys? (?:to|of|for)|the safe|cabinet|balcony|attic)\b/;

/** What the message calls for before everything else; null for ordinary talk. */
export function careSituationOf({ perception, dangerBefore, message, language }: TurnReading): CareSituation | null {
  if (perception.distress !== 'none') return situationOfRisk(perception.risk);
  if (asksIfHuman(perception, message, language)) return 'honest';
  if (perception.intent === 'farewell' || message.act === 'farewell')
    return dangerBefore ? 'farewell_after' : NIGHT.test(message.text) ? 'farewell_night' : 'farewell';
  if (dangerBefore) return 'after';
  const isLow = perception.risk.tier === 1 && perception.risk.about === 'self';
  // The matter is read in English only.
  return isLow && (language !== 'en' || asksAboutMood(perception.risk, message)) ? 'low' : null;
}

/** Low mood without a matter of its own is asked after with the texts for it. */
const asksAboutMood = ({ kind }: Risk, { grave, analysis }: TurnReading['message']): boolean =>
  grave === null && LOW_MATTERS.includes(analysis.matter.label) && MOOD_KINDS.includes(kind);

/** The soft check-in of tier 1 for everything that is no low mood: presence, and one gentle question. Null for any other message. */
export function checkIn(
  { perception: { risk }, message, language }: TurnReading,
  phrasing: Phrasing,
  selector: ReplySelector,
): string[] | null {
  if (risk.tier !== 1 || language !== 'en') return null;
  const first =
    message.grave === null
      ? selector.insist('tell hard any')
      : selector.insist(`tell grave ${message.grave}`, 'tell grave any');
  const question = phrasing.say(checkInsFor(risk));
  return question === null || first.includes('?') ? [first] : [first, question];
}

/** Either model decides; in English the one of ordinary talk has to find it possible, so that questions about the soul's day are answered. */
function asksIfHuman(
  { intent }: TurnReading['perception'],
  { act, analysis }: TurnReading['message'],
  language: string,
): boolean {
  if (act === 'asks_human') return true;
  return intent === 'are-you-ai' && (language !== 'en' || analysis.act.of.asks_human >= POSSIBLE);
}

/** Whether a question about something told may be answered after danger was spoken of. */
export const mayAnswerAfterDanger = (question: string): boolean => !MEANS.test(plainEnglish(question));

/** A written reply to a situation, in the language the person has written in lately. */
export function careReply(
  situation: CareSituation,
  { message, mood, language }: TurnReading,
  phrasing: Phrasing,
  selector: ReplySelector,
): string {
  const isSad = mood === 'grave' || mood === 'hard' || message.grave !== null;
  const isGoodbye = situation === 'farewell' || situation === 'farewell_night';
  if (isSad && isGoodbye && language === 'en') return selector.insist('farewell grave');
  return phrasing.say(careReplies(situation, language)) ?? '';
}

/** Turns courtship away where the person is, or may be, a minor; null where there is none. */
export function courtshipReply(turn: VoiceTurn, message: string, phrasing: Phrasing): string[] | null {
  const romance = turn.guarded && turn.history.at(-1)?.from === 'person' ? romanceIn(message) : null;
  if (romance === null) return null;
  const { first, no, told, then, ask } = ROMANCE_REPLIES;
  return [first[romance], no[romance], romance === 'body' ? told : then, ask].flatMap(
    (pool) => phrasing.say(pool) ?? [],
  );
}
