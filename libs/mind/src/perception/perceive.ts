import { asksIfHuman, takesLeave as takesLeaveLearned } from '../care/intents';
import {
  distressOf,
  type Distress,
  type Earlier,
  graverOf,
  readRisk,
  readRiskCautiously,
  type Risk,
} from '../care/risk';
import { cachedByText } from '../text-cache';
import { domainByVerb, type Domain } from './domains';
import { feelingsIn, type FoundFeeling } from './feelings';
import {
  BORED,
  GOOD_NEWS,
  GREETING,
  HARD_NEWS,
  LAUGHTER,
  MORE,
  NO,
  PATTERNS,
  THANKS,
  UNSURE,
  YES,
  type Intent,
} from './intents';
import { takesLeave } from './leaving';
import { languageOf, type Language } from './language';
import { ofOwnLife } from './questions';
import { choiceIn, doingIn } from './reflect';
import { mended, plain, sentencesOf, tokensOf, wordsOf } from './text';
import { topicsIn, type Topic } from './topics';

/** What was noticed in one message. Holds words of the person: for the processing log of their own conversation, nowhere else. */
export interface Perception {
  intent: Intent;
  /** Read before anything else is made of it. */
  risk: Risk;
  distress: Distress;
  language: Language;
  /** The strongest first, the person's own before others'. */
  feelings: FoundFeeling[];
  /** What matters most first. */
  topics: Topic[];
  domain: Domain | null;
  /** A gerund: "learning the cello". */
  doing: string | null;
  /** Two ways the person weighs. */
  choice: [string, string] | null;
  /** Which kind of hard news, where the intent is that. */
  news: string | null;
  /** Whether what is told sounds hard or pleasant, where no feeling is named. */
  tone: 'hard' | 'pleasant' | 'plain';
  greeted: boolean;
  thanked: boolean;
  question: boolean;
  words: number;
  sentences: string[];
}

const TROUBLE =
  /\b(?:feel (?:nothing|empty|numb)|don't feel anything|expelled|suspended|cross with|mad at|angry with|what if (?:i|he|she|they|it|we|there)|too late|yell(?:s|ed|ing)?|shout(?:s|ed|ing)?|argu(?:e|es|ed|ing|ment)|fight(?:s|ing)?|fought|rough|awful|terrible|horrible|worst|worse|unfair|problems?|trouble|struggl\w+|difficult|hard (?:day|week|month|year|time)|hurts?|pain|broke|broken|lost|leave me|leaving me|left us|a shame|pity|blight|can't (?:get|seem|stop|sleep|focus|find|afford|cope)|not ready|debt|stolen|ruin\w*|cancel+ed|ignor\w+|lied|lying to|cheat\w*|bully\w*|bullied|mean to me|mess|stuck|nightmare|bad (?:day|news|week|night)|wrong with|packed (?:a|her|his) bags?|haunt\w*|won't (?:stop|listen|talk|go away)|rude|nasty|tired of everything|can't do this|never get better|so done|not sure|two jobs|(?:nobody|no one) (?:has |even |ever )?(?:text|call|phon|rang|wr[io]t|messag|repl|answer|visit|came|comes|ask|remember|notic|invit)\w*|for one again|all moved away|i'm scared|checking if (?:he|she|they)(?:'s| is|'re| are) online|awake again|can't sleep|third night|no time|keep (?:hearing|seeing|thinking)|miss (?:him|her|them|my|our)|(?:be|get|getting|am|was) fired|hurt\b|won't (?:eat|start|work|open|move|stop)|the vet\b|overnight|i owe|i feel like (?:crying|giving up)|gave up on|didn't (?:even )?(?:recogni[sz]e|notice|ask|invite|call|come|show|reply|answer|show up)|isn't (?:answering|replying|eating|working)|cracked|sank|burnt|crashed|cried|complain\w*|fail\w*|late for|hate[sd]?|doesn't (?:listen|care|talk)|don't (?:listen|care)|never (?:listens?|calls?|talks?)|expect\w* (?:me|too)|too much|behind (?:with|on)|can't cope)\b/;
