/**
 * `npm run bench:agents`: the effect of agents on conversations. One account starts two hundred runs over a long history, while
 * another chats and a third starts one run: reports the delay of replies compared with an idle system, and the waiting time of the one run.
 *
 *   npm run bench:agents -- --runs 50    fewer runs, for a quick look
 */
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';
import { prepareApp } from './app.mjs';
import { Goals } from './goals.mjs';
import { withInstallation } from './installation.mjs';
import { latencyOf } from './stats.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '200' } } });
const RUNS = Number(values.runs);
/** Messages of the busy account, the material of its agents. */
const SAID = 2_000;
/** Messages that the other account sends, one after the reply to the one before. */
const TALK = 40;
/** Seconds that one run of a third account may take while two hundred wait; how much later replies may come. */
const GOALS = { slower: 1.5, waits: 20 };
const SUBJECTS = ['garden', 'exam', 'move', 'cello', 'kitchen', 'harbour', 'sister', 'winter'];

/** @typedef {import('./load.mjs').Seat} Seat */

/** A user who sends each message after the reply to the previous one. @param {string} base @param {Seat} seat @param {number} many */
async function talk(base, { conversationId, cookie }, many) {
  const socket = io(base, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
  const opened = await socket.emitWithAck('conversation:open', { conversationId, afterSeq: 0 });
  if (!opened.ok) throw new Error('a conversation could not be opened');
  /** @type {number[]} */
  const took = [];
  /** @type {(seq: number) => void} */
  let heard = () => undefined;
  socket.on('message', ({ aiGenerated, status, seq }) => {
    if (aiGenerated && status === 'complete') heard(seq);
  });
  for (let sent = 0; sent < many; sent += 1) {
    const at = performance.now();
    const replied = new Promise((resolve) => (heard = (seq) => resolve(seq)));
    const content = `The rain has stopped and I thought of the ${SUBJECTS[sent % SUBJECTS.length]} again, number ${sent}.`;
    const answer = await socket.emitWithAck('message:send', { conversationId, content });
    if (!answer.ok) throw new Error(`a message was refused: ${answer.code}`);
    await replied;
    took.push(performance.now() - at);
  }
  socket.close();
  return latencyOf(took);
}

/** Asks for a run and does not wait. @param {string} base @param {Seat} seat @param {number} number */
async function ask(base, { cookie }, number) {
  const subject = SUBJECTS[number % SUBJECTS.length];
  const response = await fetch(`${base}/api/run_agent_graph`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, prefer: 'respond-async' },
    body: JSON.stringify({
      task: `What did I say about the ${subject}?`,
      emotional_state: 'curious',
      priority: 'high',
    }),
  });
  if (response.status !== 202) throw new Error(`a run was answered ${response.status}`);
  await response.arrayBuffer();
}

const goals = new Goals();
await withInstallation(async ({ base, pool }) => {
  const { seats } = await prepareApp(base, pool, 3, 10);
  const [talker, busy, other] = seats;
  if (!talker || !busy || !other) throw new Error('there are no seats');
  await pool.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status, created_at)
     SELECT c.id, n, c.account_id, 'I thought about the ' || ($2::text[])[1 + n % $3] || ' on day ' || n || ' and hope to see to it before the spring.',
       'complete', now() - make_interval(hours => $4 - n)
     FROM conversations c, generate_series(1, $4::int) n WHERE c.id = $1`,
    [busy.conversationId, SUBJECTS, SUBJECTS.length, SAID],
  );
  await pool.query('UPDATE conversations SET last_seq = $2, last_message_at = now() WHERE id = $1', [
    busy.conversationId,
    SAID,
  ]);
  const open = async () => {
    const { rows } = await pool.query('SELECT count(*)::int AS many FROM agent_runs WHERE ended_at IS NULL');
    return rows[0].many;
  };
  // The first run loads what runs need.
  await ask(base, busy, 0);
  while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  await talk(base, talker, 10);
  const idle = await talk(base, talker, TALK);
  for (let number = 0; number < RUNS; number += 1) await ask(base, busy, number);
  const asked = performance.now();
  await ask(base, other, 0);
  const waited = (async () => {
    for (;;) {
      const { rows } = await pool.query(
        `SELECT r.ended_at FROM agent_runs r JOIN conversations c ON c.account_id = r.account_id WHERE c.id = $1`,
        [other.conversationId],
      );
      if (rows[0]?.ended_at) return (performance.now() - asked) / 1_000;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const before = await open();
  const during = await talk(base, talker, TALK);
  const after = await open();
  console.log(`${RUNS} runs over ${SAID} messages: ${before} waited when the talk began, ${after} when it ended`);
  console.log(`       a reply is whole after ${idle.p95.toFixed(0)} ms (p95) idle, ${during.p95.toFixed(0)} ms during`);
  if (after === 0) throw new Error('the runs were over before the talk was: this tells nothing');
  goals.check('reply p95 against idle', during.p95 / idle.p95, GOALS.slower, 'times');
  goals.check('one run of a third account', await waited, GOALS.waits, 's');
});
goals.end();
