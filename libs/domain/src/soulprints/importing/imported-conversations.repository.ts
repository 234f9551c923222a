import { LIMITS } from '@kinloom/contract';
import { ConversationEntity, ConversationSoulEntity, ReflectionProgressEntity } from '@kinloom/database';
import { type EntityManager, IsNull, Not } from 'typeorm';
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

/** Where the next message of a conversation goes. Times in Unix milliseconds. */
interface ThreadState {
  conversationId: number;
  seq: number;
  said: number;
  first: number;
  last: number;
}

interface Owner {
  accountId: number;
  soulId: number;
  importId: number;
  stagingId: number;
}

/**
 * Writes imported threads as staged conversations with their original dates. New lines of a conversation from an earlier import are
 * appended at the end, behind its last message, by the commit. One instance per import.
 */
export class ImportedConversationsRepository {
  private readonly threads = new Map<string, ThreadState>();
  private readonly titles = new Map<string, string | null>();
  /** Conversations of earlier imports, by thread key. */
  private existing = new Map<string, number>();
  private readonly extended = new Set<string>();
  private readonly now = Date.now();

  constructor(private readonly owner: Owner) {}

  async prepare(manager: EntityManager): Promise<void> {
    const { accountId, soulId } = this.owner;
    const rows = await manager
      .createQueryBuilder(ConversationEntity, 'conversation')
      .innerJoin(ConversationSoulEntity, 'soul', 'soul.conversationId = conversation.id')
      .select('conversation.id', 'id')
      .addSelect('conversation.threadKey', 'threadKey')
      .where({ accountId, threadKey: Not(IsNull()), isGroup: false })
      .andWhere('soul.companionId = :soulId', { soulId })
      .getRawMany<{ id: number; threadKey: string }>();
    this.existing = new Map(rows.map(({ id, threadKey }) => [threadKey, id]));
  }

  setTitle({ key, title }: ImportedThread): void {
    if (this.threads.has(key))
      this.titles.set(
        key,
        isGeneratedName(title) ? null : (title?.slice(0, LIMITS.titleLength).toWellFormed() ?? null),
      );
  }

  /** @returns message ids in the order of the lines; null for lines of existing conversations, which are appended later */
  async write(manager: EntityManager, lines: readonly ImportedLine[]): Promise<(number | null)[]> {
    for (const { thread } of lines) if (this.existing.has(thread)) this.extended.add(thread);
    await this.createConversations(
      manager,
      [...new Set(lines.map(({ thread }) => thread))].filter(
        (message) => !this.existing.has(message) && !this.threads.has(message),
      ),
    );
    const messages = lines.map((line) => {
      const thread = this.threads.get(line.thread);
      return thread ? this.toMessage(line, thread) : null;
    });
    const ids = await this.insert(
      manager,
      messages.filter((message) => message !== null),
    );
    return messages.map((message) => (message ? (ids.get(keyOf(message)) ?? null) : null));
  }

  /**
   * Makes the new conversations visible and appends new lines to existing ones. Call while the soul's row is locked: deleting a
   * conversation locks it first, so the lock order must match.
   */
  async commit(manager: EntityManager): Promise<void> {
    await this.publishConversations(manager);
    for (const key of this.extended) await this.appendToExisting(manager, key);
  }

  /** @returns ids of the conversations that are new or have grown */
  changed(): number[] {
    const extended = [...this.extended].flatMap((key) => this.existing.get(key) ?? []);
    return [...[...this.threads.values()].map(({ conversationId }) => conversationId), ...extended];
  }

  private async publishConversations(manager: EntityManager): Promise<void> {
    const { accountId, soulId, importId } = this.owner;
    const threads = [...this.threads];
    // SQL: the changes are one parameter, however many they are
    await manager.query(
      `UPDATE conversations c SET account_id = $1, staging_id = NULL, title = t.title, last_seq = t.seq, read_seq = t.seq,
         created_at = to_timestamp(t.first / 1000), last_message_at = to_timestamp(t.last / 1000)
       FROM unnest($2::bigint[], $3::text[], $4::int[], $5::float8[], $6::float8[]) AS t(id, title, seq, first, last) WHERE c.id = t.id`,
      [
        accountId,
        threads.map(([, { conversationId }]) => conversationId),
        threads.map(([key]) => this.titles.get(key) ?? null),
        threads.map(([, { seq }]) => seq),
        threads.map(([, { first }]) => first),
        threads.map(([, { last }]) => last),
      ],
    );
    // SQL: one statement for several tables, as a CTE with RETURNING
    await manager.query(
      `WITH joined AS (
         INSERT INTO conversation_souls (conversation_id, companion_id, position) SELECT id, $2, 0 FROM conversations WHERE import_id = $1
       )
       INSERT INTO reflection_progress (conversation_id, reflected_seq, extracted_seq, due)
       SELECT id, last_seq, last_seq, false FROM conversations WHERE import_id = $1`,
      [importId, soulId],
    );
  }

