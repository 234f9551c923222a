import { COUNTING } from '../perception/numbers';

/** What instructions are cut into before they are read, and the small words that wishes are made of. */

/** Work on one text is bounded: so many clauses, each of so many characters. */
const MOST_CLAUSES = 600;
const LONGEST_CLAUSE = 400;

/** A full stop ends no clause after a title or an abbreviation: "address me as Mx. Lee". */
const END = /(?<=[.!?]["')\]]{0,3})(?<!\b(?:mr|mrs|ms|mx|dr|prof|st|sr|jr|e\.g|i\.e|etc|vs)\.)\s+|[;\n•]|\s[-–—]\s/i;

/** Straight quotes and single spaces, one wish at a time. */
export function clausesOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .split(END)
    .slice(0, MOST_CLAUSES)
    .map((clause) =>
      clause
        .slice(0, LONGEST_CLAUSE)
        .replace(/[^\S\n]+/g, ' ')
        .replace(/^\s*(?:[-*#>]+\s*|\d{1,2}[.)]\s+)*/, '')
        .replace(/[.!?\s]+$/, ''),
    )
    .filter((clause) => clause !== '');
}

const NUMBERS: Readonly<Record<string, number>> = {
  ...COUNTING,
  'a single': 1,
  'a couple of': 2,
  'a few': 3,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  'a hundred': 100,
};

/** For a pattern: a number in digits or words. */
export const NUMBER = String.raw`(?:\d{1,4}|a single|a couple of|a few|a hundred|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)`;

export function numberOf(word: string): number | null {
  const known = NUMBERS[word.toLowerCase()];
  if (known !== undefined) return known;
  const digits = Number.parseInt(word, 10);
  return Number.isInteger(digits) && digits > 0 ? digits : null;
}

/** Languages by the names people give them; the value is the English name. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'english spanish french german italian portuguese dutch polish russian ukrainian czech slovak hungarian romanian bulgarian greek turkish ' +
      'arabic hebrew persian farsi hindi urdu bengali tamil telugu punjabi japanese korean chinese mandarin cantonese vietnamese thai indonesian ' +
      'malay tagalog filipino swahili swedish norwegian danish finnish icelandic irish welsh catalan basque galician latin esperanto croatian serbian ' +
      'bosnian slovenian estonian latvian lithuanian albanian armenian georgian afrikaans zulu yoruba amharic nepali sinhala'
    )
      .split(' ')
      .map((name) => [name, name]),
  ),
  español: 'spanish',
  castellano: 'spanish',
  français: 'french',
  deutsch: 'german',
  italiano: 'italian',
  português: 'portuguese',
  nederlands: 'dutch',
  polski: 'polish',
  türkçe: 'turkish',
  svenska: 'swedish',
};

/** For a pattern: any language name. */
export const LANGUAGE = `(?:${Object.keys(LANGUAGES).join('|')})`;

export function languageNamed(word: string): string | null {
  return LANGUAGES[word.toLowerCase()] ?? null;
}

/** For a pattern: a word that forbids. */
export const NOT = String.raw`\b(?:no|never|not|don't|dont|do not|doesn't|does not|won't|will not|can't|cannot|mustn't|must not|shouldn't|should not|avoid(?:s|ing)?|without|stop|stops|skip|skips|refrain(?:s)?|zero|hates?|dislikes?|forbid(?:s|den)?|leave out|drop|ditch|nor|lay off|cut out|quit)\b`;

/** "Don't hesitate to use", "never forget", "not only": the opposite of a ban. */
export const RATHER_DO =
  /\b(?:afraid|forget|hesitat\w+|shy|worry|mind|only|just|more than|too many|too much|so many|as many|even if|without|hold back|unless|stop)\b/;
/** Another order begins here: "never be rude, use emoji". */
export const NEW_ORDER =
  /,\s*(?:but|please|always|use|add|be|speak|keep|write|ask|say|call|make|include|do|you|i|he|she|they|just|instead|feel)\b|\b(?:but|instead|rather|then) |\band (?:use|ask|always|add|write|include|feel)\b/;
