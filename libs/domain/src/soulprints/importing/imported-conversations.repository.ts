import { LIMITS } from '@kinloom/contract';
import type { EntityManager } from 'typeorm';
import type { ImportedThread } from '../formats';
import { isGeneratedName } from './exports.service';
import type { LineVoice } from './speaker-roles';

/** Lines per statement when an existing conversation is extended. */
const BATCH_LINES = 1_000;

/** A line to write. `said` in Unix milliseconds. */
export interface ImportedLine {
  thread: string;
  speaker: string;
  voice: LineVoice;
  text: string;
  said: number | null;
}

interface ThreadState {
  conversationId: number;
  seq: number;
  said: number;
}

interface Owner {
  accountId: number;
  soulId: number;
  importId: number;
}

/**
 * Writes imported threads as conversations with their original dates. New lines of a conversation from an earlier import are appended at
 * the end, behind its last message. One instance per import.
 */
export class ImportedConversationsRepository {
  private readonly threads = new Map<string, ThreadState>();
  private readonly titles = new Map<string, string | null>();
  /** Conversations of earlier imports, by thread key. */
  private existing = new Map<string, number>();
  private readonly extended = new Set<string>();
  private readonly now = Date.now();

  constructor(
    private readonly manager: EntityManager,
    private readonly owner: Owner,
  ) {}

  async prepare(): Promise<void> {
    const rows = await this.manager.query<{ id: number; thread_key: string }[]>(
      `SELECT c.id, c.thread_key FROM conversations c JOIN conversation_souls s ON s.conversation_id = c.id
       WHERE c.account_id = $1 AND s.companion_id = $2 AND c.thread_key IS NOT NULL AND NOT c.is_group`,
      [this.owner.accountId, this.owner.soulId],
    );
    this.existing = new Map(rows.map(({ id, thread_key }) => [thread_key, id]));
  }

  setTitle({ key, title }: ImportedThread): void {
    if (this.threads.has(key))
      this.titles.set(
        key,
        isGeneratedName(title) ? null : (title?.slice(0, LIMITS.titleLength).toWellFormed() ?? null),
      );
  }

  /** @returns message ids in the order of the lines; null for lines of existing conversations, which are appended later */
  async write(lines: readonly ImportedLine[]): Promise<(number | null)[]> {
    for (const { thread } of lines) if (this.existing.has(thread)) this.extended.add(thread);
    await this.createConversations(
      [...new Set(lines.map(({ thread }) => thread))].filter(
        (message) => !this.existing.has(message) && !this.threads.has(message),
      ),
    );
    const messages = lines.map((line) => {
      const thread = this.threads.get(line.thread);
      return thread ? this.toMessage(line, thread) : null;
    });
    const ids = await this.insert(messages.filter((message) => message !== null));
    return messages.map((message) => (message ? (ids.get(keyOf(message)) ?? null) : null));
  }

  /**
   * Appends new lines to existing conversations. Call while the soul's row is locked: deleting a conversation locks it first, so the lock
   * order must match.
   */
  async appendToExisting(): Promise<void> {
    for (const key of this.extended) {
      const conversationId = this.existing.get(key);
      const [row] = await this.manager.query<{ last_seq: number; last_message_at: Date | null }[]>(
        'SELECT last_seq, last_message_at FROM conversations WHERE id = $1 FOR NO KEY UPDATE',
        [conversationId],
      );
      if (!row || conversationId === undefined) continue;
      const thread: ThreadState = { conversationId, seq: row.last_seq, said: row.last_message_at?.getTime() ?? 0 };
      await this.appendLines(key, thread);
      await this.manager.query(
        `UPDATE conversations SET last_seq = $2, read_seq = CASE WHEN read_seq = last_seq THEN $2 ELSE read_seq END,
           last_message_at = greatest(last_message_at, to_timestamp($3::float8 / 1000)) WHERE id = $1`,
        [conversationId, thread.seq, thread.said],
      );
      await this.manager.query(
        'UPDATE reflection_progress SET reflected_seq = $2 WHERE conversation_id = $1 AND reflected_seq = $3',
        [conversationId, thread.seq, row.last_seq],
      );
    }
  }

