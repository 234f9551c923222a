/**
 * The baseline server: the minimal cost of storing a message, on node:http and Socket.IO only. Session cookie,
 * ownership, a gapless seq, the client id and durability in one prepared statement; then the emit. It has no rules, no events to other
 * processes, no replies. The app's figures are ratios to this one's, measured in the same run on the same PostgreSQL.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const POST = {
  name: 'post',
  text: `
    WITH who AS (SELECT account_id FROM sessions WHERE sid = $1 AND expire > now()),
    counted AS (
      UPDATE conversations c SET last_seq = last_seq + 1 FROM who
      WHERE c.id = $2 AND c.account_id = who.account_id
        AND NOT EXISTS (SELECT FROM messages WHERE conversation_id = $2 AND client_id = $4)
      RETURNING c.id, c.last_seq, c.account_id)
    INSERT INTO messages (conversation_id, seq, sender_id, content, client_id)
    SELECT id, last_seq, account_id, $3, $4 FROM counted
    RETURNING id, conversation_id AS "conversationId", seq, content, sender_id AS "senderId", client_id AS "clientId", created_at AS "createdAt"`,
};
const PAGE = {
  name: 'page',
  text: `
    SELECT m.id, m.conversation_id AS "conversationId", m.seq, m.content, m.sender_id AS "senderId", m.client_id AS "clientId", m.created_at AS "createdAt"
    FROM sessions s
    JOIN conversations c ON c.account_id = s.account_id AND c.id = $2
    JOIN messages m ON m.conversation_id = c.id AND m.seq < $3
    WHERE s.sid = $1 AND s.expire > now()
    ORDER BY m.seq DESC LIMIT $4`,
};

/** @param {string | undefined} cookie */
const sidOf = (cookie) => /(?:^|; )sid=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';

const server = createServer((request, response) => {
  /** @param {number} status @param {unknown} body */
  const answer = (status, body) => {
    const text = JSON.stringify(body);
    response
      .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  };
  const url = new URL(request.url ?? '/', 'http://baseline');
  const conversationId = Number(/^\/api\/conversations\/(\d+)\/messages$/.exec(url.pathname)?.[1]);
  const sid = sidOf(request.headers.cookie);
  if (request.method === 'GET') {
    const before = Number(url.searchParams.get('beforeSeq') ?? 2_147_483_647);
    pool
      .query({ ...PAGE, values: [sid, conversationId, before, Number(url.searchParams.get('limit') ?? 100)] })
      .then(({ rows }) => answer(200, rows.reverse()))
      .catch(() => answer(500, {}));
    return;
  }
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { content, clientId } = JSON.parse(Buffer.concat(chunks).toString());
    pool
      .query({ ...POST, values: [sid, conversationId, content, clientId] })
      .then(({ rows: [message] }) => {
        if (!message) return answer(404, {});
        io.to(`conversation:${conversationId}`).emit('message', message);
        answer(201, message);
      })
      .catch(() => answer(500, {}));
  });
});

const io = new Server(server, { perMessageDeflate: false, serveClient: false });
io.use((socket, next) => {
  pool
    .query({
      name: 'who',
      text: 'SELECT account_id FROM sessions WHERE sid = $1 AND expire > now()',
      values: [sidOf(socket.request.headers.cookie)],
    })
    .then(({ rows }) => next(rows[0] ? undefined : new Error('not signed in')))
    .catch(next);
});
io.on('connection', (socket) => {
  socket.on('conversation:open', async ({ conversationId }, ack) => {
    await socket.join(`conversation:${conversationId}`);
    ack({ ok: true, messages: [] });
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
