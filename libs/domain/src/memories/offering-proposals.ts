import { PROPOSING, sameMoment, type Taken } from '@kinloom/mind';
import type { EntityManager } from 'typeorm';
import { OFFERED, OFFERING_COLUMNS, type OfferingRow } from './offering-rows';

/** Moments of the past that a new one is held against: a soul offers at most one a day of a conversation. */
const HELD_AGAINST = 2_000;

/**
 * Keeps what a soul would like to keep of a conversation, to be decided by its person: at most one a day of a conversation, none while too many
 * wait, and never again what was offered before, however it was decided. Within the transaction that holds the soul's row and the
 * conversation's progress: nobody else offers there meanwhile.
 * @returns what was offered, if anything
 */
export async function storeProposal(
  manager: EntityManager,
  conversationId: number,
  { soulId, proposal }: Pick<Taken, 'soulId' | 'proposal'>,
): Promise<OfferingRow[]> {
  if (!proposal) return [];
  const [held] = await manager.query<{ waiting: number; lately: boolean; keys: string[] }[]>(
    `SELECT (SELECT count(*)::int FROM offerings WHERE companion_id = $1 AND by_soul AND state = 'pending') AS waiting,
       EXISTS (SELECT FROM offerings WHERE conversation_id = $2 AND by_soul AND created_at > now() - $3::float8 * interval '1 millisecond') AS lately,
       ARRAY(SELECT key FROM offerings WHERE companion_id = $1 AND by_soul ORDER BY id DESC LIMIT ${HELD_AGAINST}) AS keys`,
    [soulId, conversationId, PROPOSING.pause],
  );
  if (!held || held.lately || held.waiting >= PROPOSING.waiting) return [];
  if (held.keys.some((key) => sameMoment(key, proposal.key))) return [];
  return manager.query<OfferingRow[]>(
    `WITH o AS (
       INSERT INTO offerings (account_id, companion_id, by_soul, content, personal_note, suggestion, message_id, conversation_id, key)
       SELECT c.account_id, $1, true, $4, $5, $6, m.id, c.id, $7 FROM messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE m.id = $3 AND c.id = $2 AND NOT m.forgotten ON CONFLICT DO NOTHING RETURNING *
     ) SELECT ${OFFERING_COLUMNS} FROM o ${OFFERED}`,
    [
      soulId,
      conversationId,
      proposal.messageId,
      proposal.content,
      proposal.note,
      JSON.stringify(proposal.suggestion),
      proposal.key,
    ],
  );
}

/**
 * Withdraws what souls offered of these messages, or of a conversation, and nobody decided on: what is forgotten waits nowhere.
 * @returns it, without its words
 */
export async function withdrawProposals(
  manager: EntityManager,
  { messages = [], conversationId = null }: { messages?: readonly number[]; conversationId?: number | null },
): Promise<OfferingRow[]> {
  const rows = await manager.query<OfferingRow[]>(
    `WITH o AS (DELETE FROM offerings WHERE (message_id = ANY($1::bigint[]) OR conversation_id = $2) AND state = 'pending' RETURNING *)
     SELECT ${OFFERING_COLUMNS} FROM o ${OFFERED}`,
    [messages, conversationId],
  );
  return rows.map((row) => ({ ...row, state: 'declined', content: '', personal_note: '', suggestion: null }));
}
