import { turned } from './reflect';
import { wordsOf } from './text';

/** Words a sentence may begin with and mean the same without. */
const LEAD =
  /^(?:(?:so|well|oh|ok|okay|anyway|and|but|also|then|today|yesterday|tonight|this (?:morning|evening|afternoon|week)|last (?:night|week)|honestly|actually|basically|anyhow|hm+|haha|lol|turns out|guess what)[:, ]+|(?:yeah|yes|no|update|news|ps)[:,]\s*)/i;
/** Said of the speaker's mind rather than of the day: not to be handed back. */
const INWARD =
  /^(?:i|we)(?:'m|'ve|'d|'ll)?(?: (?:just|really|still|also|never|do|don't|didn't|have|had|can't|was|am))* (?:think|thought|guess|know|knew|mean|meant|wish|hope|suppose|suspect|believe|doubt|wonder|say|said|tell|told|ask|asked|want|wanted|wanna|need|feel|felt|feeling|agree|understand|see|swear|promise|mind|care|remember|forgot|bet|plan|trying|going|sorry|thanks?|thank)\b/i;
/** Not to want a thing is told of the day again. */
const UNWILLING = /^(?:i|we) (?:really |just |still )?(?:don't|didn't|do not) (?:want|need|care)\b/i;
const ABOUT = /^(?:it|it's|they|they're) (?:is |was |are )?(?:about|just|like|only|not|all|because)\b/i;
const BARE_END =
  /\b(?:this|that|these|those|do|did|so|too|all|really|is|was|are|were|and|or|the|a|an|my|your|to|of|for|with|very)$/i;
/** Thoughts that say what is thought, and hopes what is hoped, can be handed back whole. */
const MINDED =
  /^(?:i|we) (?:really |just |still |sometimes |also )?(?:think|thought|wish|hope|wonder|feel like) (?:\S+ ){3,}/i;
/** Where something new begins. */
const BREAK =
  /(?<!\b(?:mr|mrs|ms|mx|dr|prof))\.|[;:!?()"\n,]|\s-\s|\b(?:but|because|cause|cos|so|although|though|unless|which)\b/i;
const JOINED = /\band (?:then|i|i'm|he|she|we|it|they|now|my|the|never|can't|don't)\b/i;
const JOINED_MOST = 11;
/** Hangs on at the end and says when, or nothing. */
const TAIL =
  /,?\s+(?:i (?:guess|think|suppose|mean)|tbh|lol|lmao|haha+|though|anyway|too|again|now|today|tonight|tomorrow|yesterday|lately|recently|either|honestly|actually|this (?:week|morning|evening|year)|last (?:night|week|month|year))[.!]*$/i;
const UNFIT = /\?|\b(?:kill(?:s|ed|ing)? (?:me|us)|you|your|if|idk|wtf|sorry|thanks?)\b|[^\p{L}\p{N}\s'.,!-]/iu;
/** What makes words that begin with a noun a sentence about it. */
const FINITE =
  /^(?:the|a|an|my|our|his|her|their|one of|[A-Z]\p{L}+)\b.{0,60}?\b(?:is|are|was|were|has|have|had|will|would|won't|can|can't|could|isn't|wasn't|aren't|didn't|doesn't|don't|said|says|came|went|got|took|gave|made|told|broke|left|wants|needs|thinks|keeps|kept|lost|found|bought|sold|saw|hates|loves|likes|thought|sent|ran|fell|won|sat|put|\p{Ll}{3,}ed)\b/u;
/** Who somebody is can be handed back; how they are is a feeling, and answered as one. */
const BEING =
  /^(?:i|we)(?:'m| am| was| were| are|'ve(?: never)? been| have(?: never)? been) (?!(?:an?|the|in|at|on|from|with|back|off|out|\w+ing)\b)/i;
const SUBJECTLESS =
  /^(?:got|had|lost|found|saw|met|made|bought|went|failed|passed|broke|missed|forgot|spent|finished|booked|won|ate|drank|cooked|baked|walked|ran|sold|wrote|sent|told|called|slept|woke|dreamt|dreamed|watched|read|cleaned|painted|planted|burned|burnt|fixed)(?= (?!by\b|from\b))/i;
const LEAST = 4;
const LEAST_OF_OTHERS = 3;
const MOST = 14;

export interface Echo {
  /** Begins in lower case, except for a name. */
  clause: string;
  /** Whether it is the person who did something, or somebody or something else. */
  of: 'person' | 'other';
}

/**
 * What a message tells, as the other side would say it: "you walked to the lake", "the vet said it could be her teeth". Null where no
 * sentence can be handed back without a doubt.
 */
export function echoIn(sentences: readonly string[]): Echo | null {
  let other: Echo | null = null;
  for (const sentence of sentences.slice(0, 8)) {
    // "Got detention" leaves out who did: it is told of oneself.
    let clause = sentence.replace(SUBJECTLESS, (verb) => `I ${verb.toLowerCase()}`);
    for (let before = ''; before !== clause;) {
      before = clause;
      clause = clause.replace(LEAD, '').replace(TAIL, '');
    }
    const own = /^(?:i|we)\b/i.test(clause);
    if (
      (INWARD.test(clause) && !UNWILLING.test(clause) && !MINDED.test(clause)) ||
      ABOUT.test(clause) ||
      BEING.test(clause) ||
      UNFIT.test(clause) ||
      (!own && !isSentence(clause))
    )
      continue;
    const whole = (clause.split(BREAK)[0] ?? '').trim();
    // Two things joined by "and" belong together while they are short: the second is often what matters.
    const turnedBack = turned(wordsOf(whole).length <= JOINED_MOST ? whole : (whole.split(JOINED)[0] ?? '').trim());
    if (turnedBack === null || BARE_END.test(turnedBack)) continue;
    const words = wordsOf(turnedBack).length;
    const least =
      own && !/(?:^| )(?:\S{1,4}|there|today|again|already|anyway|about)$/i.test(turnedBack) ? LEAST - 1 : LEAST;
    if (words < (own ? least : LEAST_OF_OTHERS) || words > MOST) continue;
    if (own && /^you(?:'re|'ve|'d|'ll)?\b/i.test(turnedBack)) return { clause: turnedBack, of: 'person' };
    if (!own && (isSentence(turnedBack) || /^your\b/.test(turnedBack)))
      other ??= { clause: lowered(turnedBack), of: 'other' };
  }
  return other;
}

function isSentence(clause: string): boolean {
  if (/^(?:he|she|they|it|he's|she's|they're|it's)\s+(?!is (?:that|this)\b)\S+/i.test(clause))
    return !/^(?:it|it's) (?:is|was)?\s*(?:so|very|really)?\s*\S+$/i.test(clause);
  return FINITE.test(clause);
}

/** A first word that is none of a name's begins in lower case in the middle of a sentence. */
function lowered(clause: string): string {
  return /^(?:The|An?|My|Your|Our|His|Her|Their|He|She|They|It|He's|She's|They're|It's|One|There|Then|We|This|That|These|Those|Everyone|Everybody|Nobody|Somebody|Someone|Something|Some|All|Both|Most|Two|Three|On|In|At|After|Before|When|Since|Last|Next|Yesterday|Today|Tomorrow|Tonight|For|From|With|By|Now|Only|People|Doctors|Nurses|Friends|Parents|Neighbours|Kids|Children|Colleagues|Sometimes|Still|Maybe|Perhaps|First|Second|Every|Each|Another|Even|Just|Nothing|Things|Life|Work|School)\b/.test(
    clause,
  )
    ? clause.charAt(0).toLowerCase() + clause.slice(1)
    : clause;
}
