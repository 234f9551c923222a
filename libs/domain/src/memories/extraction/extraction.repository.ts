import { ReflectionProgressEntity, SessionNoteEntity, TurnEntity } from '@kinloom/database';
import type { Extracted, Stretch } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import {
  MEMORY_COLUMNS,
  type MemoryRow,
  MESSAGE_COLUMNS,
  MESSAGE_JOINS,
  type SpokenMessageRow,
  USABLE_MESSAGE,
} from '../memory-rows';
import { bumpMindVersions } from '../minds/mind-versions.repository';
import { storeMemories, storeNotes } from '../reflection/store-memories.repository';

/** Messages that a model reads at once, and exchanges after which it does so without waiting for silence. */
const BATCH_MESSAGES = 24;
const BATCH_EXCHANGES = 6;
/** Earlier messages loaded as context. */
const CONTEXT_MESSAGES = 12;
/** Seconds after which an extraction that a worker began and did not end may begin again. */
const CLAIM_SECONDS = 300;
/** Failed attempts after which messages are left to what rules read, and seconds until the first repetition; then four times as many. */
const MAX_FAILURES = 3;
const RETRY_SECONDS = 60;

/** Messages of a conversation that a model has not read. */
export interface Unextracted {
  accountId: number;
  person: string;
  souls: { id: number; version: number }[];
  extractedSeq: number;
  /** Last seq of this batch; equal to `extractedSeq` where nothing is new. */
  upTo: number;
  /** With messages before `extractedSeq` as context, and the session of the newest note. */
  said: SpokenMessageRow[];
  /** The newest note of each soul. */
  notes: { soulId: number; fromSeq: number; content: string }[];
}

