/** Tokenisation for the measures: folding, sentences, names, numbers. Pure; every call is linear in the length of its text. */

/** Lower case without accents; `'s` is separated, other apostrophes are removed: "don’t" is "dont". @param {string} text */
export function folded(text) {
  return wordsOf(text).join(' ');
}

/** @param {string} text @returns {string[]} */
export function wordsOf(text) {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’ʼ`]/g, "'")
    .replace(/'s\b/g, ' s')
    .replace(/'/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a text contains a word or phrase, as whole words. Both are folded. @param {string} text @param {string} part */
export function holds(text, part) {
  const wanted = folded(part);
  return wanted !== '' && ` ${folded(text)} `.includes(` ${wanted} `);
}

/** What ends with a mark or a line; a text without marks is one sentence. @param {string} text @returns {string[]} */
export function sentencesOf(text) {
  return text
    .split(/(?<=[.!?…])["”’)\]]*\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/**
 * Capitalised words inside a sentence. The first word of a sentence is left out, for it is capitalised anyway, and so is what is
 * written in capitals throughout, which is a way of speaking. @param {string} text @returns {string[]}
 */
export function namesIn(text) {
  return text.match(/(?<=[\p{Ll}\p{N}'’][,;]? )\p{Lu}\p{Ll}[\p{L}'’-]*/gu) ?? [];
}

const NUMBER_WORDS =
  'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand';
const NUMBERS = new Set(NUMBER_WORDS.split(' '));

/** Digits, and number words from three on: "one" and "two" have too many other uses. @param {string} text @returns {string[]} */
export function numbersIn(text) {
  return wordsOf(text).filter((word) => /^\d/.test(word) || NUMBERS.has(word));
}

const EMOJI =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:[\ufe0f\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic})*/gu;

/** @param {string} text @returns {string[]} */
export function emojiIn(text) {
  return (text.match(EMOJI) ?? []).filter((sign) => !/^[©®™]/.test(sign));
}

/** @param {string} text */
export function endsWithMark(text) {
  return /[.!?…]["”’)\]*]*$/u.test(text.replace(EMOJI, '').trim());
}
