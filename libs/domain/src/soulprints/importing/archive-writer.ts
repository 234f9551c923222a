import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { ImportedMessage } from '../formats';
import { ConversationWriter, type Line } from './conversation-writer';
import { LineDigests } from './line-digests';
import type { LineVoice } from './speaker-roles';

/** Lines stored in one statement, and characters of them: long answers are indexed word by word, and others use the store too. */
const BATCH = 1_000;
const CHARACTERS = 500_000;
/** Of the time it took to store some, such a share is left to others before the next: what people say goes before what is brought. */
const LEFT_TO_OTHERS = 0.25;

/** A line that is new, as it was stored. `at` is when it was said, or what came before it. */
export interface Kept {
  id: number;
  thread: string;
  speaker: string;
  voice: LineVoice;
  text: string;
  at: number;
}

type Waiting = ImportedMessage & { voice: LineVoice; digest: Buffer; key: string };

/** Writes an archive, some lines at a time; what was imported before is not written a second time. */
export class ArchiveWriter {
  kept = 0;
  duplicates = 0;
  /** Of the soul's own words, new or known. */
  souls = 0;
  private readonly digests = new LineDigests();
  private waiting: Waiting[] = [];
  private characters = 0;

  /**
   * @param conversations null where the archive alone is wanted
   * @param took told of the lines that are new, in their order
   */
  constructor(
    private readonly manager: EntityManager,
    private readonly soulId: number,
    private readonly importId: number,
    private readonly conversations: ConversationWriter | null,
    private readonly took: (lines: readonly Kept[]) => Promise<void>,
  ) {}

  /** Waits for the store now and then. */
  add(message: ImportedMessage, voice: LineVoice): Promise<void> | void {
    const digest = this.digests.of(message);
    if (voice === 'soul') this.souls += 1;
    this.waiting.push({ ...message, voice, digest, key: digest.toString('hex') });
    this.characters += message.text.length;
    if (this.waiting.length >= BATCH || this.characters >= CHARACTERS) return this.flushInTurn();
  }

  private async flushInTurn(): Promise<void> {
    const since = performance.now();
    await this.flush();
    await pause((performance.now() - since) * LEFT_TO_OTHERS);
  }

  async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    this.characters = 0;
    if (batch.length === 0) return;
    const fresh = await this.fresh(batch);
    this.duplicates += batch.length - fresh.length;
    this.kept += fresh.length;
    if (fresh.length === 0) return;
    const lines = fresh.map((line): Line & Waiting => ({ ...line, said: line.at }));
    const messages = (await this.conversations?.write(lines)) ?? [];
    const rows = await this.manager.query<{ id: number; key: string }[]>(
      `INSERT INTO archive_lines (companion_id, import_id, thread, speaker, voice, content, said_at, message_id, digest)
       SELECT $1, $2, l.thread, l.speaker, l.voice, l.content, to_timestamp(l.said / 1000), l.message_id, decode(l.digest, 'hex')
       FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::float8[], $8::bigint[], $9::text[])
         WITH ORDINALITY AS l(thread, speaker, voice, content, said, message_id, digest, place)
       ORDER BY l.place RETURNING id, encode(digest, 'hex') AS key`,
      [
        this.soulId,
        this.importId,
        lines.map(({ thread }) => thread),
        lines.map(({ speaker }) => speaker),
        lines.map(({ voice }) => voice),
        lines.map(({ text }) => text),
        lines.map(({ at }) => at),
        lines.map((_, place) => messages[place] ?? null),
        lines.map(({ key }) => key),
      ],
    );
    const ids = new Map(rows.map(({ id, key }) => [key, id]));
    await this.took(this.dated(lines).map((line) => ({ ...line, id: ids.get(line.key) ?? 0 })));
  }

  /** Those that are not in the archive yet, each once. */
  private async fresh(batch: readonly Waiting[]): Promise<Waiting[]> {
    const rows = await this.manager.query<{ key: string }[]>(
      `SELECT encode(digest, 'hex') AS key FROM archive_lines WHERE companion_id = $1 AND digest = ANY($2::bytea[])`,
      [this.soulId, batch.map(({ digest }) => digest)],
    );
    const known = new Set(rows.map(({ key }) => key));
    return batch.filter(({ key }) => !known.has(key) && known.add(key));
  }

  private last = { thread: '', at: 0 };

  /** What has no time of its own was said when what came before it was. */
  private dated(lines: readonly Waiting[]): (Waiting & { at: number })[] {
    return lines.map((line) => {
      const before = this.last.thread === line.thread ? this.last.at : 0;
      const at = line.at ?? (before || Date.now());
      this.last = { thread: line.thread, at };
      return { ...line, at };
    });
  }
}
