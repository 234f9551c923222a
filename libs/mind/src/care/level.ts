import { mended } from '../perception/text';

/** Longer messages are read at their beginning and their end. */
const LONGEST = 32_000;

/** Characters that show nothing: format and tag characters, variation selectors, fillers, joiners. */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
/** Accents of Latin, Greek and Cyrillic letters, and the vowel signs and hamzas of Arabic. */
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
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аa еe оo рp сc уy хx іi јj ѕs ԁd ɡg һh ӏl кk тt мm нh вb гr αa εe οo ρp ιi κk νv τt υu χx βb ηn'.split(' ')].map(
    (pair) => [pair.charAt(0), pair.charAt(1)],
  ),
);

/** What stands for a letter in words that are written so as not to be found. */
const SHAPES: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', l: 'i' },
};
const WATCHED = [
  ...[
    'suicide',
    'suicidal',
    'kill',
    'killing',
    'die',
    'dying',
    'dead',
    'death',
    'unalive',
    'myself',
    'kms',
    'selfharm',
  ],
  ...['harm', 'hurt', 'hang', 'overdose', 'pills', 'suicidio', 'selbstmord', 'morir', 'mourir', 'matarme'],
];
const shapeOf = (word: string) => word.replace(/[0134578@$!|l]/g, (sign) => SHAPES[sign] ?? sign);
const SHAPED = new Map(WATCHED.map((word) => [shapeOf(word), word]));
/** Usual slips, and words that are said in place of others. */
const MEANT: Readonly<Record<string, string>> = {
  ...{
    kil: 'kill',
    kiling: 'killing',
    wnat: 'want',
    wannt: 'want',
    tonite: 'tonight',
    mysef: 'myself',
    myslef: 'myself',
  },
  ...{
    sucide: 'suicide',
    suicde: 'suicide',
    suiside: 'suicide',
    suicid: 'suicide',
    sewerslide: 'suicide',
    sewercide: 'suicide',
  },
  ...{ sucidal: 'suicidal', suicidial: 'suicidal', suicidle: 'suicidal', unaliving: 'killing', kermit: 'commit' },
  ...{ cuz: 'because', cos: 'because', coz: 'because', bc: 'because', nvm: 'never mind', anymore: 'any more' },
};

/** "k*ll": one sign stands for any letter. */
function withAny(word: string): string | undefined {
  const shape = shapeOf(word);
  return WATCHED.find(
    (watched) =>
      watched.length === shape.length &&
      [...shapeOf(watched)].every((letter, at) => shape.charAt(at) === '*' || shape.charAt(at) === letter),
  );
}

function undisguised(token: string): string {
  if (token.length > 16 || !/[a-z]/.test(token)) return token;
  const word = token.replace(/!{1,12}$/, '');
  return restored(word) + token.slice(word.length);
}

function restored(word: string): string {
  if (word.includes('*')) return /^\*|\*$|\*\*/.test(word) ? word.replaceAll('*', ' ') : (withAny(word) ?? word);
  return SHAPED.get(shapeOf(word)) ?? word;
}

/** Letters one by one: a word, or several that ran together. */
function respelled(spelled: string): string {
  const signs = spelled.replace(/[^a-z0-9!$]/g, '');
  const word = /[^a-z]/.test(signs) ? SHAPED.get(shapeOf(signs)) : signs;
  if (word === undefined) return spelled;
  return /want|wanna|kill|end/.test(word) && word.length > 7
    ? word.replace(/want|wanna|to|kill|end|myself|die|life|my(?!self)/g, ' $& ').trim()
    : word;
}

/** Latin words with letters of other scripts among their own. */
function inOneScript(text: string): string {
  if (!/[a-z]/.test(text) || !/[\u0370-\u052f\u0261]/.test(text)) return text;
  return text.replace(/[a-z\u0370-\u052f\u0261]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[^a-z]/g, (letter) => ALIKE[letter] ?? letter) : word,
  );
}

/**
 * A message in one way of writing, for detection alone: lower case, without accents, without anything invisible, disguises undone.
 * Line by line linear in its length.
 */
export function levelled(message: string): string {
  const text = message.length > LONGEST ? `${message.slice(0, LONGEST / 2)}\n${message.slice(-LONGEST / 2)}` : message;
  const letters = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/[łıøßđæœةى]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[–—]/g, ' - ')
    .replace(/…/g, '.');
  return inOneScript(letters)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?<![a-z0-9'])[a-z](?:[ ._*/-]{1,2}[a-z0-9!$]){2,}(?![a-z0-9'])/g, respelled)
    .replace(/[a-z0-9@$!|*]+/g, undisguised)
    .replace(/(?<=\p{L})[_/\\-](?=\p{L})/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

const SHORT: [RegExp, string][] = [
  [/\bca(?:n't|nnot)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bi'm\b/g, 'i am'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(what|there|it|that|life|he|she|who|everything|nothing|here|where|how)'s\b/g, '$1 is'],
  [/\bmy self\b/g, 'myself'],
  [/\bno ?one\b/g, 'nobody'],
  [/\banyone\b/g, 'anybody'],
  [/\bsomeone\b/g, 'somebody'],
  [/\beveryone\b/g, 'everybody'],
  [/\b(want|going|ready|need|have|had) 2\b/g, '$1 to'],
  [/\bsewer slide\b/g, 'suicide'],
  // Words that weigh a sentence and turn none.
  [
    /\b(?:just|really|honestly|actually|literally|truly|simply|genuinely|seriously|basically|even|already|totally|completely|absolutely|desperately|secretly|fucking|fuckin|freaking|damn|kinda|kind of|sort of|probably|definitely|exactly|finally|sometimes|often|constantly) /g,
    '',
  ],
];

/** A levelled message as the English rules read it: short forms written out, slips mended, what only weighs left out. */
export function inEnglish(level: string): string {
  const words = level.replace(/\b[a-z]+\b(?!')/g, (word) =>
    Object.hasOwn(MEANT, word) ? (MEANT[word] ?? word) : word,
  );
  return SHORT.reduce((text, [short, long]) => text.replace(short, long), mended(words).toLowerCase()).replace(
    / {2,}/g,
    ' ',
  );
}