  /**
   * Updates titles, counters and dates of the new conversations.
   * @returns ids of the conversations that are new or have grown
   */
  async finish(): Promise<number[]> {
    const titled = [...this.titles].filter(([, title]) => title !== null);
    await this.manager.query(
      `UPDATE conversations c SET title = t.title FROM unnest($1::bigint[], $2::text[]) AS t(id, title) WHERE c.id = t.id`,
      [titled.map(([key]) => this.threads.get(key)?.conversationId ?? null), titled.map(([, title]) => title)],
    );
    await this.manager.query(
      `UPDATE conversations c SET last_seq = m.many, read_seq = m.many, last_message_at = m.last, created_at = m.first
       FROM (SELECT conversation_id, count(*)::int AS many, max(created_at) AS last, min(created_at) AS first
             FROM messages WHERE import_id = $1 GROUP BY conversation_id) m
       WHERE c.id = m.conversation_id AND c.import_id = $1`,
      [this.owner.importId],
    );
    await this.manager.query(
      `INSERT INTO reflection_progress (conversation_id, reflected_seq, due)
       SELECT id, last_seq, false FROM conversations WHERE import_id = $1`,
      [this.owner.importId],
    );
    const extended = [...this.extended].flatMap((key) => this.existing.get(key) ?? []);
    return [...[...this.threads.values()].map(({ conversationId }) => conversationId), ...extended];
  }

  private async createConversations(threads: readonly string[]): Promise<void> {
    if (threads.length === 0) return;
    const { accountId, soulId, importId } = this.owner;
    const rows = await this.manager.query<{ id: number; thread_key: string }[]>(
      `WITH made AS (
         INSERT INTO conversations (account_id, import_id, thread_key) SELECT $1, $2, unnest($4::text[]) RETURNING id, thread_key
       ), joined AS (
         INSERT INTO conversation_souls (conversation_id, companion_id, position) SELECT id, $3, 0 FROM made
       )
       SELECT id, thread_key FROM made`,
      [accountId, importId, soulId, threads],
    );
    for (const { id, thread_key } of rows) this.threads.set(thread_key, { conversationId: id, seq: 0, said: 0 });
  }

  private toMessage({ speaker, voice, text, said }: ImportedLine, thread: ThreadState): PlacedMessage {
    thread.seq += 1;
    thread.said = said ?? (thread.said || this.now);
    const { conversationId, seq } = thread;
    // Other speakers are identified by a name prefix.
    const content = voice === 'other' && speaker !== '' ? `${speaker}: ${text}` : text;
    return { conversationId, seq, said: thread.said, content, own: voice === 'soul' };
  }

  private async insert(messages: readonly PlacedMessage[]): Promise<Map<string, number>> {
    if (messages.length === 0) return new Map();
    const { accountId, soulId, importId } = this.owner;
    const rows = await this.manager.query<{ id: number; conversation_id: number; seq: number }[]>(
      `INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status, created_at, import_id)
       SELECT m.conversation, m.seq, CASE WHEN NOT m.own THEN $1::bigint END, CASE WHEN m.own THEN $2::bigint END, m.content, 'complete',
         to_timestamp(m.said / 1000), $3
       FROM unnest($4::bigint[], $5::int[], $6::boolean[], $7::text[], $8::float8[])
         WITH ORDINALITY AS m(conversation, seq, own, content, said, place)
       ORDER BY m.place RETURNING id, conversation_id, seq`,
      [
        accountId,
        soulId,
        importId,
        messages.map(({ conversationId }) => conversationId),
        messages.map(({ seq }) => seq),
        messages.map(({ own }) => own),
        messages.map(({ content }) => content),
        messages.map(({ said }) => said),
      ],
    );
    return new Map(rows.map(({ id, conversation_id, seq }) => [keyOf({ conversationId: conversation_id, seq }), id]));
  }

  private async appendLines(key: string, thread: ThreadState): Promise<void> {
    for (let after = 0; ;) {
      const lines = await this.manager.query<(ImportedLine & { id: number })[]>(
        `SELECT id, thread, speaker, voice, content AS text, (extract(epoch FROM said_at) * 1000)::float8 AS said FROM archive_lines
         WHERE import_id = $1 AND thread = $2 AND message_id IS NULL AND id > $3 ORDER BY id LIMIT ${BATCH_LINES}`,
        [this.owner.importId, key, after],
      );
      const messages = lines.map((line) => this.toMessage(line, thread));
      const ids = await this.insert(messages);
      await this.manager.query(
        `UPDATE archive_lines a SET message_id = m.message_id FROM unnest($1::bigint[], $2::bigint[]) AS m(id, message_id) WHERE a.id = m.id`,
        [lines.map(({ id }) => id), messages.map((message) => ids.get(keyOf(message)) ?? null)],
      );
      after = lines.at(-1)?.id ?? 0;
      if (lines.length < BATCH_LINES) return;
    }
  }
}

interface PlacedMessage {
  conversationId: number;
  seq: number;
  said: number;
  content: string;
  /** Sent by the soul. */
  own: boolean;
}

const keyOf = ({ conversationId, seq }: Pick<PlacedMessage, 'conversationId' | 'seq'>): string =>
  `${conversationId}:${seq}`;
