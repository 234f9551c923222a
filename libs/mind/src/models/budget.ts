import { Broken } from './failure';
import { Answered } from './http';
import { TokenMeter } from './tokens';

/** Tokens a model takes, prompt and reply together, where neither the operator nor the server says. Small local servers are often set to no more. */
export const CONTEXT_TOKENS = 8_192;

/** Of the context, at most this part is kept free for the answer. */
const LARGEST_RESERVE = 0.5;
/** Kept free beside the answer: what the template of a model adds. */
const SLACK = 64;
const MOST_HALVINGS = 2;
/** Milliseconds that a reply waits to learn the context in force. */
const ASKING_MS = 3_000;

export interface BudgetOptions {
  contextTokens?: number | null;
  contextInForce?: (signal: AbortSignal) => Promise<number | null>;
}

/** Room for one prompt, which can be made smaller. */
export interface PromptRoom {
  readonly tokens: number;
  /** Tokens of the answer at most. */
  readonly answerTokens: number;
  /** Tokens of the whole context that the room is a part of. */
  readonly contextTokens: number;
  count: (text: string) => number;
  /** True where what was thrown says that the prompt was too long and a shorter one is to be tried. */
  halved: (thrown: unknown) => boolean;
  /** The prompt was taken. */
  taken: () => void;
}

/** How long the prompts for one model of an endpoint may be (its context window less the reply), and what was learnt of it since the start. */
export class PromptBudget {
  readonly meter = new TokenMeter();
  /** How often the whole had to be halved before the endpoint took it; it stays so, or every message would be refused once first. */
  private learnt = 0;
  /** What the server told; undefined until it was asked. */
  private told: number | null | undefined;
  /** The context that a truncated prompt showed; null where none was. */
  private shown: number | null = null;
  /** The smallest context that a truncated prompt was made for. */
  private refuted = Infinity;

  constructor(private readonly options: BudgetOptions) {}

  /** Tokens of prompt and answer together. */
  get contextTokens(): number {
    const given = this.options.contextTokens ?? this.told ?? CONTEXT_TOKENS;
    return Math.min(given, this.shown ?? Infinity);
  }

  /** Learns the context in force, where the operator does not say it and it is not known. A server that cannot tell is taken to have 8,192. */
  async prepare(signal: AbortSignal): Promise<void> {
    const { contextTokens, contextInForce } = this.options;
    if (!contextInForce || this.told !== undefined || (contextTokens && this.shown === null)) return;
    try {
      this.told = await contextInForce(AbortSignal.any([signal, AbortSignal.timeout(ASKING_MS)]));
    } catch {
      // The server is asked again with the next reply; whether it answers at all is seen from this one.
      signal.throwIfAborted();
      return;
    }
    // What the server says of itself is closer than what a cut prompt showed, unless it is what the cut refuted.
    if (this.shown !== null && this.told !== null && this.told < this.refuted) this.shown = this.told;
  }

  /**
   * A prompt was cut.
   * @param window the context that its count shows, in tokens
   */
  truncated(window: number): void {
    this.refuted = Math.min(this.refuted, this.contextTokens);
    this.shown = Math.min(this.shown ?? Infinity, window);
    this.told = undefined;
  }

  /**
   * For one answer.
   * @param answerTokens that are kept free for it
   * @param besideTokens that pictures take beside the text of the prompt
   */
  room(answerTokens: number, besideTokens = 0): PromptRoom {
    let halvings = this.learnt;
    let left = MOST_HALVINGS;
    const context = () => this.contextTokens;
    const reserve = () => Math.min(answerTokens, Math.floor(context() * LARGEST_RESERVE));
    return {
      get tokens(): number {
        return Math.max(0, Math.floor((context() - reserve() - besideTokens - SLACK) / 2 ** halvings));
      },
      get answerTokens(): number {
        return reserve();
      },
      get contextTokens(): number {
        return context();
      },
      count: (text: string) => this.meter.count(text),
      halved: (thrown: unknown): boolean => {
        const tooLong = (thrown instanceof Answered && thrown.tooLong) || (thrown instanceof Broken && thrown.cramped);
        if (!tooLong || left === 0) return false;
        left -= 1;
        halvings += 1;
        return true;
      },
      // At most a quarter of the setting is given up for good: a single odd text may have been the cause.
      taken: () => {
        this.learnt = Math.max(this.learnt, Math.min(halvings, MOST_HALVINGS));
      },
    };
  }
}
