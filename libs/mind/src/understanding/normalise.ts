/** Characters that are not visible: format and tag characters, variation selectors, fillers, joiners. */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
/** Accents of Latin, Greek and Cyrillic letters, and the short vowels of Arabic. Vowel signs of Devanagari stay. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670]/g;
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ة: 'ه',
  ى: 'ي',
};
/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аa еe оo рp сc уy хx іi јj ѕs ԁd ɡg һh ӏl кk тt мm нh вb гr αa εe οo ρp ιi κk νv τt υu χx βb ηn'.split(' ')].map(
    (pair) => [pair.charAt(0), pair.charAt(1)],
  ),
);
/** Signs that stand for a letter inside a word: "su1cide", "k1ll". */
const SIGNS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** English short forms, written out, also as they are typed without an apostrophe. */
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\b(?:can't|cant|cannot)\b/g, 'can not'],
  [/\b(?:won't|wont)\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|ai)(?:n't|nt)\b/g, '$1 not'],
  [/\bi'm\b/g, 'i am'],
  [/\bi've\b/g, 'i have'],
  [/'(ve|re|ll|d|s|m)\b/g, " '$1"],
];

/** Latin words with letters of other scripts among their own. */
function toOneScript(text: string): string {
  if (!/[a-z]/.test(text) || !/[\u0370-\u052f\u0261]/.test(text)) return text;
  return text.replace(/[a-z\u0370-\u052f\u0261]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[^a-z]/g, (letter) => LOOKALIKES[letter] ?? letter) : word,
  );
}

/**
 * Brings a message into one spelling for classification: lower case, without accents and invisible characters, letters that were
 * replaced or spaced out put back, runs of a letter shortened to two, English short forms written out. Linear in the length of the message.
 */
export function normaliseText(message: string): string {
  const letters = message
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/[łıøßđæœةى]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...');
  const words = toOneScript(letters)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    // "k m s", "s.u.i.c.i.d.e": single letters with separators are one word.
    .replace(/(?<![a-z0-9'])[a-z](?:[ ._*/-][a-z]){2,}(?![a-z0-9'])/g, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .replace(/[a-z]+(?:[0134578@$!]+[a-z]+)+/g, (word) => word.replace(/[^a-z]/g, (sign) => SIGNS[sign] ?? sign))
    .replace(/\s+/g, ' ')
    .trim();
  return SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), words);
}
