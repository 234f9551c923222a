/** Accounts for the tokens that requests to a model cost. */
export interface TokenLedger {
  /**
   * Called before each request.
   * @param tokens an estimate of what it will cost
   * @returns to be called once when the request has ended, with what it cost
   * @throws VoiceError tokens_used_up, where the request is not to be made
   */
  reserve(tokens: number): Promise<(used: number) => void>;
}

/** What an answer tells of its own cost, and what it is made of. */
export interface Counted {
  /** The endpoint's figures, where it gives any. */
  promptTokens: number | null;
  completionTokens: number | null;
  /** Text that came, reasoning included. */
  text: string;
}

/** Adds up what one request costs: by the endpoint's own figures, and by an estimate for what it does not count. */
export class RequestCost {
  private taken = false;
  private prompt: number | null = null;
  private completion: number | null = null;
  private readonly parts: string[] = [];

  /**
   * @param estimatedPrompt tokens
   * @param estimate counts the tokens of a text
   */
  constructor(
    private readonly estimatedPrompt: number,
    private readonly estimate: (text: string) => number,
  ) {}

  /** The endpoint took the request: from here on the prompt costs. */
  accepted(): void {
    this.taken = true;
  }

  add({ promptTokens, completionTokens, text }: Counted): void {
    this.prompt = promptTokens ?? this.prompt;
    this.completion = completionTokens ?? this.completion;
    if (text !== '') this.parts.push(text);
  }

  /** Tokens; 0 for a request that the endpoint did not take. */
  get tokens(): number {
    if (!this.taken) return 0;
    return (this.prompt ?? this.estimatedPrompt) + (this.completion ?? this.estimate(this.parts.join('')));
  }
}

/**
 * Makes one request and accounts for it, however it ends.
 * @param reserved tokens to reserve before it is made
 * @throws what `ledger.reserve` and the request throw
 */
export async function* accounted<T>(
  ledger: TokenLedger | null | undefined,
  reserved: number,
  cost: RequestCost,
  request: () => AsyncIterable<T>,
): AsyncGenerator<T> {
  const settle = await ledger?.reserve(reserved);
  try {
    yield* request();
  } finally {
    settle?.(cost.tokens);
  }
}

/** `accounted` for a request that is answered in one piece. */
export async function accountedOnce<T>(
  ledger: TokenLedger | null | undefined,
  reserved: number,
  cost: RequestCost,
  request: () => Promise<T>,
): Promise<T> {
  const settle = await ledger?.reserve(reserved);
  try {
    return await request();
  } finally {
    settle?.(cost.tokens);
  }
}
