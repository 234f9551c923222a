/**
 * How many tokens a text may have, for any model, without its vocabulary. Meant to err on the high side: a prompt that is a little
 * shorter than it could be costs a recollection, one that is too long costs the reply. The figures are of byte-pair vocabularies of
 * 32,000 to 200,000 entries, by script, at the expensive end of the common ones; `TokenMeter` corrects them by what an endpoint counts.
 */
const PIECE = new RegExp(
  [
    String.raw`(?<word>[a-z]+)`, // plain Latin letters: common words are one token, long ones about one for four letters
    String.raw`(?<digits>\d+)`, // one each: some vocabularies join up to three
    String.raw`(?<line>[\r\n])`,
    String.raw`(?<space>[^\S\r\n]+)`, // a single space belongs to the word behind it
    String.raw`(?<cjk>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])`,
    String.raw`(?<near>[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{M}\u2010-\u2027])`,
    String.raw`(?<ascii>[!-~])`,
    String.raw`(?<other>[^])`,
  ].join('|'),
  'giu',
);

/** A run of letters beyond this is no word of a language but a code or a cry, and such are cut into small pieces. */
const LONGEST_WORD = 18;
const VOWELS = /[aeiou]/i;

function wordTokens(word: string): number {
  const ordinary = word.length <= LONGEST_WORD && (word.length < 4 || VOWELS.test(word)) && !/[a-z][A-Z]/.test(word);
  return Math.ceil(word.length / (ordinary ? 4 : 2));
}

/** An estimate of a text's tokens. Linear in its length. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const { 0: piece, groups = {} } of text.matchAll(PIECE)) {
    if (groups['word']) tokens += wordTokens(piece);
    else if (groups['digits']) tokens += piece.length;
    else if (groups['line'] || groups['near'] || groups['ascii']) tokens += 1;
    else if (groups['space']) tokens += (piece.length - 1) / 4;
    else if (groups['cjk']) tokens += 1.5;
    // Letters of other scripts, emoji and signs, which small vocabularies spell byte by byte.
    else tokens += /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u.test(piece) ? 3 : 2;
  }
  return Math.ceil(tokens);
}

/** Counts tokens for one endpoint, and learns from what the endpoint itself counts. */
export class TokenMeter {
  private scale = 1;

  count(text: string): number {
    return Math.ceil(estimateTokens(text) * this.scale);
  }

  /**
   * Takes note of an endpoint's own count for texts whose estimates add up to `estimated`. Too low an estimate is believed at once,
   * too high a one by and by. What is beyond all vocabularies (a prompt cut or cached, a figure made up) is not believed.
   */
  learn(estimated: number, counted: number): void {
    const ratio = counted / estimated;
    if (!(ratio >= 0.4 && ratio <= 5)) return;
    this.scale = ratio > this.scale ? ratio : Math.max(0.6, this.scale * 0.8 + ratio * 0.2);
  }
}

const GAP = ' [… a part is left out here …] ';

/** The text within a number of tokens: its beginning and its end, with a mark where the middle is missing. Empty where not even the mark fits. */
export function cutMiddle(text: string, tokens: number, count: (text: string) => number): string {
  if (count(text) <= tokens) return text;
  const cut = (length: number) => {
    const head = text.slice(0, Math.ceil(length * 0.6)).replace(/[\ud800-\udbff]$/, '');
    const tail = text.slice(text.length - Math.floor(length * 0.4)).replace(/^[\udc00-\udfff]/, '');
    return head.trimEnd() + GAP + tail.trimStart();
  };
  let fits = 0;
  for (let least = 1, most = text.length - 1; least <= most;) {
    const middle = (least + most) >> 1;
    if (count(cut(middle)) <= tokens) {
      fits = middle;
      least = middle + 1;
    } else most = middle - 1;
  }
  return fits > 0 ? cut(fits) : '';
}
