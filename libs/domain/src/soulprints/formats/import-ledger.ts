import { type TimeSlice } from './block-reader';
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
  UnreadableExportError,
} from './types';
import { isTimeZone, localTimeConverter, type LocalTimeConverter } from './local-time';
import { cleanName, cleanText } from './text-cleaning';

/** Maximum number of speakers counted individually. */
const MAX_SPEAKERS = 10_000;
/** Number of recent ids remembered for deduplication; duplicates occur close together. */
const MAX_RECENT_IDS = 50_000;
/** Valid range of timestamps, 1970 to 2100, in Unix milliseconds. */
const MIN_TIMESTAMP = 1;
const MAX_TIMESTAMP = Date.UTC(2100, 0, 1);

/** A message as a format reader extracts it; cleaned, counted and forwarded here. */
export type ExtractedMessage = Pick<ImportedMessage, 'thread' | 'speaker' | 'text'> & Partial<ImportedMessage>;

/** Cleans, validates, deduplicates and counts the extracted messages and forwards them to the caller. */
export class ImportLedger {
  owner: string | null = null;
  dateOrder: DateOrder | null = null;
  /** Set where the input is truncated or malformed before its end. */
  cutShort = false;
  private messageCount = 0;
  private skipped: Partial<Record<Skipped, number>> = {};
  private readonly speakers = new Map<string, { messages: number; role: Role | null }>();
  private readonly notes = new Set<ReadingNote>();
  private readonly titles = new Map<string, string | null>();
  private readonly announced = new Set<string>();
  private recentIds = new Set<string>();
  private earlierIds = new Set<string>();
  private readonly convertLocalTime: LocalTimeConverter | null;
  private from = Infinity;
  private to = -Infinity;

  constructor(
    private readonly format: FormatName,
    readonly limits: Limits,
    private readonly options: Pick<ReadOptions, 'onMessage' | 'onThread' | 'timeZone'>,
    private readonly pace: TimeSlice,
  ) {
    const { timeZone } = options;
    this.convertLocalTime = timeZone !== undefined && isTimeZone(timeZone) ? localTimeConverter(timeZone) : null;
  }

  /** Converts a time without a zone, read as UTC, with a note about the zone it was read in. */
  localTime(at: number): number {
    this.note(this.convertLocalTime ? 'zoned-times' : 'local-times');
    return this.convertLocalTime?.(at) ?? at;
  }

  /** Accepts or skips a message. @returns whether it was accepted */
  async accept(extracted: ExtractedMessage): Promise<boolean> {
    if (extracted.text.length > this.limits.message) return this.skip('too-large');
    const text = cleanText(extracted.text);
    if (text === '') return this.skip('empty');
    const sourceId = extracted.sourceId ?? null;
    if (sourceId !== null && this.isDuplicate(`${extracted.thread}\n${sourceId}`)) return this.skip('duplicate');
    const at =
      extracted.at !== undefined &&
      extracted.at !== null &&
      extracted.at >= MIN_TIMESTAMP &&
      extracted.at < MAX_TIMESTAMP
        ? extracted.at
        : null;
    const message = {
      thread: extracted.thread,
      speaker: cleanName(extracted.speaker),
      role: extracted.role ?? null,
      text,
      at: at === null ? null : Math.round(at),
      sourceId,
    };
    this.count(message);
    const forwarded = this.options.onMessage(message);
    if (forwarded) await forwarded;
    // Yields during long conversations.
    if (this.pace.due) await this.pace.yieldIfDue();
    return true;
  }

  skip(reason: Skipped, times = 1): false {
    if (times > 0) this.skipped[reason] = (this.skipped[reason] ?? 0) + times;
    return false;
  }

  note(note: ReadingNote): void {
    this.notes.add(note);
  }

  /** Sets the title of a conversation, at any time before it is closed. */
  setTitle(key: string, title: string | null): void {
    this.titles.set(key, title === null ? null : cleanName(title) || null);
  }

  /** Closes a conversation and announces it if it has messages. */
  async closeThread(key: string): Promise<void> {
    const title = this.titles.get(key) ?? null;
    this.titles.delete(key);
    if (this.announced.has(key) || !this.threadsWithMessages.has(key)) return;
    this.announced.add(key);
    this.threadsWithMessages.delete(key);
    await this.options.onThread?.({ key, title });
  }

  /** @throws UnreadableExportError where no message was accepted */
  async finish(): Promise<Reading> {
    for (const key of [...this.threadsWithMessages]) await this.closeThread(key);
    if (this.messageCount === 0)
      throw new UnreadableExportError(this.cutShort ? 'malformed' : 'no-messages', this.format);
    if (this.cutShort) this.notes.add('interrupted');
    return {
      format: this.format,
      counts: { kept: this.messageCount, threads: this.announced.size, skipped: this.skipped },
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
    return this.messageCount > 0;
  }

  private readonly threadsWithMessages = new Set<string>();

  private count({ thread, speaker, role, at }: ImportedMessage): void {
    this.messageCount += 1;
    if (!this.announced.has(thread)) this.threadsWithMessages.add(thread);
    if (at !== null) {
      this.from = Math.min(this.from, at);
      this.to = Math.max(this.to, at);
    }
    if (speaker === '') return;
    const counted = this.speakers.get(speaker);
    if (counted) {
      counted.messages += 1;
      counted.role ??= role;
    } else if (this.speakers.size < MAX_SPEAKERS) this.speakers.set(speaker, { messages: 1, role });
    else this.notes.add('many-speakers');
  }

  private isDuplicate(id: string): boolean {
    if (this.recentIds.has(id) || this.earlierIds.has(id)) return true;
    this.recentIds.add(id);
    if (this.recentIds.size >= MAX_RECENT_IDS) {
      this.earlierIds = this.recentIds;
      this.recentIds = new Set();
    }
    return false;
  }
}
