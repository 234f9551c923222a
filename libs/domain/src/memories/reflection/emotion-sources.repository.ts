import type { Heard } from '@kinloom/mind';
import type { DataSource } from 'typeorm';
import { MESSAGE_COLUMNS, MESSAGE_JOINS, type SpokenMessageRow, toHeard, USABLE_MESSAGE } from '../memory-rows';

/** A message whose emotions are computed for a soul. */
export interface EmotionSource {
  message: Heard;
  /** Significance of each of the soul's memories of this message. */
  significances: number[];
  /** Whether an archive attributes it to a third party, neither the person nor the soul. */
  isOfThirdParty: boolean;
}

/** Which messages of a soul: those of an import, or those of its conversations up to `upToId`, the end where null. Both after `afterId`. */
export interface EmotionSourceRange {
  importId: number | null;
  afterId: number;
  upToId: number | null;
}

type Row = SpokenMessageRow & { significances: number[]; is_of_third_party: boolean };

/** Lists messages whose emotions can be computed for a soul, by id. */
export async function listEmotionSources(
  source: DataSource,
  soulId: number,
  { importId, afterId, upToId }: EmotionSourceRange,
  limit: number,
): Promise<EmotionSource[]> {
  const significances = `(SELECT coalesce(array_agg(k.significance::float8), '{}') FROM memory_messages s
    JOIN memories k ON k.id = s.memory_id AND k.companion_id = $1 WHERE s.message_id = m.id) AS significances`;
  const isOfThirdParty = `EXISTS (SELECT FROM archive_lines l WHERE l.message_id = m.id AND l.voice = 'other') AS is_of_third_party`;
  const columns = `${MESSAGE_COLUMNS}, ${significances}, ${isOfThirdParty}`;
  // SQL: the columns and joins that every read of these rows has
  const rows = await (importId === null
    ? source.query<Row[]>(
        `SELECT ${columns} FROM messages m ${MESSAGE_JOINS}
         JOIN conversation_souls s ON s.conversation_id = m.conversation_id AND s.companion_id = $1
         WHERE m.id > $2 AND ($3::bigint IS NULL OR m.id <= $3) AND m.companion_id IS NULL AND (m.import_id IS NOT NULL OR ${USABLE_MESSAGE})
         ORDER BY m.id LIMIT $4`,
        [soulId, afterId, upToId, limit],
      )
    : source.query<Row[]>(
        `SELECT ${columns} FROM messages m ${MESSAGE_JOINS}
         WHERE m.import_id = $3 AND m.id > $2 ORDER BY m.id LIMIT $4`,
        [soulId, afterId, importId, limit],
      ));
  return rows.map((row) => ({
    message: toHeard(row),
    significances: row.significances,
    isOfThirdParty: row.is_of_third_party,
  }));
}
