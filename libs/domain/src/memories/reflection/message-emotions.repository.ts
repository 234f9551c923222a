import { FeelingEntity } from '@kinloom/database';
import type { Felt } from '@kinloom/mind';
import { Any, type EntityManager } from 'typeorm';

/**
 * Stores emotions and depth scores of the person's messages for a soul; replaces earlier values (idempotent). A message to which help was
 * shown counts as said in danger, also where only a language model found the danger.
 */
export async function storeMessageEmotions(
  manager: EntityManager,
  soulId: number,
  felt: readonly Felt[],
): Promise<void> {
  if (felt.length === 0) return;
  const depths = felt.map(({ messageId, at, depth, vulnerable, quotable, inDanger }) => ({
    message: messageId,
    at,
    ...depth,
    vulnerable,
    quotable,
    danger: inDanger,
  }));
  const feelings = felt.flatMap(({ messageId, conversationId, at, emotions, topics }) =>
    emotions.map(({ emotion, intensity }, place) => ({
      message: messageId,
      conversation: conversationId,
      at,
      emotion,
      intensity,
      dominant: place === 0,
      topics,
    })),
  );
  await manager.delete(FeelingEntity, { companionId: soulId, messageId: Any(felt.map(({ messageId }) => messageId)) });
  // The joins skip messages deleted or forgotten in the meantime.
  // SQL: the rows are one parameter, however many they are
  await manager.query(
    `WITH shown AS (
       INSERT INTO feelings (companion_id, message_id, conversation_id, emotion, intensity, dominant, topics, felt_at)
       SELECT $1, m.id, f.conversation, f.emotion, f.intensity, f.dominant, f.topics, to_timestamp(f.at / 1000)
       FROM jsonb_to_recordset($3::jsonb) AS f(message bigint, conversation bigint, at float8, emotion text, intensity real, dominant boolean,
           topics text[])
         JOIN messages m ON m.id = f.message AND NOT m.forgotten
     )
     INSERT INTO message_depth_scores (companion_id, message_id, words, feeling, confided, kept, asked, vulnerable, quotable, in_danger,
       said_at)
     SELECT $1, m.id, d.words, d.feeling, d.confided, d.kept, d.asked, d.vulnerable, d.quotable,
       d.danger OR m.care_tier IS NOT NULL, to_timestamp(d.at / 1000)
     FROM jsonb_to_recordset($2::jsonb) AS d(message bigint, at float8, words real, feeling real, confided real, kept real, asked real,
         vulnerable boolean, quotable boolean, danger boolean)
       JOIN messages m ON m.id = d.message AND NOT m.forgotten
     ON CONFLICT (companion_id, message_id) DO UPDATE SET words = EXCLUDED.words, feeling = EXCLUDED.feeling, confided = EXCLUDED.confided,
       kept = EXCLUDED.kept, asked = EXCLUDED.asked, vulnerable = EXCLUDED.vulnerable, quotable = EXCLUDED.quotable,
       in_danger = EXCLUDED.in_danger`,
    [soulId, JSON.stringify(depths), JSON.stringify(feelings)],
  );
}

/** Deletes emotions and depth scores of messages, and marks the insight figures of affected souls for recomputation. */
export async function deleteMessageEmotions(manager: EntityManager, messages: readonly number[]): Promise<void> {
  // SQL: one statement for several tables, as a CTE with RETURNING
  await manager.query(
    `WITH shown AS (DELETE FROM feelings WHERE message_id = ANY($1::bigint[]) RETURNING companion_id),
       given AS (DELETE FROM message_depth_scores WHERE message_id = ANY($1::bigint[]) RETURNING companion_id)
     UPDATE insight_figures SET due = true, due_at = clock_timestamp(), words = NULL
     WHERE companion_id IN (SELECT companion_id FROM shown UNION SELECT companion_id FROM given)`,
    [messages],
  );
}
