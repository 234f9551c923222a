import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Maximum characters of a text to embed: models read little more, and one long text would fail the whole batch. */
const MAX_EMBEDDED_CHARS = 4_000;

/** Embeddings of memories. */
@Injectable()
export class EmbeddingsRepository {
  constructor(private readonly source: DataSource) {}

  /** Memories without an embedding of this model, newest first; texts above the limit are skipped and found by their passages. */
  unembedded(soulId: number, model: string, limit: number): Promise<{ id: number; content: string }[]> {
    // SQL: a condition on the length of the text
    return this.source.query(
      `SELECT id, content FROM memories WHERE companion_id = $1 AND embedding_model IS DISTINCT FROM $2
         AND length(content) <= ${MAX_EMBEDDED_CHARS} ORDER BY id DESC LIMIT $3`,
      [soulId, model, limit],
    );
  }

  /** The next soul after `soulId` that has memories without an embedding of this model; null if there is none. */
  async nextUnembedded(soulId: number, model: string): Promise<{ soulId: number; accountId: number } | null> {
    // SQL: a condition on the length of the text
    const [row] = await this.source.query<{ soul_id: number; account_id: number }[]>(
      `SELECT p.id AS soul_id, p.account_id FROM companions p WHERE p.id > $1 AND EXISTS (
         SELECT FROM memories m WHERE m.companion_id = p.id AND m.embedding_model IS DISTINCT FROM $2 AND length(m.content) <= ${MAX_EMBEDDED_CHARS})
       ORDER BY p.id LIMIT 1`,
      [soulId, model],
    );
    return row ? { soulId: row.soul_id, accountId: row.account_id } : null;
  }

  /** Stores embeddings of memories whose content has not changed since. */
  async storeEmbeddings(
    soulId: number,
    model: string,
    vectors: readonly { id: number; content: string; vector: Float32Array }[],
  ): Promise<void> {
    await this.source.transaction(async (manager) => {
      // SQL: one conditional update, which returns the changed rows
      const [moved] = await manager.query<[{ mind_version: number }[], number]>(
        'UPDATE companions SET mind_version = mind_version + 1 WHERE id = $1 RETURNING mind_version',
        [soulId],
      );
      for (const { id, content, vector } of vectors) {
        // SQL: only where the content is the one that was embedded
        await manager.query(
          `UPDATE memories SET embedding = $3, embedding_model = $4, version = $5 WHERE id = $1 AND companion_id = $2 AND content = $6`,
          [id, soulId, [...vector], model, moved[0]?.mind_version ?? 0, content],
        );
      }
    });
  }
}
