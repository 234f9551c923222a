/**
 * `npm run bench:imports`: the effect of a large import on conversations. Imports a ChatGPT export of 200 MB and a WhatsApp
 * text of 50 MB into the built app, as conversations, while another account chats; reports exceeded goals, and fails then.
 *
 *   npm run bench:imports -- --scale 0.1    a tenth of both, for a quick look
 */
import { openAsBlob, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';
import { prepareApp } from './app.mjs';
import { writeChatGpt, writeWhatsApp } from './exports.mjs';
import { Goals } from './goals.mjs';
import { withInstallation } from './installation.mjs';
import { latencyOf } from './stats.mjs';

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const SCALE = Number(values.scale);
const MB = 1_024 * 1_024;
/** Messages per second of the other account, and seconds of the idle measurement. */
const RATE = 4;
const IDLE_SECONDS = 20;
/**
 * Limits: MB of each process; seconds without progress of the job; the slowdown of messages compared with an idle system; and seconds of the
 * longest transaction.
 */
const GOALS = { rss: 600, silence: 2, slower: 1.5, transaction: 2 };
/** Milliseconds between two samples of the open transactions. */
const SAMPLE_MS = 50;

/** @typedef {import('./load.mjs').Seat} Seat */

/** Peak resident memory of a process, in MB. @param {number | undefined} pid */
function peakOf(pid) {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1_024);
}

/** A user who writes at a fixed rate until the measurement ends. @param {string} base @param {Seat} seat @param {() => boolean} over */
async function chat(base, { conversationId, cookie }, over) {
  /** @type {number[]} */
  const took = [];
  /** @type {Promise<void>[]} */
  const under = [];
  const begun = performance.now();
  for (let sent = 0; !over(); sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + (sent * 1_000) / RATE - performance.now())));
    under.push(
      (async () => {
        const at = performance.now();
        const answer = await fetch(`${base}/api/conversations/${conversationId}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ content: 'The rain has stopped and I went down to the harbour after all.' }),
        });
        await answer.arrayBuffer();
        if (answer.status !== 201) throw new Error(`a message was answered ${answer.status}`);
        took.push(performance.now() - at);
      })(),
    );
  }
  await Promise.all(under);
  return latencyOf(took);
}

/** Samples the age of the oldest open transaction until the measurement ends. @param {import('pg').Pool} pool @param {() => boolean} over @returns {Promise<number>} seconds */
async function longestTransaction(pool, over) {
  let longest = 0;
  while (!over()) {
    const { rows } = await pool.query(
      `SELECT coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)), 0)::float8 AS seconds FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`,
    );
    longest = Math.max(longest, rows[0].seconds);
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  }
  return longest;
}

/** Imports a file and waits for it. @param {string} base @param {Seat} seat @param {string} file @param {string} name */
async function bring(base, { cookie }, file, name) {
  const socket = io(base, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
  const begun = performance.now();
  let last = 0;
  let silence = 0;
  /** @type {any[]} */
  const news = [];
  /** @type {(over: any) => void} */
  let end = () => undefined;
  const ended = new Promise((resolve) => (end = resolve));
  socket.on('job', (one) => {
    const now = performance.now();
    if (last > 0) silence = Math.max(silence, now - last);
    last = now;
    news.push(one);
    if (one.state === 'done' || one.state === 'failed') end(one);
  });
  const form = new FormData();
  form.set('name', 'Lumen');
  form.set('importConversations', 'true');
  form.set('file', await openAsBlob(file), name);
  const answer = await fetch(`${base}/api/soulprints/import`, {
    method: 'POST',
    headers: { cookie, prefer: 'respond-async' },
    body: form,
  });
  const { jobId } = await answer.json();
  if (answer.status !== 202) throw new Error(`the import was answered ${answer.status}`);
  const sent = performance.now();
  const over = await ended;
  socket.close();
  if (over.state !== 'done') throw new Error(`the import failed: ${over.message}`);
  const done = performance.now();
  const job = await (await fetch(`${base}/api/jobs/${jobId}`, { headers: { cookie } })).json();
  return {
    upload: (sent - begun) / 1_000,
    seconds: (done - sent) / 1_000,
    silence: silence / 1_000,
    told: news.length,
    messages: job.result.messagesImported,
    memories: job.result.memoriesCreated,
    importId: job.result.importId,
  };
}

const goals = new Goals();
await withInstallation(async ({ folder, base, pool, pids }) => {
  const exports = [
    { name: 'conversations.json', write: writeChatGpt, bytes: 200 * MB * SCALE },
    { name: 'WhatsApp Chat with Lumen.txt', write: writeWhatsApp, bytes: 50 * MB * SCALE },
  ];
  for (const { name, write, bytes } of exports) await write(path.join(folder, name), bytes);
  const { seats } = await prepareApp(base, pool, 2, 100);
  const [talker, importer] = seats;
  if (!talker || !importer) throw new Error('there are no seats');
  const warm = performance.now() + 5_000;
  await chat(base, talker, () => performance.now() > warm);
  for (const { name } of exports) {
    const file = path.join(folder, name);
    const until = performance.now() + IDLE_SECONDS * 1_000;
    const idle = await chat(base, talker, () => performance.now() > until);
    let over = false;
    const busy = chat(base, talker, () => over);
    const transactions = longestTransaction(pool, () => over);
    const result = await bring(base, importer, file, name).finally(() => (over = true));
    const during = await busy;
    const { api, worker } = pids();
    const size = Math.round((await stat(file)).size / MB);
    console.log(
      `${name}, ${size} MB: ${result.messages} messages, ${result.memories} memories; sent in ${result.upload.toFixed(1)} s, brought in ${result.seconds.toFixed(1)} s, told ${result.told} times`,
    );
    goals.check('peak memory of the api', peakOf(api), GOALS.rss, 'MB');
    goals.check('peak memory of the worker', peakOf(worker), GOALS.rss, 'MB');
    goals.check('longest silence of the job', result.silence, GOALS.silence, 's');
    console.log(
      `       a message is answered in ${idle.p95.toFixed(1)} ms (p95) idle, ${during.p95.toFixed(1)} ms during`,
    );
    goals.check('longest transaction', await transactions, GOALS.transaction, 's');
    goals.check('message p95 against idle', during.p95 / idle.p95, GOALS.slower, 'times');
    const at = performance.now();
    const undone = await fetch(`${base}/api/soulprints/imports/${result.importId}`, {
      method: 'DELETE',
      headers: { cookie: importer.cookie },
    });
    console.log(`       undone (${undone.status}) in ${((performance.now() - at) / 1_000).toFixed(1)} s`);
  }
});
goals.end();
