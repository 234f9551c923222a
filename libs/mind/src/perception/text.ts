import { withoutInvisible } from '../persona';

/** One way of writing: straight quotes, no invisible characters, single spaces. */
export function plain(text: string): string {
  return withoutInvisible(text.normalize('NFKC'))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, ' - ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

const LOOSE: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  cant: "can't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  wont: "won't",
  whats: "what's",
  hows: "how's",
  wheres: "where's",
  whos: "who's",
  thats: "that's",
  youre: "you're",
  havent: "haven't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  arent: "aren't",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  u: 'you',
  i: 'I',
};

/** Words written without their apostrophes, and "i", as they are meant. */
export function mended(text: string): string {
  return text.replace(/\b[a-z]+\b(?!')/g, (word, at: number) => (text[at - 1] === "'" ? word : (LOOSE[word] ?? word)));
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["')]?)(?<!\b(?:mr|mrs|ms|mx|dr|prof)\.)\s+|\n+/i)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Words as they were written, with their apostrophes and hyphens; punctuation between them as words of its own. */
export function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[.,;:!?()"]/gu) ?? [];
}

export function wordsOf(text: string): string[] {
  return tokensOf(text.toLowerCase()).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For comparing what was said: letters and digits only. */
export function keyOf(sentence: string): string {
  return wordsOf(plain(sentence)).join(' ');
}

/** The first three words of a reply: two replies that begin with the same sound alike. */
export function openingOf(reply: string): string {
  return wordsOf(plain(reply)).slice(0, 3).join(' ');
}
