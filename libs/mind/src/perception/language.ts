import { wordsOf } from './text';

export type Language =
  'english' | 'spanish' | 'french' | 'german' | 'italian' | 'portuguese' | 'dutch' | 'other' | 'emoji' | 'unreadable';

const COMMON_WORDS: [Language, string][] = [
  [
    'spanish',
    'el la los las que de en un una es no por con para mi tu estoy soy tengo como pero muy hoy hola gracias qué está yo me',
  ],
  [
    'french',
    'le la les des que de un une est pas pour avec je tu suis mon ma mes mais très bonjour merci bien aujourd hui et vous nous',
  ],
  [
    'german',
    'der die das und ich du ist nicht ein eine mit für mein meine bin habe aber sehr heute hallo danke wie geht es zu auf mir dir',
  ],
  ['italian', 'il lo gli che di un una è non per con mio mia sono ho come ma molto oggi ciao grazie io ti mi'],
  [
    'portuguese',
    'o os as que de um uma é não por com para meu minha estou sou tenho como mas muito hoje olá obrigado obrigada eu',
  ],
  ['dutch', 'de het een en ik jij is niet met voor mijn ben heb maar heel vandaag hallo dank je hoe gaat'],
];
const COMMON = COMMON_WORDS.map(([language, list]) => [language, new Set(list.split(' '))] as const);
const ENGLISH = new Set(
  "the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my one all would there their what so up out if about who get which go me when make can like time no just him know take into your some could them see other than then now look only come its over think also back after use two how our work first well way even new want because any these give day most us is are was were been has had did does am i'm it's don't can't didn't isn't wasn't that's what's you're i've i'd i'll very too really yes yeah hi hello hey bye thanks thank please sorry ok okay lol good bad sad happy feel feeling today tomorrow yesterday love hate mum mom dad dog cat tired sick home job lost found need help tell write story joke poem why where who where's who's never always maybe nothing something fine great nice night morning bored lonely angry afraid sleep".split(
    ' ',
  ),
);

/** Which language a message is probably written in. Only English is answered in earnest; the rest is told so. */
export function languageOf(text: string): Language {
  const words = wordsOf(text);
  if (words.length === 0) return /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'unreadable';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'unreadable';
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return 'other';
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const [best, count] = COMMON.map(
    ([language, list]) => [language, words.filter((word) => list.has(word)).length] as const,
  ).reduce((a, b) => (b[1] > a[1] ? b : a));
  if (count >= 2 && count > english && count / words.length >= 0.25) return best;
  if (
    count >= 1 &&
    english === 0 &&
    words.length <= 4 &&
    /[^\x20-\x7e]|^(?:hola|bonjour|merci|gracias|danke|ciao|olá|grazie)\b/i.test(text)
  )
    return best;
  if (english === 0 && words.every((word) => !pronounceable(word))) return 'unreadable';
  return 'english';
}

/** Hands on a keyboard make long rows of consonants, or one letter again and again. */
function pronounceable(word: string): boolean {
  if (/^\d+$/.test(word)) return true;
  if (/(.)\1{3,}/.test(word) || /[bcdfghjklmnpqrstvwxz]{5,}/.test(word)) return false;
  if (/^[b-df-hj-np-tv-xz]{4,}$/.test(word)) return false;
  return !/(?:asdf|qwer|zxcv|hjkl|jkl;|sdfg|fghj|dfgh)/.test(word);
}
