import { randomBytes } from 'node:crypto';

/**
 * @param {string} base @param {string} method @param {string} path @param {unknown} body @param {string} [cookie]
 * @returns {Promise<{ json: any, cookie: string }>}
 */
async function call(base, method, path, body, cookie = '') {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
  return { json: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/**
 * Accounts with a soul and a conversation each, made as a person makes them, and one conversation with a long history.
 * @param {string} base @param {import('pg').Pool} pool the app's own database @param {number} count @param {number} history messages
 */
export async function prepareApp(base, pool, count, history) {
  const seats = [];
  for (let index = 0; index <= count; index += 1) {
    const who = {
      email: `bench-${index}-${randomBytes(4).toString('hex')}@example.org`,
      password: 'a long enough one',
    };
    await call(base, 'POST', '/api/auth/signup', who);
    const { cookie } = await call(base, 'POST', '/api/auth/login', who);
    const { json: soul } = await call(
      base,
      'POST',
      '/api/companions',
      { name: `Soul ${index}`, archetype: 'sage' },
      cookie,
    );
    const { json: conversation } = await call(base, 'POST', '/api/conversations', { companionId: soul.id }, cookie);
    seats.push({ conversationId: conversation.id, cookie });
  }
  const long = seats.pop();
  if (!long) throw new Error('no conversation was made');
  await pool.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status)
     SELECT $1, n, c.account_id, repeat('It was good to hear of it. ', 5), 'complete'
     FROM conversations c, generate_series(1, $2::int) n WHERE c.id = $1`,
    [long.conversationId, history],
  );
  await pool.query('UPDATE conversations SET last_seq = $2 WHERE id = $1', [long.conversationId, history]);
  await pool.query('ANALYZE');
  const { rows } = await pool.query(
    'SELECT id FROM messages WHERE conversation_id = $1 AND seq % 450 = 0 ORDER BY seq DESC LIMIT 200',
    [long.conversationId],
  );
  const paths = rows.map(({ id }) => `/api/conversations/${long.conversationId}/messages?limit=50&before=${id}`);
  return { seats, long, paths };
}

/** Seconds within which the app must have become idle after an overload. */
const IDLE_WITHIN = 60;

/**
 * Drops queued turns and reflections after an overload, and waits until their jobs are gone, but not without end: on a busy machine something is
 * always due.
 * @param {import('pg').Pool} pool
 * @returns {Promise<number>} turns and jobs that were still open at the end of the wait; 0 if the app is idle
 */
export async function settle(pool) {
  const end = performance.now() + IDLE_WITHIN * 1_000;
  for (;;) {
    await pool.query(`UPDATE turns SET state = 'done' WHERE state = 'waiting'`);
    // Pending reflections are dropped too: the overload stored more messages than a person would write.
    await pool.query(
      `UPDATE reflection_progress p SET due = false, reflected_seq = c.last_seq FROM conversations c WHERE c.id = p.conversation_id`,
    );
    const { rows } = await pool.query(
      `SELECT (SELECT count(*) FROM turns WHERE state <> 'done' AND state <> 'failed') + (SELECT count(*) FROM bullmq.job) AS open`,
    );
    const open = Number(rows[0].open);
    if (open <= 1) return 0;
    if (performance.now() > end) return open;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
