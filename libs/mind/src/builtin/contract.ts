/** Short forms, as they are spoken: what is left long at the end of a sentence ("that is what I am") stays so. */
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\bI am (?=\w)/g, "I'm "],
  [/\bI have (?=(?:been|never|not|kept|read|got|no)\b)/g, "I've "],
  [/\bwill not\b/g, "won't"],
  [/\bI will (?=\w)/g, "I'll "],
  [/\bI would (?=\w)/g, "I'd "],
  [/\b([Yy])ou are (?=(?!and\b|or\b)\w)/g, "$1ou're "],
  [/\b([Tt])hat is (?=(?!and\b|or\b)\w)/g, "$1hat's "],
  [/(?<!\b(?:of|in|about|with|for|to|from|on) )\b([Ii])t is (?=(?!and\b|or\b)\w)/g, "$1t's "],
  [/\b([Tt])here is (?=\w)/g, "$1here's "],
  [/\b([Ww])hat is (?=(?:it \w|(?:the|a|on|your|that)\b))/g, "$1hat's "],
  [/\b([Ll])et us (?=\w)/g, "$1et's "],
  [/\b([Dd])o not\b/g, "$1on't"],
  [/\b([Dd])oes not\b/g, "$1oesn't"],
  [/\b([Dd])id not\b/g, "$1idn't"],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b(?<=\w )need not\b/g, "needn't"],
  [/\b(is|was|were|have|has|would|could|should) not\b/g, "$1n't"],
];

/** The sentence in short forms; words somebody is quoted with stay as they were. */
export function contracted(sentence: string): string {
  return sentence
    .split(/("[^"]*")/)
    .map((part, at) =>
      at % 2 === 1 ? part : SHORT_FORMS.reduce((text, [long, short]) => text.replace(long, short), part),
    )
    .join('');
}
