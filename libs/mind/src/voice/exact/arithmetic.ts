/** What may stand before a sum and after it without belonging to it. */
const LEAD =
  /^(?:(?:hey|hi|ok(?:ay)?|so|and|pls|please|quick|um+),? )*(?:(?:can|could|would) you (?:please )?(?:tell me |work out |calculate |compute |do )?|what(?:'s| is|s)|how much (?:is|are|would)|how many (?:is|are)|calculate|compute|work out|solve|do|tell me)?\s*/;
const TAIL = /\s*(?:\?|=|\.|please|pls|equals?|make|come to|again|exactly)*\s*$/;
const NUMBER = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+/y;
const LARGEST = 1e15;

type Token = number | '+' | '-' | '*' | '/' | '^' | '%' | '(' | ')';

/** Words of calculation as signs. */
const WORDS: readonly [RegExp, string][] = [
  [/\b(?:plus|and)\b/g, '+'],
  [/\bminus\b/g, '-'],
  [/\b(?:times|multiplied by)\b|(?<=\d)\s*[x×]\s*(?=[\d(])/g, '*'],
  [/\b(?:divided by|over)\b|÷/g, '/'],
  [/\b(?:to the power of)\b|\*\*/g, '^'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [/\s*(?:\bper ?cent\b|%)\s*(?:of|off)\b/g, '%*'],
  [/\bper ?cent\b/g, '%'],
  [/[$£€]/g, ''],
];

/**
 * The result of a sum, if the message is one and nothing else: "what's 15% of 340?", "(12+7)*3", "120 divided by 8".
 * @returns the result in words of digits ("51"), or null
 */
export function sumIn(message: string): string | null {
  const lower = message.toLowerCase().replace(/\s+/g, ' ').trim();
  const body = lower.replace(LEAD, '').replace(TAIL, '');
  // Dates, ranges and scores look like sums: "2-1", "24/7", "9/11".
  if (isDateOrScore(body) && body === lower.replace(TAIL, '')) return null;
  const { tokens, rest } = tokensIn(withSigns(body));
  return rest === '' ? resultOf(tokens, body) : null;
}

/**
 * The result of a sum that a message asks for among other things: "what's 3/8 plus 5/16, I can't think".
 * @returns the result in words of digits, or null
 */
export function sumWithin(message: string): string | null {
  const lower = message.toLowerCase().replace(/\s+/g, ' ').trim();
  const asked = ASKED.exec(lower)?.[1];
  if (asked === undefined) return null;
  const { tokens } = tokensIn(withSigns(asked));
  while (typeof tokens.at(-1) === 'string' && !')%'.includes(String(tokens.at(-1)))) tokens.pop();
  return tokens.length <= 3 && isDateOrScore(asked.split(' ')[0] ?? '') ? null : resultOf(tokens, asked);
}
const ASKED =
  /(?:^|[\s,.;:!?])(?:what(?:'s|s| is)|how much (?:is|are)|calculate|compute|work out) ((?:[$£€(-] ?)*\d.*)$/;

const isDateOrScore = (text: string): boolean => /^\d{1,4}[-/]\d{1,4}(?:[-/]\d{1,4})?$/.test(text.replace(/\s/g, ''));

const withSigns = (text: string): string => WORDS.reduce((written, [word, sign]) => written.replace(word, sign), text);

function resultOf(tokens: readonly Token[], body: string): string | null {
  if (!tokens.some((token) => typeof token !== 'number' && '+-*/^%'.includes(token))) return null;
  const off = /\bper ?cent off\b|% off\b/.test(body);
  const parser = new Parser(tokens);
  const value = parser.expression();
  if (value === null || !parser.isAtEnd || !Number.isFinite(value) || Math.abs(value) > LARGEST) return null;
  const base = off ? tokens.findLast((token) => typeof token === 'number') : undefined;
  return formatted(typeof base === 'number' ? base - value : value);
}

/** The numbers and signs that a text begins with, and what follows them. */
function tokensIn(text: string): { tokens: Token[]; rest: string } {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    NUMBER.lastIndex = at;
    const number = NUMBER.exec(text)?.[0];
    if (number !== undefined) tokens.push(Number(number.replaceAll(',', '')));
    else if ('+-*/^%()'.includes(sign)) tokens.push(sign as Token);
    else if (sign !== ' ') break;
    at += number?.length ?? 1;
  }
  return { tokens, rest: text.slice(at) };
}

/** Recursive descent: sums of products of powers of signed numbers. Every method answers null for what is no expression. */
class Parser {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  expression(): number | null {
    return this.chain(() => this.product(), { '+': (a, b) => a + b, '-': (a, b) => a - b });
  }

  private product(): number | null {
    return this.chain(() => this.power(), { '*': (a, b) => a * b, '/': (a, b) => a / b });
  }

  private chain(part: () => number | null, operators: Partial<Record<Token, (a: number, b: number) => number>>) {
    let left = part();
    for (;;) {
      const sign = this.tokens[this.at];
      const operator = sign === undefined ? undefined : operators[sign];
      if (left === null || operator === undefined) return left;
      this.at += 1;
      const right = part();
      if (right === null) return null;
      left = operator(left, right);
    }
  }

  private power(): number | null {
    const base = this.signed();
    if (base === null || this.tokens[this.at] !== '^') return base;
    this.at += 1;
    const exponent = this.power();
    return exponent === null ? null : base ** exponent;
  }

  private signed(): number | null {
    if (this.tokens[this.at] !== '-') return this.atom();
    this.at += 1;
    const value = this.signed();
    return value === null ? null : -value;
  }

  private atom(): number | null {
    const token = this.tokens[this.at];
    this.at += 1;
    let value: number | null = null;
    if (typeof token === 'number') value = token;
    else if (token === '(') {
      value = this.expression();
      if (this.tokens[this.at] !== ')') return null;
      this.at += 1;
    }
    if (value !== null && this.tokens[this.at] === '%') {
      this.at += 1;
      return value / 100;
    }
    return value;
  }
}

/** At most six decimals, thousands grouped. */
const formatted = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 6 }).format(Math.abs(value) < 1e-9 ? 0 : value);