  private async appendToExisting(manager: EntityManager, key: string): Promise<void> {
    const conversationId = this.existing.get(key);
    if (conversationId === undefined) return;
    const row = await manager.findOne(ConversationEntity, {
      select: { id: true, lastSeq: true, lastMessageAt: true },
      where: { id: conversationId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!row) return;
    const thread = toThreadState(conversationId, row.lastSeq, row.lastMessageAt?.getTime() ?? 0);
    await this.appendLines(manager, key, thread);
    await manager
      .createQueryBuilder()
      .update(ConversationEntity, {
        lastSeq: thread.seq,
        readSeq: () => 'CASE WHEN read_seq = last_seq THEN :seq ELSE read_seq END',
        lastMessageAt: () => 'greatest(last_message_at, to_timestamp(:said::float8 / 1000))',
      })
      .where({ id: conversationId })
      .setParameters({ seq: thread.seq, said: thread.said })
      .execute();
    await manager.update(
      ReflectionProgressEntity,
      { conversationId, reflectedSeq: row.lastSeq },
      { reflectedSeq: thread.seq, extractedSeq: thread.seq },
    );
  }

  /** The soul joins them when they are committed: it would find their messages. */
  private async createConversations(manager: EntityManager, threads: readonly string[]): Promise<void> {
    if (threads.length === 0) return;
    const { stagingId, importId } = this.owner;
    // SQL: the rows are one parameter, however many they are
    const rows = await manager.query<{ id: number; thread_key: string }[]>(
      'INSERT INTO conversations (staging_id, import_id, thread_key) SELECT $1, $2, unnest($3::text[]) RETURNING id, thread_key',
      [stagingId, importId, threads],
    );
    for (const { id, thread_key } of rows) this.threads.set(thread_key, toThreadState(id, 0, 0));
  }

  private toMessage({ speaker, voice, text, said }: ImportedLine, thread: ThreadState): PlacedMessage {
    thread.seq += 1;
    thread.said = said ?? (thread.said || this.now);
    thread.first = Math.min(thread.first, thread.said);
    thread.last = Math.max(thread.last, thread.said);
    const { conversationId, seq } = thread;
    // Other speakers are identified by a name prefix.
    const content = voice === 'other' && speaker !== '' ? `${speaker}: ${text}` : text;
    return { conversationId, seq, said: thread.said, content, own: voice === 'soul' };
  }

  private async insert(manager: EntityManager, messages: readonly PlacedMessage[]): Promise<Map<string, number>> {
    if (messages.length === 0) return new Map();
    const { accountId, soulId, importId } = this.owner;
    // SQL: the rows are one parameter, however many they are
    const rows = await manager.query<{ id: number; conversation_id: number; seq: number }[]>(
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

  private async appendLines(manager: EntityManager, key: string, thread: ThreadState): Promise<void> {
    for (let after = 0; ;) {
      // SQL: times as milliseconds, in batches of many rows
      const lines = await manager.query<(ImportedLine & { id: number })[]>(
        `SELECT id, thread, speaker, voice, content AS text, (extract(epoch FROM said_at) * 1000)::float8 AS said FROM archive_lines
         WHERE import_id = $1 AND thread = $2 AND message_id IS NULL AND id > $3 ORDER BY id LIMIT ${BATCH_LINES}`,
        [this.owner.importId, key, after],
      );
      const messages = lines.map((line) => this.toMessage(line, thread));
      const ids = await this.insert(manager, messages);
      // SQL: the changes are one parameter, however many they are
      await manager.query(
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

const toThreadState = (conversationId: number, seq: number, said: number): ThreadState => ({
  conversationId,
  seq,
  said,
  first: Number.POSITIVE_INFINITY,
  last: Number.NEGATIVE_INFINITY,
});

const keyOf = ({ conversationId, seq }: Pick<PlacedMessage, 'conversationId' | 'seq'>): string =>
  `${conversationId}:${seq}`;
