import { sentencesOf, wordsOf } from '../perception/text';
import { EMOJI } from '../self/manner';
import type { Manner } from '../self/self';

/**
 * Writes a reply the way somebody wrote, counted as `mannerOf` counts. Each habit is kept as a debt: what their average asks for after so many replies, less what the
 * earlier replies had. So the rates of a whole conversation come out as theirs, whatever any one reply could take.
 */

const COUNTED = {
  words: (text: string) => wordsOf(text).length,
  emoji: (text: string) => text.match(EMOJI)?.length ?? 0,
  exclamations: (text: string) => text.match(/!/g)?.length ?? 0,
  questions: (text: string) => text.match(/\?/g)?.length ?? 0,
  ellipses: (text: string) => text.match(/\.{3,}|…/g)?.length ?? 0,
  commas: (text: string) => text.match(/,/g)?.length ?? 0,
  unended: (text: string) => Number(!/[.!?…]["')\]]*$/.test(text.replace(EMOJI, '').trim())),
  lowercase: (text: string) => Number(/\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text)),
};
type Habit = keyof typeof COUNTED;
/** Of how many earlier replies the debt is taken. */
const SPAN = 30;

export class StyleTransfer {
  private readonly replies: readonly string[];

  constructor(
    private readonly manner: Manner,
    replies: readonly string[],
  ) {
    this.replies = replies.slice(-SPAN);
  }

  /** What the reply to come should have, so that the average holds; may be below nothing. */
  owed(habit: Habit): number {
    const had = this.replies.reduce((sum, reply) => sum + COUNTED[habit](reply), 0);
    return this.manner[habit] * (this.replies.length + 1) - had;
  }

  /** Words for the reply to come: never less than a quarter nor more than twice the usual. */
  get words(): number {
    const { words } = this.manner;
    return Math.min(words * 2, Math.max(words * 0.25, 1, this.owed('words')));
  }

  get asks(): boolean {
    return this.owed('questions') >= 0.4;
  }

  /**
   * Which sentences to keep, so that the length comes out: those said first matter most.
   * @param owed those that stay in any case
   */
  fitted(sentences: readonly string[], owed: readonly string[] = []): string[] {
    const wanted = this.words;
    const must = sentences.slice(0, 6).reduce((bits, one, at) => bits | (owed.includes(one) ? 1 << at : 0), 0);
    const few = sentences.slice(0, 6).map(shorterFor(wanted));
    let best: { kept: string[]; off: number } | null = null;
    for (let choice = 1; choice < 1 << few.length; choice++) {
      if ((choice & must) !== must) continue;
      const kept = few.filter((_, at) => choice & (1 << at));
      const words = kept.reduce((sum, one) => sum + COUNTED.words(one), 0);
      const dropped = choice & 1 ? 0 : wanted * 0.4;
      // A long answer leaves the next replies few words: who asks much still asks.
      const asked = kept.some((one) => one.includes('?')) === this.asks ? 0 : Math.max(wanted, this.manner.words) * 0.5;
      const off = Math.abs(words - wanted) + dropped + asked;
      if (best === null || off < best.off) best = { kept, off };
    }
    return best?.kept ?? [...sentences];
  }

  /** The finished text in the manner. `sober` leaves out what would be out of place beside grief; it is made up for later. */
  applyTo(text: string, sober: boolean): string {
    let shaped = this.marked(text, sober);
    shaped = this.trailing(shaped);
    shaped = this.commas(shaped);
    if (this.owed('unended') >= 0.5) shaped = shaped.replace(/(?<![.…])\.$/, '');
    if (this.owed('lowercase') >= 0.5) shaped = shaped.toLowerCase();
    return this.decorated(shaped, sober);
  }

  private marked(text: string, sober: boolean): string {
    const sentences = sentencesOf(text);
    const most = sober ? 0 : Math.max(0, Math.round(this.owed('exclamations')));
    // Who shouts much does so several times at one place.
    const each = Math.min(3, Math.max(1, Math.ceil(most / Math.max(1, sentences.length))));
    let left = most;
    return sentences
      .map((sentence) => {
        const found = /^(.*?[^.!?…])(?:!+|\.)(["')]*)$/su.exec(sentence);
        if (!found) return sentence;
        const marks = Math.min(each, Math.max(0, left));
        left -= marks;
        return `${found[1]}${marks > 0 ? '!'.repeat(marks) : '.'}${found[2]}`;
      })
      .join(' ');
  }

  private trailing(text: string): string {
    let left = Math.round(this.owed('ellipses')) - COUNTED.ellipses(text);
    if (left < 0) {
      return text.replace(/(?:\.{3,}|…)(?=\s+(\p{Ll})|[\s"”)]|$)/gu, (found, lower?: string) =>
        left++ < 0 ? (lower === undefined ? '.' : ',') : found,
      );
    }
    if (left === 0) return text;
    const ended = sentencesOf(text)
      .map((sentence) => (/[^.]\.$/.test(sentence) && left-- > 0 ? `${sentence}..` : sentence))
      .join(' ');
    return left > 0 ? ended.replace(/[,;:] (?=\p{L})/gu, (found) => (left-- > 0 ? '... ' : found)) : ended;
  }

  /** Who writes with many commas runs sentences together; who writes with few does without those before "and" and the like. */
  private commas(text: string): string {
    const owed = Math.max(0, Math.round(this.owed('commas')));
    let over = COUNTED.commas(text) - owed;
    if (over > 0) {
      const less = text.replace(SPARE_COMMA, (found) => (over-- > 0 ? ' ' : found));
      // What was said by others stands as it was said.
      return less
        .split(/("[^"]*"|“[^”]*”)/)
        .map((part, at) => (at % 2 === 1 ? part : part.replace(/, (?=\p{L})/gu, (found) => (over-- > 0 ? ' ' : found))))
        .join('');
    }
    const joined = text.replace(JOINT, (_, first: string) => {
      if (over >= 0) return `. ${first}`;
      over++;
      return `, and ${/^I\b/.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1)}`;
    });
    if (over > -2 || /^(?:Ah|Oh|Well|So|Okay|Mm|Hm|Yes|No|And|Hello|Hi|Hey)\b/.test(joined)) return joined;
    const lead = LEADS[this.replies.length % LEADS.length] ?? '';
    return `${lead}, ${/^I\b|^I'/.test(joined) ? joined : joined.charAt(0).toLowerCase() + joined.slice(1)}`;
  }

  private decorated(text: string, sober: boolean): string {
    const { favouriteEmoji } = this.manner;
    const owed = Math.round(this.owed('emoji')) - COUNTED.emoji(text);
    if (owed < 0) return text.replace(EMOJI, '').replace(/ {2,}/g, ' ').trim();
    if (sober || owed === 0 || favouriteEmoji.length === 0) return text;
    const from = this.replies.length;
    const chosen = Array.from(
      { length: Math.min(4, owed) },
      (_, at) => favouriteEmoji[(from + at) % favouriteEmoji.length],
    );
    return `${text} ${chosen.join('')}`;
  }
}

const SPARE_COMMA =
  /, (?=(?:and|but|so|too|then|or|as|for|which|though|if|where|when|because|while|not|at|in|by|before|after|until|since|with|like)\b)/g;
/** Between sentences of which the second can follow after an "and". */
const JOINT =
  /(?<=\p{Ll})\. ((?:You|That|It|There|We|They|This|One|The|Some|Such|Your|He|She|Nobody|Somebody|Perhaps|I|I'm|I've|It's|That's|You're)(?= ))/gu;
const LEADS = ['Well', 'Ah', 'Oh', 'You know', 'Yes'];
/** Where a sentence is longer than the whole reply should be, what stands after its semicolon can go. */
const shorterFor = (wanted: number) => (sentence: string) =>
  COUNTED.words(sentence) > wanted * 1.3 ? sentence.replace(/; [^"]*$/, '.') : sentence;
