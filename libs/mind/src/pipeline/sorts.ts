/** What sort of thing an answer would be. */
export type Sort = 'time' | 'number' | 'place' | 'person' | 'thing' | 'truth';

const KIND =
  /^(?:(?:on|in|at|by|for|with|from|to) )?(?:what|which) (?:(?:kind|sort|type|breed|part|piece) of )?(?:of )?([a-z]+)(?:'s [a-z]+)? (?:do|does|did|am|is|are|was|were|have|has|had|can|will|would|should|must|i|we|my|our|he|she|it|they|made|makes|turns|turned|came|comes)\b/;
const COUNTED = /\bhow many (?:[a-z]+ )??([a-z]+?)(?= |\?|$)/;

const NO_KIND =
  /^(?:dates?|days?|years?|months?|times?|hours?|weekdays?|do|does|did|am|is|are|was|were|have|has|had|can|will|would|should|must|one|name|thing|else|of)$/;
const WEEKDAY = /^(?:on )?(?:what|which)(?:'s| is| was)? (?:the )?(?:weekday|day of the week)\b/;
/** The word that says which sort of thing the answer is ("which fruit"). */
export function kindIn(lower: string): string | null {
  if (WEEKDAY.test(lower)) return 'weekday';
  const word = KIND.exec(lower)?.[1];
  return word === undefined || NO_KIND.test(word) ? null : word;
}

/** What is to be counted; null where the question does not say it. */
export function countedIn(lower: string): string | null {
  const word = COUNTED.exec(lower)?.[1];
  return word === undefined || /^(?:are|is|was|were|do|did|does|have|has|had|times)$/.test(word) ? null : word;
}

/** What sort of thing a question asks for. */
export function sortOf(lower: string): Sort {
  if (WEEKDAY.test(lower)) return 'thing';
  if (
    /^(?:(?:on|in|at|by|until|since) )?(?:when|how (?:long ago|soon)|(?:what|which)(?:'s| is| was)? (?:the )?(?:\w+ )?(?:day|date|time|month|year|hour|evening|morning|night|season|weekday))/.test(
      lower,
    )
  )
    return 'time';
  if (/^how (?:many|much|old|tall|far|big|heavy|often|long)\b|\b(?:what|which) (?:number|age|size)\b/.test(lower))
    return 'number';
  if (
    /^(?:(?:from|to|of|near|until) )?where(?:'s|s)?\b|\b(?:what|which) (?:city|town|country|place|village|street|island|part|region)\b/.test(
      lower,
    )
  )
    return 'place';
  if (/\bwho(?:m|se)?\b|\bnames?\b|\bcalled\b/.test(lower)) return 'person';
  return 'thing';
}

const TIME =
  /\b(?:\d{1,4}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|today|tonight|tomorrow|yesterday|week(?:end)?s?|months?|years?|morning|evening|night|noon|ago|next|last|since|spring|summer|autumn|winter|christmas|easter|birthday)\b/i;
export const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|both|couple|pair|twins|once|twice)\b/i;
/** Whether a text holds a number, in figures or words. */
export const isCounted = (text: string): boolean => NUMBER.test(text);
const NAMED = /\p{L}[,;:]? \p{Lu}\p{L}+/u;
const KIN =
  /\b(?:mother|father|mum|mom|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|aunt|uncle|cousin|grand\w+|nan|nana|friend|boss|neighbou?r|teacher|doctor|colleague|flatmate|roommate|dog|cat)\b/i;

/** Whether a text holds the sort of thing that is asked for. */
export function holdsSort(sort: Sort, text: string): boolean {
  if (sort === 'time') return TIME.test(text);
  if (sort === 'number') return NUMBER.test(text);
  if (sort === 'place')
    return (
      NAMED.test(text) ||
      /\b(?:in|at|near|on|under|behind|by|outside|to|from) (?:the |a |my |your |our )?\p{L}{3,}/u.test(text)
    );
  if (sort === 'person') return NAMED.test(text) || KIN.test(text);
  return true;
}
