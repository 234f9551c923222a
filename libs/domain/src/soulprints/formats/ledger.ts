import { type Pace } from './blocks';
import {
  type DateOrder,
  type FormatName,
  type ImportedMessage,
  type Limits,
  type Reading,
  type ReadingNote,
  type ReadOptions,
  type Role,
  type Skipped,
  UnreadableExport,
} from './types';
import { cleanName, cleanText } from './words';

/** Names counted one by one; an export with more of them is no talk among people. */
const MOST_SPEAKERS = 10_000;
/** Ids remembered to know what comes twice: what does, comes close together. */
const MOST_IDS = 50_000;
/** 1970 to 2100: outside of it a figure was no time. */
const EARLIEST = 1;
const LATEST = Date.UTC(2100, 0, 1);

/** What a reader hands in: cleaned, counted and passed on here. */
export type Said = Pick<ImportedMessage, 'thread' | 'speaker' | 'text'> & Partial<ImportedMessage>;

/** Keeps the count of what is read, and hands it on. */
export class Ledger {
  owner: string | null = null;
  dateOrder: DateOrder | null = null;
  /** Set where the text ended, or broke, before its end. */
  cutShort = false;
  private kept = 0;
  private skipped: Partial<Record<Skipped, number>> = {};
  private readonly speakers = new Map<string, { messages: number; role: Role | null }>();
  private readonly notes = new Set<ReadingNote>();
  private readonly titles = new Map<string, string | null>();
  private readonly told = new Set<string>();
  private recent = new Set<string>();
  private earlier = new Set<string>();
  private from = Infinity;
  private to = -Infinity;

  constructor(
    private readonly format: FormatName,
    readonly limits: Limits,
    private readonly options: Pick<ReadOptions, 'onMessage' | 'onThread'>,
    private readonly pace: Pace,
  ) {}

  /** @returns whether it was kept */
  async keep(said: Said): Promise<boolean> {
    if (said.text.length > this.limits.message) return this.skip('too-large');
    const text = cleanText(said.text);
    if (text === '') return this.skip('empty');
    const sourceId = said.sourceId ?? null;
    if (sourceId !== null && this.seen(`${said.thread}\n${sourceId}`)) return this.skip('duplicate');
    const at = said.at !== undefined && said.at !== null && said.at >= EARLIEST && said.at < LATEST ? said.at : null;
    const message = {
      thread: said.thread,
      speaker: cleanName(said.speaker),
      role: said.role ?? null,
      text,
      at: at === null ? null : Math.round(at),
      sourceId,
    };
    this.count(message);
    const handed = this.options.onMessage(message);
    if (handed) await handed;
    // A long conversation is handed on at once, when it is over: others get their turns meanwhile.
    if (this.pace.due) await this.pace.breathe();
    return true;
  }

  skip(reason: Skipped, times = 1): false {
    if (times > 0) this.skipped[reason] = (this.skipped[reason] ?? 0) + times;
    return false;
  }

  note(note: ReadingNote): void {
    this.notes.add(note);
  }

  /** What a conversation is called; known at any time before it is over. */
  title(key: string, title: string | null): void {
    this.titles.set(key, title === null ? null : cleanName(title) || null);
  }

  /** A conversation is over: it is announced if anybody spoke in it. */
  async threadOver(key: string): Promise<void> {
    const title = this.titles.get(key) ?? null;
    this.titles.delete(key);
    if (this.told.has(key) || !this.spoke.has(key)) return;
    this.told.add(key);
    this.spoke.delete(key);
    await this.options.onThread?.({ key, title });
  }

  /** @throws UnreadableExport where nothing was kept. */
  async finish(): Promise<Reading> {
    for (const key of [...this.spoke]) await this.threadOver(key);
    if (this.kept === 0) throw new UnreadableExport(this.cutShort ? 'malformed' : 'no-messages', this.format);
    if (this.cutShort) this.notes.add('interrupted');
    return {
      format: this.format,
      counts: { kept: this.kept, threads: this.told.size, skipped: this.skipped },
      speakers: [...this.speakers]
        .map(([name, { messages, role }]) => ({ name, messages, role }))
        .sort((one, other) => other.messages - one.messages || (one.name < other.name ? -1 : 1)),
      owner: this.owner === null ? null : cleanName(this.owner) || null,
      span: this.from <= this.to ? { from: this.from, to: this.to } : null,
      dateOrder: this.dateOrder,
      notes: [...this.notes].sort(),
    };
  }

  get anythingKept(): boolean {
    return this.kept > 0;
  }

  private readonly spoke = new Set<string>();

  private count({ thread, speaker, role, at }: ImportedMessage): void {
    this.kept += 1;
    if (!this.told.has(thread)) this.spoke.add(thread);
    if (at !== null) {
      this.from = Math.min(this.from, at);
      this.to = Math.max(this.to, at);
    }
    if (speaker === '') return;
    const counted = this.speakers.get(speaker);
    if (counted) {
      counted.messages += 1;
      counted.role ??= role;
    } else if (this.speakers.size < MOST_SPEAKERS) this.speakers.set(speaker, { messages: 1, role });
    else this.notes.add('many-speakers');
  }

  private seen(id: string): boolean {
    if (this.recent.has(id) || this.earlier.has(id)) return true;
    this.recent.add(id);
    if (this.recent.size >= MOST_IDS) {
      this.earlier = this.recent;
      this.recent = new Set();
    }
    return false;
  }
}
