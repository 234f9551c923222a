import { Broken } from './failure';
import { Answered } from './http';
import { TokenMeter } from './tokens';

/** Tokens a model takes, prompt and reply together, where the operator does not say. Small local servers are often set to no more. */
export const CONTEXT_TOKENS = 8_192;

/** Tokens kept free for the reply: a quarter of what the model takes, up to a long reply with some reasoning before it. */
const reserveOf = (contextTokens: number): number => Math.min(2_048, Math.floor(contextTokens / 4));

const MOST_HALVINGS = 2;

/** How long the prompts for one endpoint may be, and what was learnt of it since the start. */
export class PromptBudget {
  readonly meter = new TokenMeter();
  /** Tokens kept free for the reply. */
  readonly reserve: number;
  private readonly most: number;
  /** How often the whole had to be halved before the endpoint took it; it stays so, or every message would be refused once first. */
  private learnt = 0;

  constructor(contextTokens = CONTEXT_TOKENS) {
    this.reserve = reserveOf(contextTokens);
    this.most = contextTokens - this.reserve;
  }

  /** For one reply: a room that can be made smaller. */
  room() {
    const { most, meter } = this;
    let halvings = this.learnt;
    let left = MOST_HALVINGS;
    return {
      get tokens(): number {
        return Math.floor(most / 2 ** halvings);
      },
      count: (text: string) => meter.count(text),
      /** True where what was thrown says that the prompt was too long and a shorter one is to be tried. */
      halved: (thrown: unknown): boolean => {
        const tooLong = (thrown instanceof Answered && thrown.tooLong) || (thrown instanceof Broken && thrown.cramped);
        if (!tooLong || left === 0) return false;
        left -= 1;
        halvings += 1;
        return true;
      },
      /** The prompt was taken. At most a quarter of the setting is given up for good: a single odd text may have been the cause. */
      taken: () => {
        this.learnt = Math.max(this.learnt, Math.min(halvings, MOST_HALVINGS));
      },
    };
  }
}

/**
 * Something asked of an endpoint that not every one understands, in several forms from the best to none. A form that was taken once
 * stays; one that is refused gives way to the next, and is forgotten only when the next is taken: the fault may lie elsewhere.
 */
export class Manners<T> {
  private settled: T | null = null;
  private from = 0;

  constructor(private readonly forms: readonly [T, ...T[]]) {}

  /** For one request: the form to use, and what came of it. */
  attempt() {
    let at = this.from;
    const form = (): T => this.forms[at] ?? this.forms[0];
    return {
      form,
      /** True where what was thrown may be due to the form and another is to be tried. */
      changed: (thrown: unknown): boolean => {
        const due = thrown instanceof Answered && thrown.disliked && !thrown.tooLong;
        if (!due || this.settled === form() || at + 1 >= this.forms.length) return false;
        at += 1;
        return true;
      },
      taken: () => {
        this.settled = form();
        this.from = at;
      },
    };
  }
}
