import { EMOJI } from '../self/manner';
import type { Demands } from './demands';
import { withoutPhoneNumbers } from './methods';
import type { Sentence } from './sentences';

/** ":)", ";-D", "<3": drawn with marks, and meant as emoji are. */
const SMILEYS = /(?<=^|\s)(?:[:;=]['’]?-?[)(DPpOo3/|\\*]|<3|\^\^|xD|XD)(?=$|[\s.,!?])/gm;

export function withoutEmoji(text: string): string {
  return text
    .replace(EMOJI, '\u0000')
    .replace(SMILEYS, '\u0000')
    .replace(/[^\S\n]*\u0000+(?:[^\S\n]*\u0000+)*/g, '')
    .replace(/^[^\S\n]+/gm, (space, at: number) => (at === 0 ? '' : space));
}

/** "Yes!!" becomes "Yes."; what is asked in wonder ("Really?!") stays a question. */
export function withoutExclamations(text: string): string {
  return text.replace(/\?!+|!+\?/g, '?').replace(/!+/g, '.');
}

/** What is written within the sentences that stay: each step gives the same beginning for a longer text. */
export function mendedLetters(text: string, demands: Demands, endangered: boolean): string {
  let mended = endangered ? withoutPhoneNumbers(text) : text;
  if (demands.noEmoji) mended = withoutEmoji(mended);
  if (demands.noExclamations) mended = withoutExclamations(mended);
  if (demands.lowercase) mended = mended.toLowerCase();
  return mended;
}

/** The sentences that are kept, each with the space that stood before it. */
export function joined(text: string, kept: readonly Sentence[]): string {
  let whole = '';
  for (const [at, sentence] of kept.entries()) {
    let gap = sentence.from;
    while (at > 0 && gap > 0 && /\s/.test(text[gap - 1] ?? '')) gap--;
    whole += text.slice(gap, sentence.to);
  }
  return whole;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s.!…"*_]+$/, '')
    .replace(/^[\s"*_]+/, '');

export function endsWith(text: string, phrase: string): boolean {
  return bare(text).endsWith(bare(phrase));
}

export function beginsWith(text: string, phrase: string): boolean {
  return bare(text).startsWith(bare(phrase));
}

/** Without the phrase it is to end with, as far as that stands there. */
export function withoutEnd(text: string, demands: Demands): string {
  const phrase = demands.endWith?.phrase;
  if (phrase === undefined || !endsWith(text, phrase)) return text;
  return text.slice(0, Math.max(0, text.toLowerCase().lastIndexOf(bare(phrase))));
}

/** With the phrases it is to begin and to end with. */
export function framed(text: string, demands: Demands, whole: boolean): string {
  let all = text;
  const begin = demands.beginWith?.phrase;
  if (begin !== undefined && all !== '' && !beginsWith(all, begin))
    all = `${begin}${/\p{P}$/u.test(begin) ? '' : '.'} ${all}`;
  const end = demands.endWith?.phrase;
  if (end !== undefined && whole && all !== '' && !endsWith(all, end)) all = `${all.trimEnd()} ${end}`;
  return all;
}
