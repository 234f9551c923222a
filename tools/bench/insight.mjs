/**
 * `npm run bench:insight`: the cost of the dashboards for a soul with 100,000 messages. Stores the history with its emotions, has the worker
 * recompute some of them and the figures, then times every call, one after the other, compared with a call that reads one row. Exits with 1, and
 * a line, where the goal is missed.
 *
 *   npm run bench:insight -- --messages 10000    a tenth, for a quick look
 */
import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Goals } from './goals.mjs';
import { withInstallation } from './installation.mjs';
import { latencyOf, spread } from './stats.mjs';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } });
const MESSAGES = Number(values.messages);
const ROUNDS = 30;
/** Messages of the person whose emotions are computed by the backfill. */
const FELT = 2_000;
/** Milliseconds for all calls of the dashboards together, one after the other; p50, because other processes use the machine too. */
const GOAL = 300;

/** A call that reads one row: the minimal cost of a call on this machine at this time. */
const BASELINE = 'auth/me';

const goals = new Goals();
await withInstallation(async ({ base, pool }) => {
  let cookie = '';
  /** @param {string} call @param {unknown} [body] @returns {Promise<any>} */
  const ask = async (call, body) => {
    const response = await fetch(`${base}/api/${call}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${call} was answered ${response.status}`);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response.json();
  };
  const who = { email: `bench-${randomBytes(4).toString('hex')}@example.org`, password: 'a long enough one' };
  await ask('auth/signup', who);
  await ask('auth/login', who);
  const soul = await ask('companions', { name: 'Ilse', archetype: 'sage' });
  const conversation = await ask('conversations', { companionId: soul.id });
  await store(pool, soul.id, conversation.id);

  await due(pool, soul.id);
  const begun = performance.now();
  await pool.query(
    `INSERT INTO insight_backlogs (companion_id, up_to_id)
     SELECT $1, id FROM messages WHERE conversation_id = $2 ORDER BY seq OFFSET $3 LIMIT 1`,
    [soul.id, conversation.id, FELT * 2 - 1],
  );
  await due(pool, soul.id);
  const felt = (performance.now() - begun) / 1_000;
  const again = performance.now();
  await due(pool, soul.id);
  const drawn = (performance.now() - again) / 1_000;
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM message_depth_scores) AS depths, (SELECT count(*)::int FROM feelings) AS feelings,
       (SELECT count(*)::int FROM memories) AS memories, (SELECT count(*)::int FROM recalls) AS recalls`,
  );
  const [counts] = rows;
  console.log(
    `a soul of ${MESSAGES.toLocaleString('en')} messages: ${counts.memories} memories, ${counts.recalls} recalls`,
  );
  console.log(
    `  emotions backfilled, and computed   ${felt.toFixed(1)} s, ${FELT} of ${counts.depths} messages, ${counts.feelings} feelings in all`,
  );
  console.log(`  recomputed, with the sweep          ${drawn.toFixed(1)} s (it runs every 5 s)`);

  let sum = 0;
  for (const call of [
    BASELINE,
    `memory-references/${soul.id}`,
    `memory-impact/${soul.id}`,
    `relationship-milestones/${soul.id}`,
    `emotional-patterns/${soul.id}`,
    `emotional-timeline/${soul.id}`,
    `resonance-metrics/${soul.id}`,
    `conversation-anchors/${soul.id}`,
    'conversation-threads',
    'relationship-metrics',
    'growth-milestones',
    'growth-timeline',
    'overall-growth',
    'relational-insights',
  ]) {
    const took = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = performance.now();
      await ask(call);
      took.push(performance.now() - at);
    }
    const latency = latencyOf(took);
    if (call !== BASELINE) sum += latency.p50;
    console.log(`  GET ${call.padEnd(30)}  ${spread(latency)} ms (p50 / p95)`);
  }
  console.log(`  load of the machine                 ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`);
  goals.check('all calls of the dashboards, p50', sum, GOAL, 'ms');
});
goals.end();

/** Three years of messages with the soul's memories: one per twenty messages, and two recalled items in each reply. */
async function store(
  /** @type {import('pg').Pool} */ pool,
  /** @type {number} */ soulId,
  /** @type {number} */ conversationId,
) {
  const values = [conversationId, soulId, MESSAGES];
  await pool.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status, created_at)
     SELECT $1, n, CASE WHEN n % 2 = 1 THEN c.account_id END, CASE WHEN n % 2 = 0 THEN $2::bigint END,
       CASE WHEN n % 2 = 0 THEN 'I am glad you told me.' ELSE
         (ARRAY['I am so happy about ', 'I feel really sad about ', 'I am grateful for ', 'I am worried about ', 'Today I saw ', 'Why do I miss '])[1 + n / 2 % 6]
         || (ARRAY['the garden', 'my sister', 'the interview', 'my brother', 'the cello'])[1 + n / 14 % 5] || ' and thought of it for a while, number ' || n END,
       'complete', now() - interval '3 years' + n * (interval '3 years' / $3)
     FROM conversations c, generate_series(1, $3::int) n WHERE c.id = $1`,
    values,
  );
  await pool.query(`UPDATE conversations SET last_seq = $2, last_message_at = now() WHERE id = $1`, [
    conversationId,
    MESSAGES,
  ]);
  await pool.query(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, significance, said_at, source_type, source_id, conversation_id, key, version)
     SELECT $2, 'event', 'Memory ' || m.seq, m.content, (ARRAY['surface', 'core', 'background'])[1 + m.seq / 20 % 3], 'soft', 3 + m.seq / 20 % 7, m.created_at,
       'message', m.id, $1, 'bench|' || m.id, 0
     FROM messages m WHERE m.conversation_id = $1 AND m.seq % 20 = 1 AND m.seq <= $3`,
    values,
  );
  await pool.query(
    `INSERT INTO memory_messages SELECT id, source_id FROM memories WHERE companion_id = $1 AND source_type = 'message'`,
    [soulId],
  );
  await pool.query(
    `INSERT INTO recalls (message_id, companion_id, kind, ref_id)
     SELECT m.id, $2, 'memory', k.id FROM messages m JOIN LATERAL (
       SELECT id FROM memories WHERE companion_id = $2 AND id >= m.id % greatest(1, $3 / 20) ORDER BY id LIMIT 2) k ON true
     WHERE m.conversation_id = $1 AND m.seq % 2 = 0`,
    values,
  );
  await pool.query(
    `INSERT INTO soul_reflections (companion_id, message_id, tone_label, trigger_type, content, emotional_weight, reflection_depth)
     SELECT $2, id, 'gentle', 'joy', 'It stays with me.', 0.4 + seq % 7 * 0.1, 3 FROM messages WHERE conversation_id = $1 AND seq % 40 = 1 AND seq <= $3`,
    values,
  );
  await pool.query(
    `INSERT INTO relationship_changes (companion_id, what, from_value, to_value, message_id, reason, created_at)
     SELECT $2, 'trust', 0.5 + 0.4 * (seq - 1) / $3, 0.5 + 0.4 * seq / $3, id, 'they told something', created_at
     FROM messages WHERE conversation_id = $1 AND seq % 20 = 1`,
    values,
  );
  await pool.query(
    `WITH made AS (
       INSERT INTO anchors (account_id, conversation_id, message_id, title, anchor_type, significance)
       SELECT c.account_id, $1, m.id, 'Anchor ' || m.seq, 'milestone', 6 FROM messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE m.conversation_id = $1 AND m.seq % 1000 = 1 AND m.seq <= $3 RETURNING id
     ) INSERT INTO anchor_souls SELECT id, $2 FROM made`,
    values,
  );
  await pool.query(
    `WITH given AS (
       INSERT INTO message_depth_scores (companion_id, message_id, words, feeling, confided, kept, asked, vulnerable, quotable, said_at)
       SELECT $2, id, 4, 16, CASE WHEN seq % 9 = 0 THEN 25 ELSE 0 END, CASE WHEN seq % 20 = 1 THEN 12 ELSE 0 END, 0, seq % 9 = 0, true, created_at
       FROM messages WHERE conversation_id = $1 AND seq % 2 = 1 AND seq <= $3
     )
     INSERT INTO feelings (companion_id, message_id, conversation_id, emotion, intensity, dominant, topics, felt_at)
     SELECT $2, id, $1, (ARRAY['joy', 'sadness', 'gratitude', 'fear', 'peace', 'loneliness'])[1 + seq / 2 % 6], 3 + seq % 6, true,
       ARRAY[(ARRAY['the garden', 'your sister', 'the interview', 'your brother', 'the cello'])[1 + seq / 14 % 5]], created_at
     FROM messages WHERE conversation_id = $1 AND seq % 2 = 1 AND seq % 3 > 0 AND seq <= $3`,
    values,
  );
  await pool.query('VACUUM ANALYZE');
}

/** Has the figures computed, and waits for them. */
async function due(/** @type {import('pg').Pool} */ pool, /** @type {number} */ soulId) {
  await pool.query(
    `INSERT INTO insight_figures (companion_id, asked_at) VALUES ($1, now() - interval '1 hour')
     ON CONFLICT (companion_id) DO UPDATE SET due = true, due_at = clock_timestamp(), asked_at = EXCLUDED.asked_at`,
    [soulId],
  );
  for (;;) {
    const { rows } = await pool.query(
      `SELECT due OR EXISTS (SELECT FROM insight_backlogs WHERE companion_id = $1) AS open FROM insight_figures WHERE companion_id = $1`,
      [soulId],
    );
    if (rows[0]?.open === false) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
