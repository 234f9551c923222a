import { plainEnglish } from './plain-english';

/** Below this a person is a minor. */
const OF_AGE = 18;
/** Nobody states a smaller age of themselves, and a number beyond is none of years. */
const LEAST = 5;
const MOST = 119;
/** Who states an age states it early; the rest of a long message is not looked at. */
const LOOKED_AT = 4_000;

const WORDS = [
  ...['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
  ...['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const NUMBER = String.raw`(\d{1,3}|${WORDS.join('|')})`;
/** What a number counts where it counts no years of life. */
const OTHER_COUNTS = String.raw`(?! ?(?:[%$€£:/°]|(?:st|nd|rd|th)\b)|[.,]\d| (?:and a half )?(?:weeks?|months?|days?|hours?|hrs?|h|minutes?|mins?|m|km|kms|kilomet\w*|miles?|met(?:er|re)s?|feet|foot|ft|inch\w*|cm|kg|kilos?|pounds?|lbs?|stone|percent|points?|degrees|times|pages|chapters?|people|of|in line|steps?|minutes|o'?clock|am|pm|euros?|dollars|bucks|levels?|cats?|dogs?|kids?|years? (?:into|in|at|with|sober|clean|late|behind|younger|older|married|away)|or so (?:people|minutes)|out of|to one|weeks)\b)`;
const FOLLOWS = String.raw`(?= ?(?:$|[.,!?;)\n-]|years?(?: |-)?old|yrs?\b|years? of age|y ?o\b|f\b|m\b|and\b|but\b|so\b|turning\b|almost\b|now\b|today\b|btw\b|lol\b|if\b|from\b|girl\b|boy\b|male\b|female\b|still\b|in (?:a|may|june|july|march|april|august|september|october|november|december|january|february|grade|year|high|school|middle)\b|is that\b|can i\b|with\b|because\b|too\b|actually\b|this\b|next\b|tomorrow\b|soon\b|years\b))`;

const STATED: readonly RegExp[] = [
  new RegExp(
    String.raw`\bi am (?:only |just |still |now |almost |nearly |about |turning |a |an ){0,3}${NUMBER}${OTHER_COUNTS}${FOLLOWS}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:my age is|i have turned|i turned|i (?:will )?turn(?:ing)?|aged?:?) ${NUMBER}${OTHER_COUNTS}(?! in (?:19|20)\d\d)(?= ?(?:$|[.,!?;)\n]|today|yesterday|last|this|in\b|on\b|next|tomorrow|soon|years?))`,
    'g',
  ),
  new RegExp(String.raw`^${NUMBER} ?(?:f|m|yo|y\/o|years? old)(?= ?(?:$|[.,!?;/ ]))`, 'g'),
  new RegExp(String.raw`\bas (?:a|an) ${NUMBER}[ -]years?[ -]olds?\b`, 'g'),
];
/** Nearly so many: one less. */
const NEARLY =
  /\b(?:almost|nearly|turning|will turn|turn|about to turn) (?:only |just )?$|\b(?:almost|nearly|turning|i turn|i will turn|i turning) [\w]+$/;
/** Spoken by or of somebody else, at another time, or supposed. */
const NOT_NOW =
  /\b(?:when|if|since|until|till|like|as if|as though|wish|pretend\w*|imagine|feel like|feels like|acting like|thought|thinks?|says?|said|told (?:me|him|her|them)|tell them|character|story|game|role ?play\w*|book|back then|years ago|not|was|were|used to be)\b[^.!?\n]{0,30}$/;

const valueOf = (number: string): number => (/^\d/.test(number) ? Number(number) : WORDS.indexOf(number) + 5);

/**
 * The age a person states of themselves, now: "I'm 14", "i turned sixteen today". Not that of somebody else, of another time, or of a
 * part they play.
 * @param said the message
 * @returns whole years, or null where none is stated
 */
export function statedAge(said: string): number | null {
  const text = plainEnglish(said.slice(0, LOOKED_AT));
  for (const pattern of STATED) {
    for (const match of text.matchAll(pattern)) {
      const clause = text.slice(Math.max(0, match.index - 60), match.index);
      const quoted = /["'] ?$/.test(clause);
      if (quoted || NOT_NOW.test(clause.slice(Math.max(clause.lastIndexOf(','), clause.search(/ (?:but|and) /)) + 1)))
        continue;
      const age = valueOf(match[1] ?? '') - (NEARLY.test(match[0]) ? 1 : 0);
      if (age >= LEAST && age <= MOST) return age;
    }
  }
  return null;
}

/** Whether a person says that they are under eighteen. */
export function isMinor(said: string): boolean {
  const age = statedAge(said);
  return age !== null && age < OF_AGE;
}