const PLEASURE =
  /\b(?:love[sd]?|enjoy\w*|hug(?:s|ged)?|called me back|fun|lovely|beautiful|wonderful|looking forward|can't wait|finally|nice|delicious|favou?rite|laugh\w*|sunny|went well|coming to visit|celebrat\w*|perfect|gorgeous|best)\b/;
/** Who laughs at it has it behind them. */
const LAUGHING = /\b(?:lol|lmao|(?:ha){2,}h?)\b|[😂🤣😅]/u;
const QUESTION =
  /^(?:but |and |so )?why (?:do|does|did|is|are|was|were|can't|don't|doesn't|won't|would|has|have)\b|^(?:what|who|when|where|which|how|why|is|are|does|do|did|can|could|will|would|was|were)\b[^.!]*\?\s*$|^(?:what(?:'s| is)|who(?:'s| is| was)|how (?:many|much|far|tall|old|do|does|to)|when (?:is|was|did)|where (?:is|are)|define|convert)\b/;
const FACTUAL =
  /\b(?:capital|population|weather|forecast|price|cost|score|news|president|king|war|century|planet|distance|formula|law|legal|temperature|spelled|version|open|percent)\b/;

/** Nothing worth an answer of its own stands beside the thanks. */
function isThanksAlone(body: string): boolean {
  const beside = sentencesOf(body).filter((sentence) => !THANKS.test(sentence));
  return wordsOf(beside.join(' ')).length <= (THANKS.test(sentencesOf(body).at(-1) ?? '') ? 5 : 3);
}

function newsIn(lower: string): string | null {
  return HARD_NEWS.find(([, pattern]) => pattern.test(lower))?.[0] ?? null;
}

function intentOf(
  message: string,
  lower: string,
  words: number,
  found: Pick<Perception, 'distress' | 'language' | 'news'>,
): Intent {
  const rest = lower.replace(GREETING, '').replace(/^[\s,.!-]+/, '');
  const body = (rest === '' ? lower : rest).replace(
    /^(?:(?:ha){2,}|lol|oh|ah|well|hm+|um+|so|ok(?:ay)?|and|but|then|anyway|please|fair enough|nice)[\s,.!]+(?=\S)/,
    '',
  );
  if (found.distress === 'own') return 'distress';
  if (found.distress === 'other') return 'distress-other';
  if (/^[\s.…]*$/.test(lower)) return 'silence';
  if (found.language === 'emoji') return 'emoji';
  if (found.language === 'unreadable') return 'unreadable';
  const asked = (intent: Intent) => PATTERNS.find(([name]) => name === intent)?.[1].test(body) ?? false;
  if (asked('are-you-ai') || asksIfHuman(message)) return 'are-you-ai';
  // Whoever asks something beside it is answered first.
  if (takesLeave(lower) || (!message.includes('?') && takesLeaveLearned(message))) return 'farewell';
  if (found.language !== 'english') return 'other-language';
  if (rest === '' || (words <= 4 && GREETING.test(lower) && rest.split(/\s+/).length <= 1 && !/[?]/.test(rest)))
    return 'greeting';
  for (const [intent, whole] of [
    ['yes', YES],
    ['no', NO],
    ['unsure', UNSURE],
    ['more', MORE],
    ['laughter', LAUGHTER],
  ] as const) {
    if (whole.test(body)) return intent;
  }
  // News comes before requests: "my dog died, what should I do" is first of all a death.
  if (found.news === 'death') return 'hard-news';
  const ownLife = ofOwnLife(body);
  for (const [intent, pattern] of PATTERNS) {
    if (intent === 'are-you-ai') continue;
    if (pattern.test(body)) {
      if (
        intent === 'long-work' &&
        (/^(?:so |and |but )?(?:do|did|have) you\b/.test(body) ||
          !/\?|^(?:please|can|could|would|will|write|draft|make|code|fix|translate|summ|draw|list|plan|find|play|set|remind|generate|create|debug|book|order|send|open)/.test(
            body,
          ))
      )
        continue;
      // What the soul is asked about the person's life is no question about the soul, and none of facts.
      return ownLife && /^(?:about-soul|fact|long-work|opinion)$/.test(intent) ? 'own-life' : intent;
    }
  }
  if (found.news && found.news !== 'illness') return 'hard-news';
  if (THANKS.test(body) && words <= 12 && isThanksAlone(body)) return 'thanks';
  if (BORED.test(body)) return 'bored';
  if (
    GOOD_NEWS.test(body) &&
    !/\b(?:my ex\b|not|never(?! (?:been|felt) (?:so|this|more|\w+ier)\b)|didn't|wasn't|if|hope|wish|asks?|asking|when (?:i'm|i am|we're|we are))\b/.test(
      body,
    )
  )
    return 'good-news';
  if (found.news) return 'hard-news';
  if (ownLife) return 'own-life';
  if (QUESTION.test(body)) {
    if (/\byou(?:r|'re)?\b/.test(body)) return 'about-soul';
    if (/\b(?:i|i'm|my|me|we|our|us)\b/.test(body))
      return /^(?:what|how|where|which)\b/.test(body) ? 'advice' : 'opinion';
    return /^(?:what|who|when|where|which|how|define|convert)\b/.test(body) || FACTUAL.test(body) ? 'fact' : 'opinion';
  }
  return words <= 3 && !/^(?:i|we|he|she|they|it)\b/.test(body) ? 'short' : 'statement';
}

/**
 * What a message seems to say: pure, and quick the second time.
 * @param message a person's message, of any length
 * @param earlier what was said before it, oldest first: a soft word is graver after grave ones
 * @param raised what a language model answered about its risk, or null
 */
export function perceive(message: string, earlier: Earlier = [], raised: Risk | null = null): Perception {
  const alone = perceiveAlone(message);
  if (earlier.length === 0 && raised === null) return alone;
  const risk = graverOf(readRisk(message, earlier), raised);
  const distress = distressOf(risk);
  const intent = distress === 'own' ? 'distress' : distress === 'other' ? 'distress-other' : alone.intent;
  return { ...alone, risk, distress, intent };
}

/** `perceive` with the cautious reading of risk, for memories, growth and insight. @param earlier messages before it, oldest first */
export const perceiveCautiously = (message: string, earlier: Earlier = []): Perception =>
  perceive(message, earlier, readRiskCautiously(message, earlier));

const perceiveAlone = cachedByText(perceiveAnew);

function perceiveAnew(message: string): Perception {
  const text = mended(plain(message));
  const lower = text.toLowerCase();
  const sentences = sentencesOf(text);
  const words = wordsOf(text).length;
  const risk = readRisk(message, []);
  const distress = distressOf(risk);
  const language = languageOf(text);
  const news = newsIn(lower);
  const seen = new Map<string, Topic>();
  for (const sentence of sentences.slice(0, 40)) {
    for (const topic of topicsIn(sentence)) if (!seen.has(topic.noun)) seen.set(topic.noun, topic);
  }
  const topics = [...seen.values()].sort((a, b) => b.weight - a.weight);
  const first = <T>(read: (sentence: string) => T | null): T | null => {
    for (const sentence of sentences.slice(0, 40)) {
      const found = read(sentence);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    intent: intentOf(message, lower, words, { distress, language, news }),
    risk,
    distress,
    language,
    feelings: feelingsIn(tokensOf(lower).slice(0, 600)),
    topics,
    domain:
      topics.find((topic) => topic.domain !== null && !(topic.someone && /work|study|home|health/.test(topic.domain)))
        ?.domain ?? domainByVerb(lower),
    doing: first(doingIn),
    choice: first(choiceIn),
    news,
    tone: LAUGHING.test(lower)
      ? 'plain'
      : TROUBLE.test(lower)
        ? 'hard'
        : PLEASURE.test(lower) || /!{2,}/.test(text)
          ? 'pleasant'
          : 'plain',
    greeted: GREETING.test(lower),
    thanked: THANKS.test(lower),
    question: /\?/.test(text),
    words,
    sentences,
  };
}
