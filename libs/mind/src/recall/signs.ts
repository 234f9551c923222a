/** What kind of thing an entry says, as far as it shows by single words. Bits of one number. */
export const SIGN = {
  question: 1,
  firstPerson: 2,
  time: 4,
  place: 8,
  span: 16,
  number: 32,
  person: 64,
  cause: 128,
  whispered: 256,
} as const;

const WORD_SIGNS = new Map<string, number>();
const mark = (sign: number, words: string): void => {
  for (const word of words.trim().split(/\s+/)) WORD_SIGNS.set(word, (WORD_SIGNS.get(word) ?? 0) | sign);
};

mark(SIGN.firstPerson, "i i'm i've i'd i'll im ive my me mine myself we we're we've we'd we'll our us");
mark(
  SIGN.time,
  `yesterday today tonight tomorrow ago last next recently lately earlier later soon morning afternoon evening night noon midnight
   weekend week weeks month months year years day days monday tuesday wednesday thursday friday saturday sunday mondays tuesdays
   wednesdays thursdays fridays saturdays sundays january february march april june july august september october november december
   spring summer autumn winter christmas easter halloween thanksgiving birthday anniversary since date`,
);
mark(SIGN.span, 'year years month months week weeks day days hour hours minute minutes decade decades since');
mark(
  SIGN.place,
  `city town village country beach park lake river mountain mountains island forest street road house
   home apartment flat school college university office store shop mall restaurant cafe bar club church temple hospital clinic airport
   station hotel museum gallery library theater theatre stadium gym studio garden farm camp downtown abroad north south east west`,
);
mark(
  SIGN.number,
  'one two three four five six seven eight nine ten eleven twelve dozen couple few several many once twice thrice hundred thousand million half',
);
mark(
  SIGN.person,
  `he she they him her his who friend friends mother father mom mum dad brother sister son daughter wife husband partner boyfriend
   girlfriend fiance fiancee uncle aunt cousin nephew niece grandma grandpa grandmother grandfather boss colleague coworker neighbor
   neighbour teacher coach doctor roommate family kids`,
);
mark(SIGN.cause, 'because cause since reason due inspired inspire motivated motivate wanted');

/** What a word, in lower case and with its apostrophe, shows of the entry it stands in. */
export function signsOfWord(word: string): number {
  const signs = WORD_SIGNS.get(word) ?? 0;
  const first = word.charCodeAt(0);
  if (first < 0x30 || first > 0x39) return signs;
  return signs | SIGN.number | (/^(?:19|20)\d\d$/.test(word) ? SIGN.time : 0);
}

const ASKED: readonly (readonly [pattern: RegExp, signs: number])[] = [
  [/\bhow long\b/, SIGN.span],
  [
    /\b(?:when|what (?:time|date|day|month|year|season)|which (?:day|week|month|year|season)|how (?:long ago|recently|soon))\b/,
    SIGN.time,
  ],
  [/\b(?:where|what (?:place|city|town|country|state)|which (?:place|city|town|country|state))\b/, SIGN.place],
  [/\bhow (?:many|much|often|old|far|big|tall)\b/, SIGN.number],
  [/\b(?:who|whom|whose)\b/, SIGN.person],
  [/\b(?:why|what (?:made|makes|inspired|motivated)|how come)\b/, SIGN.cause],
];

/** A question without its mark still begins like one. */
const ASKS =
  /\?|^\W*(?:(?:so|and|but|hey|ok|okay|please),? )?(?:when|where|who|whose|what|which|why|how|do|does|did|is|are|was|were|can|could|have|has|tell me|remind me)\b/;

/** Which signs an answer to a question would bear; 0 where nothing is asked, or nothing of the kind. `text` is lower case. */
export function signsAsked(text: string): number {
  return ASKS.test(text) ? (ASKED.find(([pattern]) => pattern.test(text))?.[1] ?? 0) : 0;
}
