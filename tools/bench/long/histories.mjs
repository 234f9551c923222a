import { randomBytes } from 'node:crypto';

/**
 * @typedef {object} History one conversation, as it was made
 * @property {number} conversationId
 * @property {number} count messages
 * @property {number[]} ids of its messages, in order
 *
 * @typedef {object} Histories
 * @property {string} cookie the session they belong to
 * @property {History} long
 * @property {History} short
 */

const YEARS = 2;
const YEAR = 31_557_600_000;
/** Messages of one insert. */
const BATCH = 5_000;
/** Characters of a message: few are short, few are long. */
const [SHORTEST, LONGEST] = [20, 600];

const WORDS =
  `the a and of to in that it was I you we not but with for on as at had have been would there when what who how then
  evening morning rain harbour boats window letter garden kitchen sister brother mother friend work train road winter summer
  tea bread music book walk sleep dream light quiet slow warm cold small old new good hard long early late again still never
  always perhaps thought said asked told came went found lost kept made felt saw heard knew wanted remember forget begin`
    .split(/\s+/)
    .filter(Boolean);
/** A word that occurs in one of a thousand messages. */
export const RARE = 'marzipan';

/** The same figures each time, 0–1. @param {number} seed */
function figures(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** @param {() => number} next @param {number} place */
function said(next, place) {
  const length = SHORTEST + Math.floor((LONGEST - SHORTEST) * next() ** 2.2);
  let text = place % 1_000 === 500 ? `${RARE} ` : '';
  while (text.length < length) text += `${WORDS[Math.floor(next() * WORDS.length)]}${next() < 0.09 ? '.' : ''} `;
  return `${text.slice(0, Math.max(length, RARE.length)).trim()}.`;
}

/**
 * Writes a history into a conversation: person and soul in turn, over two years up to now.
 * @param {import('pg').Pool} pool @param {{ conversationId: number, companionId: number, count: number, seed: number }} order
 * @returns {Promise<History>}
 */
async function write(pool, { conversationId, companionId, count, seed }) {
  const next = figures(seed);
  const begun = Date.now() - YEARS * YEAR;
  const step = (YEARS * YEAR) / count;
  for (let from = 0; from < count; from += BATCH) {
    const places = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at);
    await pool.query(
      `INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status, created_at)
       SELECT $1, n.seq, CASE WHEN n.seq % 2 = 1 THEN c.account_id END, CASE WHEN n.seq % 2 = 0 THEN $2::bigint END, n.content,
         'complete', n.at
       FROM conversations c, unnest($3::int[], $4::text[], $5::timestamptz[]) AS n (seq, content, at)
       WHERE c.id = $1 ORDER BY n.seq`,
      [
        conversationId,
        companionId,
        places.map((place) => place + 1),
        places.map((place) => said(next, place)),
        places.map((place) => new Date(begun + (place + next() * 0.9) * step)),
      ],
    );
  }
  await pool.query('UPDATE conversations SET last_seq = $2, last_message_at = now() WHERE id = $1', [
    conversationId,
    count,
  ]);
  const { rows } = await pool.query('SELECT id FROM messages WHERE conversation_id = $1 ORDER BY seq', [
    conversationId,
  ]);
  return { conversationId, count, ids: rows.map(({ id }) => Number(id)) };
}

/**
 * An account with a soul, and a long and a short conversation with it.
 * @param {string} base @param {import('pg').Pool} pool the app's own database @param {{ long: number, short: number }} counts messages
 * @returns {Promise<Histories>}
 */
export async function prepareHistories(base, pool, { long, short }) {
  let cookie = '';
  /** @param {string} path @param {unknown} body @param {'POST' | 'PATCH'} [method] @returns {Promise<any>} */
  const post = async (path, body, method = 'POST') => {
    const response = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response.json();
  };
  const who = { email: `bench-${randomBytes(4).toString('hex')}@example.org`, password: 'a long enough one' };
  await post('/api/auth/signup', who);
  await post('/api/auth/login', who);
  // The browser opens the conversation directly: onboarding is completed.
  await post('/api/auth/me', { adult: true }, 'PATCH');
  const soul = await post('/api/companions', { name: 'Ilse', archetype: 'sage' });
  const made = [];
  for (const [seed, count] of [long, short].entries()) {
    const { id } = await post('/api/conversations', { companionId: soul.id });
    made.push(await write(pool, { conversationId: id, companionId: soul.id, count, seed: seed + 1 }));
  }
  await pool.query('VACUUM ANALYZE messages');
  const [first, second] = made;
  if (!first || !second) throw new Error('no histories were made');
  return { cookie, long: first, short: second };
}
