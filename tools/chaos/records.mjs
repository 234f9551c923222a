/**
 * The check: what was acknowledged against what is stored.
 *
 * @typedef {Pick<import('pg').Client, 'query'>} Queries
 *
 * @typedef {object} Findings
 * @property {number} acknowledged messages that the app acknowledged
 * @property {number} lost acknowledged messages that are not stored
 * @property {number} doubled messages stored more than once, as far as the people know
 * @property {number} unanswered messages of people without a whole reply
 * @property {number} answeredTwice messages of people with more than one reply of the soul
 * @property {number} gaps conversations whose seq is not 1, 2, 3 …
 * @property {number} unseen messages that a window neither received nor fetched
 */

/**
 * @param {Queries} pool the app's database
 * @param {readonly import('./people.mjs').Person[]} people who have stopped writing
 * @returns {Promise<Findings>}
 */
export async function checkRecords(pool, people) {
  const ids = people.map(({ conversationId }) => conversationId);
  const acknowledged = people.flatMap((person) => person.acknowledged);
  const { rows: messages } = await pool.query(
    `SELECT conversation_id::int AS conversation, seq, client_id AS "clientId" FROM messages
     WHERE conversation_id = ANY($1) AND sender_id IS NOT NULL`,
    [ids],
  );
  const { rows: replies } = await pool.query(
    `SELECT m.seq, m.conversation_id::int AS conversation,
       count(r.id) FILTER (WHERE r.status = 'complete')::int AS whole, count(r.id)::int AS many
     FROM messages m
     LEFT JOIN turns t ON t.message_id = m.id
     LEFT JOIN messages r ON r.turn_id = t.id
     WHERE m.conversation_id = ANY($1) AND m.sender_id IS NOT NULL GROUP BY m.id`,
    [ids],
  );
  const { rows: order } = await pool.query(
    `SELECT c.id::int AS conversation, c.last_seq::int AS last, count(m.id)::int AS many,
       coalesce(max(m.seq), 0)::int AS highest, count(DISTINCT m.seq)::int AS distinct
     FROM conversations c LEFT JOIN messages m ON m.conversation_id = c.id WHERE c.id = ANY($1) GROUP BY c.id`,
    [ids],
  );
  const stored = new Map();
  for (const { clientId } of messages) stored.set(clientId, (stored.get(clientId) ?? 0) + 1);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ clientId }) => !stored.has(clientId)).length,
    // All messages carry a client id: a missing or duplicate one indicates a bug.
    doubled: messages.length - new Set(messages.map(({ clientId }) => clientId)).size + (stored.get(null) ?? 0),
    unanswered: replies.filter(({ whole }) => whole === 0).length,
    answeredTwice: replies.filter(({ many }) => many > 1).length,
    gaps: order.filter(
      ({ last, many, highest, distinct }) => !(last === many && many === highest && highest === distinct),
    ).length,
    unseen: people.reduce((sum, { seen, conversationId }) => {
      const last = order.find(({ conversation }) => conversation === conversationId)?.last ?? 0;
      return sum + Array.from({ length: last }, (_, index) => index + 1).filter((seq) => !seen.has(seq)).length;
    }, 0),
  };
}

/** @param {Findings} findings @returns {string[]} what is wrong, one line each; empty where all is well */
export function faultsOf({ lost, doubled, unanswered, answeredTwice, gaps }) {
  return Object.entries({ lost, doubled, unanswered, answeredTwice, gaps })
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${count} ${name}`);
}