/** Progress of memory extraction by models, and its results. */
@Injectable()
export class ExtractionRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Schedules an extraction where something is new: at once after six exchanges, otherwise after silence.
   * @returns seconds until it is due; null where nothing is new
   */
  async schedule(conversationId: number, quietSeconds: number): Promise<number | null> {
    // SQL: the new value depends on a count of other rows
    const [rows] = await this.source.query<[{ seconds: number }[], number]>(
      `UPDATE reflection_progress r SET extraction_due_at = now() + make_interval(secs => CASE WHEN (
           SELECT count(*) FROM messages m WHERE m.conversation_id = $1 AND m.seq > r.extracted_seq AND m.seq <= r.reflected_seq
             AND m.companion_id IS NULL) >= ${BATCH_EXCHANGES} THEN 0 ELSE $2::int END)
       WHERE conversation_id = $1 AND reflected_seq > extracted_seq
       RETURNING round(extract(epoch FROM extraction_due_at - now()))::int AS seconds`,
      [conversationId, quietSeconds],
    );
    return rows[0]?.seconds ?? null;
  }

  /** Leaves what is new to what rules read: no model is in use. */
  async skip(conversationId: number): Promise<void> {
    await this.progress.update(
      { conversationId },
      { extractedSeq: () => 'reflected_seq', extractionDueAt: null, extractionFailures: 0 },
    );
  }

  /** Claims a due extraction. @returns false where it is not due, or another worker has it */
  async claim(conversationId: number): Promise<boolean> {
    const { affected } = await this.progress
      .createQueryBuilder()
      .update()
      .set({ extractionDueAt: () => `now() + make_interval(secs => ${CLAIM_SECONDS})` })
      .where('conversation_id = :conversationId AND extraction_due_at <= now()', { conversationId })
      .execute();
    return affected === 1;
  }

  /** Conversations whose extraction is due, the longest due first. */
  async listDue(limit: number): Promise<number[]> {
    const rows = await this.progress
      .createQueryBuilder('progress')
      .select('progress.conversationId', 'id')
      .where('progress.extractionDueAt <= now()')
      .orderBy('progress.extractionDueAt')
      .limit(limit)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }

  async postpone(conversationId: number, seconds: number): Promise<void> {
    await this.progress.update(
      { conversationId },
      { extractionDueAt: () => `now() + make_interval(secs => ${Math.round(seconds)})` },
    );
  }

  /**
   * Records that a model could not read a batch.
   * @returns seconds until the next attempt; null where there is none, because it failed too often
   */
  async fail(conversationId: number, upTo: number): Promise<number | null> {
    // SQL: three columns depend on the stored number of failures
    const [rows] = await this.source.query<[{ failures: number; seconds: number | null }[], number]>(
      `UPDATE reflection_progress SET
         extraction_failures = CASE WHEN extraction_failures + 1 >= ${MAX_FAILURES} THEN 0 ELSE extraction_failures + 1 END,
         extracted_seq = CASE WHEN extraction_failures + 1 >= ${MAX_FAILURES} THEN $2 ELSE extracted_seq END,
         extraction_due_at = CASE WHEN extraction_failures + 1 < ${MAX_FAILURES}
           THEN now() + make_interval(secs => ${RETRY_SECONDS} * 4 ^ extraction_failures) WHEN reflected_seq > $2 THEN now() END
       WHERE conversation_id = $1
       RETURNING extraction_failures AS failures, round(extract(epoch FROM extraction_due_at - now()))::int AS seconds`,
      [conversationId, upTo],
    );
    return rows[0]?.seconds ?? null;
  }

  /** Whether a reply is waited for anywhere. */
  async hasOpenTurns(): Promise<boolean> {
    return this.source
      .getRepository(TurnEntity)
      .createQueryBuilder('turn')
      .where({ state: In(['waiting', 'answering']) })
      .andWhere('(turn.retryAt IS NULL OR turn.retryAt <= now())')
      .getExists();
  }

  /** @returns null if the conversation was deleted */
  async findUnextracted(conversationId: number): Promise<Unextracted | null> {
    // SQL: subqueries that return arrays
    const [row] = await this.source.query<
      (Omit<Unextracted, 'said' | 'accountId' | 'extractedSeq' | 'upTo'> & {
        account_id: number;
        extracted_seq: number;
        up_to: number;
      })[]
    >(
      `SELECT c.account_id, a.display_name AS person, r.extracted_seq,
         least(r.extracted_seq + ${BATCH_MESSAGES}, r.reflected_seq) AS up_to,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'version', p.mind_version) ORDER BY p.id), '[]')
          FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id) AS souls,
         (SELECT coalesce(jsonb_agg(n), '[]') FROM (
            SELECT DISTINCT ON (companion_id) companion_id AS "soulId", from_seq AS "fromSeq", content
            FROM session_notes WHERE conversation_id = c.id AND content <> '' ORDER BY companion_id, from_seq DESC) n) AS notes
       FROM reflection_progress r JOIN conversations c ON c.id = r.conversation_id JOIN accounts a ON a.id = c.account_id
       WHERE r.conversation_id = $1`,
      [conversationId],
    );
    if (!row) return null;
    const { account_id, extracted_seq, up_to, ...rest } = row;
    const from = Math.min(extracted_seq - CONTEXT_MESSAGES, ...rest.notes.map(({ fromSeq }) => fromSeq));
    // SQL: the columns and joins that every read of these rows has
    const said = await this.source.query<SpokenMessageRow[]>(
      `SELECT ${MESSAGE_COLUMNS} FROM messages m ${MESSAGE_JOINS}
       WHERE m.conversation_id = $1 AND m.seq BETWEEN $2 AND $3 AND ${USABLE_MESSAGE} ORDER BY m.seq`,
      [conversationId, from, up_to],
    );
    return { ...rest, accountId: account_id, extractedSeq: extracted_seq, upTo: up_to, said };
  }

  /**
   * Stores what a model found, all or nothing.
   * @param souls mind versions read before the extraction
   * @returns changed memories and whether more messages are due; null if a mind or the progress changed in the meantime
   */
  store(
    conversationId: number,
    { from, to }: Stretch,
    souls: Unextracted['souls'],
    found: readonly Extracted[],
  ): Promise<{ changed: MemoryRow[]; due: boolean } | null> {
    return this.source
      .transaction(async (manager) => {
        // Lock order: souls before progress, as in every other transaction that locks both.
        const versions = await bumpMindVersions(
          manager,
          souls.map(({ id }) => id),
        );
        if (souls.some(({ id, version }) => versions.get(id) !== version + 1)) throw new StaleMindError();
        const progress = await manager.findOne(ReflectionProgressEntity, {
          where: { conversationId },
          lock: { mode: 'pessimistic_write' },
        });
        if (progress?.extractedSeq !== from) throw new StaleMindError();
        const touched: number[] = [];
        for (const one of found) touched.push(...(await storeFound(manager, conversationId, versions, one)));
        const due = progress.reflectedSeq > to;
        await manager.update(
          ReflectionProgressEntity,
          { conversationId },
          { extractedSeq: to, extractionFailures: 0, extractionDueAt: due ? () => 'now()' : null },
        );
        // SQL: the computed columns that every read of memories has
        const changed = await manager.query<MemoryRow[]>(
          `SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.id = ANY($1::bigint[]) ORDER BY m.id`,
          [[...new Set(touched)]],
        );
        return { changed, due };
      })
      .catch((error: unknown) => {
        if (error instanceof StaleMindError) return null;
        throw error;
      });
  }

  private get progress() {
    return this.source.getRepository(ReflectionProgressEntity);
  }
}

/** Rolls the transaction back: something changed while the model read. */
class StaleMindError extends Error {}

async function storeFound(
  manager: EntityManager,
  conversationId: number,
  versions: ReadonlyMap<number, number>,
  found: Extracted,
): Promise<number[]> {
  const version = versions.get(found.soulId);
  if (version === undefined) return [];
  for (const { fromSeq } of found.notes) {
    // A note that a model extends keeps its messages; one that was emptied meanwhile is left to reflection.
    const emptied = { companionId: found.soulId, conversationId, fromSeq, content: '' };
    if (await manager.existsBy(SessionNoteEntity, emptied)) return storeMemories(manager, version, found);
  }
  await storeNotes(manager, conversationId, version, found);
  return storeMemories(manager, version, found);
}
