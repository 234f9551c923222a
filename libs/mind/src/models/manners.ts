import { Answered } from './http';

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
      /**
       * Goes on to the next form, or to the last.
       * @param isNamed the endpoint named this part: it is changed even where it was taken before
       * @returns whether there was another
       */
      next: (isNamed: boolean, toLast = false): boolean => {
        if ((!isNamed && this.settled === form()) || at + 1 >= this.forms.length) return false;
        at = toLast ? this.forms.length - 1 : at + 1;
        return true;
      },
      taken: () => {
        this.settled = form();
        this.from = at;
      },
    };
  }
}

/** The parts of a request that some endpoints do not understand. */
export const PARTS = [
  'usage',
  'limit',
  'temperature',
  'topP',
  'minP',
  'stop',
  'schema',
  'think',
  'system',
  'images',
] as const;
export type Part = (typeof PARTS)[number];

/** How many forms a part has, from the best to none; what each is, the protocol says. */
const FORMS: Record<Part, readonly [number, ...number[]]> = {
  usage: [0, 1],
  limit: [0, 1, 2],
  temperature: [0, 1],
  topP: [0, 1],
  minP: [0, 1],
  stop: [0, 1],
  schema: [0, 1, 2],
  think: [0, 1],
  system: [0, 1],
  // Without them the prompt is another one: who makes it leaves them out.
  images: [0],
};

/** For one request: in which form each part is sent. */
export interface Forms {
  /** 0 for the best form of a part. */
  form: (part: Part) => number;
  /** True where what was thrown may be due to the form of the request and another is to be tried. */
  changed: (thrown: unknown) => boolean;
  taken: () => void;
}

/** Learns which parts of a request one model of an endpoint understands. */
export class Negotiation {
  private readonly manners = new Map(PARTS.map((part) => [part, new Manners<number>(FORMS[part])]));

  /** @param used the parts that the request holds */
  attempt(used: readonly Part[]): Forms {
    const attempts = used.flatMap((part) => {
      const manners = this.manners.get(part);
      return manners ? [{ part, ...manners.attempt() }] : [];
    });
    return {
      form: (part) => attempts.find((one) => one.part === part)?.form() ?? 0,
      changed: (thrown) => {
        if (!(thrown instanceof Answered) || !thrown.disliked || thrown.tooLong) return false;
        const named = attempts.filter(({ part }) => thrown.parts.has(part));
        if (named.map((one) => one.next(true)).some(Boolean)) return true;
        // Nothing is named. Fewer demands on the form of the answer first, then none of what may be unknown.
        if (attempts.some((one) => one.part === 'schema' && one.next(false))) return true;
        return attempts
          .filter(({ part }) => part !== 'system')
          .map((one) => one.next(false, true))
          .some(Boolean);
      },
      taken: () => attempts.forEach((one) => one.taken()),
    };
  }
}
