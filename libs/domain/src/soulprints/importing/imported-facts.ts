import { setImmediate as immediate } from 'node:timers/promises';
import { draftsOf, type Heard, type MemoryDraft } from '@kinloom/mind';

/** Maximum number of memories per import. */
const MAX_MEMORIES = 1_000;
/** Maximum number of drafts in memory; above it, the less significant ones are dropped. */
const MAX_DRAFTS = 6_000;
/** Number of preceding lines passed as context; fewer in long exports. */
const CONTEXT_LINES = 8;
const REDUCED_CONTEXT_LINES = 2;
/**
 * Number of lines extracted without sampling (1–2 ms per line). After that only likely lines are extracted, with a stride that doubles
 * every time as many lines were read: years of messages take half a minute instead of half an hour.
 */
const UNSAMPLED_LINES = 2_500;
/** Milliseconds of synchronous work before yielding to the event loop. */
const SLICE_MS = 12;
/** First-person words in the supported languages; short texts may answer a question. */
const FIRST_PERSON =
  /(?<![\p{L}])(?:I|[Ii]['’]?(?:m|ve|ll|d)|my|we|our|me|ich|mein\w*|wir|je|j['’]\w+|mon|ma|mes|yo|mi|mis|soy|eu|meu|minha|io|mio|mia|ik|mijn)(?![\p{L}])/iu;
const SHORT_LENGTH = 80;
/** Phrases that usually introduce lasting facts. */
const LIKELY_FACT =
  /\b(?:I(?:['’]m| am| was) (?:a|an|from|in|at|called|born|allergic|married|\d)|(?:call|name)[sd]? (?:me|is)|my (?:\w+ )?(?:name|birthday|wife|husband|partner|son|daughter|sister|brother|mother|mum|mom|father|dad|dog|cat|job|boss|friend|favou?rite|doctor|house|flat|allerg\w+)|I (?:live|work|moved|love|hate|like|have|had|study|studied|play|never|always|want|grew|got|lost|promise|prefer|can['’]?t|don['’]?t (?:like|eat|drink))|died|born|married|pregnant|moved|diagnosed|birthday)\b/i;

/** A line of the person, or a line of context. */
export type ContextLine = Pick<Heard, 'id' | 'from' | 'speaker' | 'text' | 'at'> & { thread: string };

/** Extracts facts about the person from an export by rules, keeping the most significant ones. */
export class ImportedFacts {
  /** By key; the newest draft of a key wins. */
  private drafts = new Map<string, MemoryDraft>();
  private thread: string | null = null;
  private context: Heard[] = [];
  private readLines = 0;
  private likelyLines = 0;
  private since = performance.now();

  constructor(private readonly names: { personName: string; soulName: string }) {}

  async addLines(lines: readonly ContextLine[]): Promise<void> {
    for (const { thread, ...line } of lines) {
      if (thread !== this.thread) this.context = [];
      this.thread = thread;
      const heard: Heard = { ...line, text: line.text.slice(0, 4_000), conversationId: 0, seq: 0, whispered: false };
      if (this.isWorthReading(heard)) this.extract(heard);
      this.context.push(heard);
      if (this.context.length > CONTEXT_LINES) this.context.shift();
      if (performance.now() - this.since < SLICE_MS) continue;
      await immediate();
      this.since = performance.now();
    }
  }

  /** Returns the drafts in chronological order. */
  topDrafts(): MemoryDraft[] {
    return this.mostSignificant(MAX_MEMORIES).sort(
      (one, other) => one.saidAt - other.saidAt || one.messageId - other.messageId,
    );
  }

  private isWorthReading({ from, text }: Heard): boolean {
    if (from !== 'person') return false;
    if (this.readLines < UNSAMPLED_LINES) return text.length <= SHORT_LENGTH || FIRST_PERSON.test(text);
    const stride = 2 ** (Math.floor(this.readLines / UNSAMPLED_LINES) - 1);
    return LIKELY_FACT.test(text) && this.likelyLines++ % stride === 0;
  }

  private extract(heard: Heard): void {
    const context = this.readLines < UNSAMPLED_LINES ? this.context : this.context.slice(-REDUCED_CONTEXT_LINES);
    this.readLines += 1;
    for (const draft of draftsOf(heard, { ...this.names, before: context })) {
      const known = this.drafts.get(draft.key);
      if (!known || known.saidAt <= draft.saidAt) this.drafts.set(draft.key, draft);
    }
    if (this.drafts.size > MAX_DRAFTS)
      this.drafts = new Map(this.mostSignificant(MAX_DRAFTS / 2).map((draft) => [draft.key, draft]));
  }

  private mostSignificant(most: number): MemoryDraft[] {
    return [...this.drafts.values()]
      .sort((one, other) => rankOf(other) - rankOf(one) || other.saidAt - one.saidAt)
      .slice(0, most);
  }
}

/** Ranks drafts with an extracted relation above verbatim ones. */
const rankOf = ({ significance, fact }: MemoryDraft): number =>
  significance + (fact !== null && fact.relation !== 'told' ? 1 : 0);
