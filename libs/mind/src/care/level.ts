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
  ...{ miself: 'myself', meself: 'myself', myselves: 'myself', mself: 'myself', suicidially: 'suicidal' },
  ...{ gunna: 'going to', gona: 'going to', gon: 'going to', finna: 'going to', bouta: 'about to', boutta: 'about to' },
  ...{ imma: 'i am going to', ima: 'i am going to', wana: 'want to', wnna: 'want to', tryna: 'trying to', jst: 'just' },
  ...{ tmrw: 'tomorrow', tmr: 'tomorrow', tmw: 'tomorrow', nite: 'night', theyll: "they'll" },
  ...{
    ppl: 'people',
    fr: 'for real',
    ngl: '',
    lowkey: '',
    highkey: '',
    abt: 'about',
    becuase: 'because',
    thru: 'through',
  },
  ...{ aint: 'is not', shouldve: 'should have', wouldve: 'would have' },
  ...{
    cuz: 'because',
    cus: 'because',
    cos: 'because',
    coz: 'because',
    bc: 'because',
    nvm: 'never mind',
    anymore: 'any more',
  },
};

const squeezed = (word: string) => word.replace(/([a-z])\1/g, '$1');

/** A word with one letter left out, two changed over, or one vowel for another: as it is written in haste or by ear. */
function slipsOf(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const others = /[aeiouy]/.test(letter) ? ['a', 'e', 'i', 'o', 'u', 'y'] : [];
    return [
      before + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...others.map((other) => before + other + after),
    ];
  });
}

/** Words whose slips are no other words. */
const OFTEN_MISSPELLED = [
  ...['suicide', 'suicidal', 'committing', 'myself', 'killing', 'overdose', 'overdosed', 'paracetamol', 'ibuprofen'],
  ...['antidepressants', 'depressed', 'existing', 'strangled', 'swallowed'],
];
/** What such slips happen to be as well. */
const OTHER_WORDS = ['overdoes', 'exiting', 'exciting', 'strangle', 'swallow', 'overdosed', 'depresses'];
const SLIPPED = new Map(
  OFTEN_MISSPELLED.flatMap((word) => [
    [squeezed(word), word] as const,
    ...slipsOf(squeezed(word))
      .filter((slip) => !OTHER_WORDS.includes(slip) && !OFTEN_MISSPELLED.some((other) => squeezed(other) === slip))
      .map((slip) => [slip, word] as const),
  ]),
);
const meantBy = (word: string): string =>
  (Object.hasOwn(MEANT, word) ? MEANT[word] : word.length > 4 ? SLIPPED.get(squeezed(word)) : undefined) ?? word;

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
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, ' - ')
    .replace(/…/g, '.');
  return (
    inOneScript(letters)
      .replace(/([a-z])\1{2,}/g, '$1')
      .replace(/(?<![a-z0-9'])[a-z](?:[ ._*/-]{1,2}[a-z0-9!$]){2,}(?![a-z0-9'])/g, respelled)
      .replace(/[a-z0-9@$!|*]+/g, undisguised)
      .replace(/(?<=\p{L})[_/\\-](?=\p{L})/gu, ' ')
      // French as it is typed.
      .replace(/\bj'?(suis|vais|veux|peux|voudrais|pense|sens)\b/g, 'je $1')
      .replace(/\bjai\b/g, "j'ai")
      .replace(/[^\S\n]+/g, ' ')
      .trim()
  );
}

const SHORT: [RegExp, string][] = [
  [/\bca(?:n't|nnot)\b/g, 'can not'],
  [/\bain't\b/g, 'is not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bi'm\b/g, 'i am'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(what|there|it|that|life|he|she|who|everything|nothing|here|where|how)'s\b/g, '$1 is'],
  [/\bid (?=(?:rather|sooner|be|like|love|never|have|do|kill|die|hate|end)\b)/g, 'i would '],
  [/\b(should|would|could) of\b/g, '$1 have'],
  [/\b(think\w*|thought|talk\w*|worr\w*) bout\b/g, '$1 about'],
  // "Not … no more" denies once.
  [/\bnot\b([^.!?\n]{0,40}?) no more\b/g, 'not$1 any more'],
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
  const words = level.replace(/\b[a-z]+\b(?!')/g, meantBy);
  return SHORT.reduce((text, [short, long]) => text.replace(short, long), mended(words).toLowerCase())
    .replace(/ {2,}/g, ' ')
    .trim();
}
