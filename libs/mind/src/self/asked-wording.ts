/** What may stand before an order: "Ok, so please …", "From now on …". */
export const BEFORE_ORDER = String.raw`(?:(?:please|ok(?:ay)?|hey|hi|so|and|but|also|oh|well|listen|look|actually|by the way|btw|from now on|in future|in the future|then|ah|hm+|just|one (?:more )?thing)[,:]? )*`;

const END = /(?<=[.!?…]["'”’)]{0,2})\s+|\n+/;

/** Sentences with plain apostrophes, each without spaces around it. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/[’ʼ]/g, "'")
    .split(END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
