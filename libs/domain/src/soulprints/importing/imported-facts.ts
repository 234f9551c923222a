import { setImmediate as immediate } from 'node:timers/promises';
import { draftsOf, type Heard, type MemoryDraft } from '@kinloom/mind';

/** Memories one import makes at most. */
const MOST = 1_000;
/** Drafts that are held while it is read: when there are more, the less significant ones go. */
const HELD = 6_000;
/** Lines before one that help to understand it; of a long talk, fewer. */
const CONTEXT = 8;
const LITTLE_CONTEXT = 2;
/**
 * So many lines are read one by one: each takes a millisecond or two. Of what comes after, those are read that are likely to tell
 * something, and after each so many more only every second, every fourth … of them: a talk of years takes half a minute, not half an hour.
 */
const ALL = 2_500;
/** Milliseconds of work before others get their turn. */
const SLICE = 12;
/** Who tells of themselves says one of these, in the languages that are read; what answers a question is short. */
const MAY_TELL =
  /(?<![\p{L}])(?:I|[Ii]['’]?(?:m|ve|ll|d)|my|we|our|me|ich|mein\w*|wir|je|j['’]\w+|mon|ma|mes|yo|mi|mis|soy|eu|meu|minha|io|mio|mia|ik|mijn)(?![\p{L}])/iu;
const SHORT = 80;
/** What people tell that is worth keeping for years stands behind words like these. */
const LIKELY =
  /\b(?:I(?:['’]m| am| was) (?:a|an|from|in|at|called|born|allergic|married|\d)|(?:call|name)[sd]? (?:me|is)|my (?:\w+ )?(?:name|birthday|wife|husband|partner|son|daughter|sister|brother|mother|mum|mom|father|dad|dog|cat|job|boss|friend|favou?rite|doctor|house|flat|allerg\w+)|I (?:live|work|moved|love|hate|like|have|had|study|studied|play|never|always|want|grew|got|lost|promise|prefer|can['’]?t|don['’]?t (?:like|eat|drink))|died|born|married|pregnant|moved|diagnosed|birthday)\b/i;

/** A line of the person, or one that helps to understand it. */
export type Told = Pick<Heard, 'id' | 'from' | 'speaker' | 'text' | 'at'> & { thread: string };

/** What the person told of themselves in an export, by rule: gathered while it is read, the most significant in the end. */
export class ImportedFacts {
  /** By key: said again, the newest holds. */
  private drafts = new Map<string, MemoryDraft>();
  private thread: string | null = null;
  private before: Heard[] = [];
  private readLines = 0;
  private likely = 0;
  private since = performance.now();

  constructor(private readonly names: { personName: string; soulName: string }) {}

  async take(lines: readonly Told[]): Promise<void> {
    for (const { thread, ...line } of lines) {
      if (thread !== this.thread) this.before = [];
      this.thread = thread;
      const heard: Heard = { ...line, text: line.text.slice(0, 4_000), conversationId: 0, seq: 0, whispered: false };
      if (this.isWorthReading(heard)) this.read(heard);
      this.before.push(heard);
      if (this.before.length > CONTEXT) this.before.shift();
      if (performance.now() - this.since < SLICE) continue;
      await immediate();
      this.since = performance.now();
    }
  }

  /** In the order they were said. */
  chosen(): MemoryDraft[] {
    return this.best(MOST).sort((one, other) => one.saidAt - other.saidAt || one.messageId - other.messageId);
  }

  private isWorthReading({ from, text }: Heard): boolean {
    if (from !== 'person') return false;
    if (this.readLines < ALL) return text.length <= SHORT || MAY_TELL.test(text);
    const every = 2 ** (Math.floor(this.readLines / ALL) - 1);
    return LIKELY.test(text) && this.likely++ % every === 0;
  }

  private read(heard: Heard): void {
    const before = this.readLines < ALL ? this.before : this.before.slice(-LITTLE_CONTEXT);
    this.readLines += 1;
    for (const draft of draftsOf(heard, { ...this.names, before })) {
      const known = this.drafts.get(draft.key);
      if (!known || known.saidAt <= draft.saidAt) this.drafts.set(draft.key, draft);
    }
    if (this.drafts.size > HELD) this.drafts = new Map(this.best(HELD / 2).map((draft) => [draft.key, draft]));
  }

  private best(most: number): MemoryDraft[] {
    return [...this.drafts.values()]
      .sort((one, other) => worth(other) - worth(one) || other.saidAt - one.saidAt)
      .slice(0, most);
  }
}

/** What was understood says more than what was only kept in the words it came in. */
const worth = ({ significance, fact }: MemoryDraft): number =>
  significance + (fact !== null && fact.relation !== 'told' ? 1 : 0);
