import { PROPOSING, sameMoment, type Taken } from '@kinloom/mind';
import type { EntityManager } from 'typeorm';
import { OFFERING_JOINS, OFFERING_COLUMNS, type OfferingRow } from './offering-rows';

/** Number of recent proposals a new one is compared with for duplicates; reached only after years at one proposal per day. */
const COMPARED_PROPOSALS = 2_000;

/**
 * Stores a memory that a soul proposes from a conversation, for the owner to accept or decline. Limits: one per `PROPOSING.pause` and
 * conversation, `PROPOSING.waiting` pending per soul, and no duplicate of an earlier proposal. Must run in the transaction that locks the
 * soul's row and the reflection progress, which serializes proposals.
 * @returns the stored offering, or an empty array
 */
export async function storeProposal(
  manager: EntityManager,
  conversationId: number,
  { soulId, proposal }: Pick<Taken, 'soulId' | 'proposal'>,
): Promise<OfferingRow[]> {
  if (!proposal) return [];
  // SQL: subqueries that return arrays
  const [state] = await manager.query<{ pending: number; recent: boolean; keys: string[] }[]>(
    `SELECT (SELECT count(*)::int FROM offerings WHERE companion_id = $1 AND by_soul AND state = 'pending') AS pending,
       EXISTS (SELECT FROM offerings WHERE conversation_id = $2 AND by_soul AND created_at > now() - $3::float8 * interval '1 millisecond') AS recent,
       ARRAY(SELECT key FROM offerings WHERE companion_id = $1 AND by_soul ORDER BY id DESC LIMIT ${COMPARED_PROPOSALS}) AS keys`,
    [soulId, conversationId, PROPOSING.pause],
  );
  if (!state || state.recent || state.pending >= PROPOSING.waiting) return [];
  if (state.keys.some((key) => sameMoment(key, proposal.key))) return [];
  // SQL: one statement for several tables, as a CTE with RETURNING
  return manager.query<OfferingRow[]>(
    `WITH o AS (
       INSERT INTO offerings (account_id, companion_id, by_soul, content, personal_note, suggestion, message_id, conversation_id, key)
       SELECT c.account_id, $1, true, $4, $5, $6, m.id, c.id, $7 FROM messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE m.id = $3 AND c.id = $2 AND NOT m.forgotten ON CONFLICT DO NOTHING RETURNING *
     ) SELECT ${OFFERING_COLUMNS} FROM o ${OFFERING_JOINS}`,
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
 * Deletes pending offerings whose source is one of these messages or the conversation.
 * @returns the deleted offerings as declined, without their texts
 */
export async function withdrawProposals(
  manager: EntityManager,
  { messages = [], conversationId = null }: { messages?: readonly number[]; conversationId?: number | null },
): Promise<OfferingRow[]> {
  // SQL: one statement for several tables, as a CTE with RETURNING
  const rows = await manager.query<OfferingRow[]>(
    `WITH o AS (DELETE FROM offerings WHERE (message_id = ANY($1::bigint[]) OR conversation_id = $2) AND state = 'pending' RETURNING *)
     SELECT ${OFFERING_COLUMNS} FROM o ${OFFERING_JOINS}`,
    [messages, conversationId],
  );
  return rows.map((row) => ({ ...row, state: 'declined', content: '', personal_note: '', suggestion: null }));
}
