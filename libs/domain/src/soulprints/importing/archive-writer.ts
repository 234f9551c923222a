import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { ImportedMessage } from '../formats';
import { discardStagedLines, findKnownDigests, insertArchiveLines } from './archive-lines.repository';
import type { ImportedConversationsRepository, ImportedLine } from './imported-conversations.repository';
import { LineDigests } from './line-digests';
import type { LineVoice } from './speaker-roles';

/** Maximum lines and characters per batch. Long texts are expensive to index. */
const MAX_BATCH_LINES = 1_000;
const MAX_BATCH_CHARACTERS = 500_000;
/** Pause after each batch as a share of its duration, so that interactive work has priority over imports. */
const PAUSE_SHARE = 0.25;

/** A stored new line. `at` is its own time or that of the line before it, in Unix milliseconds. */
export interface StoredLine {
  id: number;
  thread: string;
  speaker: string;
  voice: LineVoice;
  text: string;
  at: number;
}

type PendingLine = ImportedMessage & { voice: LineVoice; digest: Buffer; key: string };

/** Writes imported lines to the soul's archive in batches, skipping lines of earlier imports (by digest). */
export class ArchiveWriter {
  storedCount = 0;
  duplicates = 0;
  /** Number of lines of the soul, new or known. */
  souls = 0;
  private readonly digests = new LineDigests();
  private pending: PendingLine[] = [];
  private characters = 0;

  /**
   * @param transaction runs the statements of a batch
   * @param conversations null where only the archive is written
   * @param onStored called with the new lines of a batch, in order, after its transaction
   */
  constructor(
    private readonly transaction: <T>(write: (manager: EntityManager) => Promise<T>) => Promise<T>,
    private readonly soulId: number,
    private readonly importId: number,
    private readonly conversations: ImportedConversationsRepository | null,
    private readonly onStored: (lines: readonly StoredLine[]) => Promise<void>,
  ) {}

  /** Adds a line; returns a promise when a batch is written (backpressure). */
  add(message: ImportedMessage, voice: LineVoice): Promise<void> | void {
    const digest = this.digests.of(message);
    if (voice === 'soul') this.souls += 1;
    this.pending.push({ ...message, voice, digest, key: digest.toString('hex') });
    this.characters += message.text.length;
    if (this.pending.length >= MAX_BATCH_LINES || this.characters >= MAX_BATCH_CHARACTERS) return this.flushAndPause();
  }

  private async flushAndPause(): Promise<void> {
    const since = performance.now();
    await this.flush();
    await pause((performance.now() - since) * PAUSE_SHARE);
  }

  async flush(): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    this.characters = 0;
    if (batch.length === 0) return;
    const { lines, ids } = await this.transaction((manager) => this.store(manager, batch));
    this.duplicates += batch.length - lines.length;
    this.storedCount += lines.length;
    if (lines.length > 0)
      await this.onStored(this.withTimes(lines).map((line) => ({ ...line, id: ids.get(line.key) ?? 0 })));
  }

  /** Stores the lines that the archive does not contain yet. @returns these, and their ids by key */
  private async store(
    manager: EntityManager,
    batch: readonly PendingLine[],
  ): Promise<{ lines: PendingLine[]; ids: Map<string, number> }> {
    const lines = await this.selectNew(manager, batch);
    if (lines.length === 0) return { lines, ids: new Map() };
    const rows = lines.map((line): ImportedLine & PendingLine => ({ ...line, said: line.at }));
    const messages = (await this.conversations?.write(manager, rows)) ?? [];
    const ids = await insertArchiveLines(
      manager,
      { soulId: this.soulId, importId: this.importId },
      rows.map((row, index) => ({ ...row, messageId: messages[index] ?? null })),
    );
    return { lines, ids };
  }

  /** Returns the lines that the archive does not contain yet, deduplicated. */
  private async selectNew(manager: EntityManager, batch: readonly PendingLine[]): Promise<PendingLine[]> {
    const digests = batch.map(({ digest }) => digest);
    await discardStagedLines(manager, this.soulId, this.importId, digests);
    const known = await findKnownDigests(manager, this.soulId, digests);
    return batch.filter(({ key }) => !known.has(key) && known.add(key));
  }

  private last = { thread: '', at: 0 };

  /** A line without a time gets the time of the line before it. */
  private withTimes(lines: readonly PendingLine[]): (PendingLine & { at: number })[] {
    return lines.map((line) => {
      const before = this.last.thread === line.thread ? this.last.at : 0;
      const at = line.at ?? (before || Date.now());
      this.last = { thread: line.thread, at };
      return { ...line, at };
    });
  }
}
