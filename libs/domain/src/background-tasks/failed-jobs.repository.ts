import type { JobPayloadKey } from '@kinloom/contract';
import type { EntityManager } from 'typeorm';

/** What a failed job is deleted with. */
export type FailedJobOwner = 'account' | 'soul' | 'conversation';

/** Mails to the account `$1`. An account that shares its address key with an older account owns only the mails to its exact address. */
const MAILS_OF_ACCOUNT = `SELECT m.id FROM mails m JOIN accounts a ON a.email_key = m.address_key
  WHERE a.id = $1 AND (a.email_key_rank = 0 OR m.address = a.email)`;

/** Conversations that are deleted with the soul `$1`: groups stay. */
const CONVERSATIONS_OF_SOUL = `SELECT c.id FROM conversation_souls s JOIN conversations c ON c.id = s.conversation_id
  WHERE s.companion_id = $1 AND NOT c.is_group`;

/**
 * For each key of a job's payload: the statements that select the ids that are deleted with an account, a soul or a conversation (`$1`);
 * null where none are. The keys come from the payload types, so that a payload with a new id does not compile until it is declared here.
 */
export const OWNED_IDS: Readonly<Record<JobPayloadKey, Readonly<Record<FailedJobOwner, string | null>>>> = {
  // Tasks name souls and conversations only in their payloads, and end without effect where those are deleted.
  jobId: { account: 'SELECT id FROM jobs WHERE account_id = $1', soul: null, conversation: null },
  turnId: {
    account: 'SELECT t.id FROM turns t JOIN conversations c ON c.id = t.conversation_id WHERE c.account_id = $1',
    soul: `SELECT id FROM turns WHERE conversation_id IN (${CONVERSATIONS_OF_SOUL})`,
    conversation: 'SELECT id FROM turns WHERE conversation_id = $1',
  },
  conversationId: {
    account: 'SELECT id FROM conversations WHERE account_id = $1',
    soul: CONVERSATIONS_OF_SOUL,
    conversation: 'SELECT $1::bigint',
  },
  companionId: {
    account: 'SELECT id FROM companions WHERE account_id = $1',
    soul: 'SELECT $1::bigint',
    conversation: null,
  },
  offeringId: {
    account: 'SELECT id FROM offerings WHERE account_id = $1',
    soul: 'SELECT id FROM offerings WHERE companion_id = $1',
    // Offerings that were decided stay.
    conversation: `SELECT id FROM offerings WHERE conversation_id = $1 AND state = 'pending'`,
  },
  // Shared memories outlive the soul and the conversation they came from.
  sharedMemoryId: { account: 'SELECT id FROM shared_memories WHERE account_id = $1', soul: null, conversation: null },
  mailId: { account: MAILS_OF_ACCOUNT, soul: null, conversation: null },
  deletionId: { account: 'SELECT id FROM account_deletions WHERE account_id = $1', soul: null, conversation: null },
};

/**
 * Deletes the failed jobs of an account, a soul or a conversation. Payloads reference rows without foreign keys, so this runs in the
 * transaction that deletes those rows, before they are deleted.
 */
export async function deleteFailedJobs(manager: EntityManager, owner: FailedJobOwner, id: number): Promise<void> {
  const conditions = Object.entries(OWNED_IDS).flatMap(([key, owners]) =>
    owners[owner] === null ? [] : [`(f.payload ->> '${key}')::bigint IN (${owners[owner]})`],
  );
  // SQL: reads inside of JSON
  await manager.query(`DELETE FROM failed_jobs f WHERE ${conditions.join(' OR ')}`, [id]);
}

/** Deletes the mails to an account. Call `deleteFailedJobs` before it: it finds the failed jobs of mails by these rows. */
export async function deleteMailsOfAccount(manager: EntityManager, accountId: number): Promise<void> {
  // SQL: a subquery that the condition for failed jobs shares
  await manager.query(`DELETE FROM mails WHERE id IN (${MAILS_OF_ACCOUNT})`, [accountId]);
}
