import type { Dice } from '../seed';
import { type PooledReply, type ReplyPool } from './reply-pool';
import { saidReply } from './said-reply';

/** Of how many of the soul's latest replies the openings are not used again. */
const RECENT_OPENINGS = 6;
/** Of how many of the latest replies at most one ends in a question. */
const QUESTION_SPAN = 3;
/** Preference for the writers of the soul's nature: the first, the second, all others. */
const WRITER_SCORES = [0.5, 0.4, 0] as const;
/** Preference for replies that a reader found good (libs/mind/data/replies). */
const GOOD_SCORE = 0.5;
/** What a reply loses whose length is far from the wanted one, per factor of two. */
const LENGTH_COST = 0.6;

/** Shorter sentences may be part of others by chance. */
const SHORTEST_KEY = 16;

export interface SelectorOptions {
  /** The soul's own earlier replies in this conversation, oldest first. */
  replies: readonly string[];
  dice: Dice;
  /** Preferred writers, best first. */
  writers: readonly string[];
  /** False if no question may be asked at all. */
  mayAsk: boolean;
  /** Words never to be used, in lower case. */
  avoid: readonly string[];
  /** Wanted length in words; null for any. */
  words: number | null;
}

/** Chooses written replies: never one that was used in the conversation, rarely one that asks. */
export class ReplySelector {
  private readonly used: Set<string>;
  /** All earlier replies without punctuation: a soul's style may have split a sentence. */
  private readonly said: string;
  private readonly openings: Set<string>;
  private readonly avoided: RegExp | null;
  private mayAsk: boolean;

  constructor(
    private readonly pool: ReplyPool,
    private readonly options: SelectorOptions,
  ) {
    const { replies, avoid, mayAsk } = options;
    const said = replies.map(saidReply);
    this.used = new Set(said.flatMap(({ keys }) => keys));
    this.said = said.map(({ key }) => key).join(' | ');
    this.openings = new Set(said.slice(-RECENT_OPENINGS).map(({ opening }) => opening));
    this.mayAsk = mayAsk && !replies.slice(1 - QUESTION_SPAN).some((reply) => reply.includes('?'));
    const words = avoid.slice(0, 40).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    this.avoided =
      words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu') : null;
  }

  /**
   * A reply of the first of the cells that has an unused one.
   * @returns null if all of them are used up
   */
  choose(...cells: readonly string[]): string | null {
    for (const cell of cells) {
      const chosen = this.best(this.pool.repliesOf(cell).filter((reply) => this.isFresh(reply)));
      if (chosen) return this.take(chosen);
    }
    return null;
  }

  /** The same; where all are used up, one that was used longest ago. @throws Error if none of the cells exists */
  insist(...cells: readonly string[]): string {
    const fresh = this.choose(...cells);
    if (fresh !== null) return fresh;
    const all = cells.flatMap((cell) => this.pool.repliesOf(cell));
    const allowed = all.filter((reply) => (this.mayAsk || !reply.asks) && !this.avoided?.test(reply.text));
    const { replies } = this.options;
    const ages = (allowed.length > 0 ? allowed : all).map((reply) => ({
      reply,
      last: replies.findLastIndex((said) => said.includes(reply.text)),
    }));
    const oldest = ages.reduce((a, b) => (b.last < a.last ? b : a), ages[0] ?? missing(cells));
    return this.take(oldest.reply);
  }

  private take(reply: PooledReply): string {
    for (const key of reply.keys) this.used.add(key);
    this.openings.add(reply.opening);
    if (reply.asks) this.mayAsk = false;
    return reply.text;
  }

  private isFresh(reply: PooledReply): boolean {
    if (reply.asks && !this.mayAsk) return false;
    if (this.openings.has(reply.opening) || reply.keys.some((key) => this.wasSaid(key))) return false;
    return !this.avoided?.test(reply.text);
  }

  private wasSaid(key: string): boolean {
    return this.used.has(key) || (key.length >= SHORTEST_KEY && this.said.includes(key));
  }

  private best(replies: readonly PooledReply[]): PooledReply | null {
    const { dice, writers, words } = this.options;
    const scored = replies.map((reply) => {
      const place = writers.indexOf(reply.writer);
      const writer = WRITER_SCORES[place < 0 ? WRITER_SCORES.length - 1 : place] ?? 0;
      const length = words === null ? 0 : Math.abs(Math.log2((reply.words + 4) / (words + 4))) * LENGTH_COST;
      return { reply, score: dice.next() + writer + (reply.isGood ? GOOD_SCORE : 0) - length };
    });
    return (
      scored.reduce<(typeof scored)[number] | null>((a, b) => (a === null || b.score > a.score ? b : a), null)?.reply ??
      null
    );
  }
}

function missing(cells: readonly string[]): never {
  throw new Error(`there are no replies for ${cells.join(', ')}`);
}
