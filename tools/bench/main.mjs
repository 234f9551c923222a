/**
 * `npm run bench`: cost of storing and answering messages, relative to a baseline measured in the same run (see baseline-server.mjs). Absolute
 * figures depend on the machine and its load; compare the ratios.
 *
 *   npm run bench                     all of it, some five minutes
 *   npm run bench -- --rounds 1       quicker, and noisier
 *   npm run bench -- --json PATH      writes the medians as well
 *
 * On a machine that is busy with other things it does not wait for quiet without end: it measures all the same, and says so.
 */
import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { BASELINE_SCHEMA } from './baseline-schema.mjs';
import { prepareApp, settle } from './app.mjs';
import { withInstallation } from './installation.mjs';
import { median, spread } from './stats.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    json: { type: 'string' },
  },
});
const ROUNDS = Number(values.rounds);
const SECONDS = Number(values.seconds);
const CONVERSATIONS = 50;
const WINDOWS = 4;
const SENDERS = 32;
const HISTORY = 100_000;

const here = path.dirname(fileURLToPath(import.meta.url));

/** A child process controlled over IPC. @param {string} script @param {NodeJS.ProcessEnv} [env] */
function helper(script, env = process.env) {
  const child = fork(path.join(here, script), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  /** @type {Map<number, { resolve: (result: any) => void, reject: (reason: Error) => void }>} */
  const under = new Map();
  let last = 0;
  /** @type {Promise<any>} */
  const ready = new Promise((resolve) =>
    child.on('message', (/** @type {any} */ message) => message.type === 'ready' && resolve(message)),
  );
  child.on('message', (/** @type {any} */ { id, result, error }) => {
    const waiting = under.get(id);
    under.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error));
  });
  child.on('exit', () => under.forEach(({ reject }) => reject(new Error(`${script} has ended`))));
  return {
    ready,
    /** @param {string} deed @param {unknown} [order] @returns {Promise<any>} */
    ask: (deed, order = {}) =>
      new Promise((resolve, reject) => {
        under.set((last += 1), { resolve, reject });
        child.send({ id: last, deed, order });
      }),
    end: () => void child.kill(),
  };
}

/** @param {pg.Pool} pool the baseline's own database */
async function prepareBaseline(pool) {
  await pool.query(BASELINE_SCHEMA);
  const seats = Array.from({ length: CONVERSATIONS }, (_, index) => ({
    conversationId: index + 1,
    cookie: `sid=baseline-${index + 1}`,
  }));
  for (const { conversationId } of seats) {
    await pool.query(`INSERT INTO sessions VALUES ($1, $2, now() + interval '1 day')`, [
      `baseline-${conversationId}`,
      conversationId,
    ]);
    await pool.query('INSERT INTO conversations VALUES ($1, $1)', [conversationId]);
  }
  const long = CONVERSATIONS + 1;
  await pool.query(`INSERT INTO sessions VALUES ($1, $2, now() + interval '1 day')`, [`baseline-${long}`, long]);
  await pool.query('INSERT INTO conversations VALUES ($1, $1, $2)', [long, HISTORY]);
  await pool.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, content) SELECT $1, n, $1, repeat('It was good to hear of it. ', 5) FROM generate_series(1, $2::int) n`,
    [long, HISTORY],
  );
  await pool.query('ANALYZE');
  const paths = Array.from(
    { length: 200 },
    (_, n) => `/api/conversations/${long}/messages?limit=50&beforeSeq=${HISTORY - n * 450}`,
  );
  return { seats, long: { conversationId: long, cookie: `sid=baseline-${long}` }, paths };
}

await withInstallation(async ({ base, pool, database, ending }) => {
  const baselineUrl = await database('baseline');
  const baselinePool = new pg.Pool({ connectionString: baselineUrl, max: 2 });
  ending(() => baselinePool.end());
  const baselineData = await prepareBaseline(baselinePool);
  const baselineServer = helper('baseline-server.mjs', { ...process.env, DATABASE_URL: baselineUrl });
  ending(() => baselineServer.end());
  const baseline = {
    name: 'baseline',
    base: `http://127.0.0.1:${(await baselineServer.ready).port}`,
    replied: false,
    ...baselineData,
  };

  const app = {
    name: 'kinloom',
    base,
    replied: true,
    ...(await prepareApp(base, pool, CONVERSATIONS, HISTORY)),
  };

  /** @type {Record<string, any[]>} */
  const results = { baseline: [], kinloom: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const side of round % 2 ? [baseline, app] : [app, baseline]) {
      const load = helper('load.mjs');
      try {
        await load.ask('open', { base: side.base, seats: side.seats, windows: WINDOWS });
        // The first round is warm-up and is not counted.
        const seconds = round === 0 ? 2 : SECONDS;
        const result = {
          paced: await load.ask('paced', { rate: 50, seconds, replied: side.replied }),
          saturated: await load.ask('saturate', { senders: SENDERS, seconds, conversations: CONVERSATIONS }),
          one: await load.ask('saturate', { senders: SENDERS, seconds: seconds / 2, conversations: 1 }),
        };
        const open = side === app ? await settle(pool) : 0;
        if (open > 0) console.log(`the app was not idle when pages were measured: ${open} turns and jobs were open`);
        if (result.paced.missing > 0)
          console.log(`${side.name}: ${result.paced.missing} events or replies did not come within a minute`);
        Object.assign(result, {
          pages: await load.ask('pages', { readers: 8, seconds: seconds / 2, paths: side.paths, seat: side.long }),
        });
        if (round > 0) results[side.name]?.push(result);
        await load.ask('close');
      } finally {
        load.end();
      }
    }
  }
  print(results);
  if (values.json) await writeFile(values.json, `${JSON.stringify(figuresOf(results), null, 2)}\n`);
});

/** Median over the rounds. @param {Record<string, any[]>} results @param {string} side @param {(round: any) => number} pick */
function mid(results, side, pick) {
  return median((results[side] ?? []).map(pick));
}

/** Events that reached a socket out of seq order. @param {Record<string, any[]>} results */
function disorderOf(results) {
  return (results.kinloom ?? []).reduce((sum, r) => sum + r.paced.disorder + r.saturated.disorder + r.one.disorder, 0);
}

/** The medians that the budget is about. @param {Record<string, any[]>} results @returns {import('./budget.mjs').Figures} */
function figuresOf(results) {
  const ratio = (/** @type {(round: any) => number} */ pick) =>
    mid(results, 'kinloom', pick) / mid(results, 'baseline', pick);
  return {
    'accepted.ratio': ratio((r) => r.saturated.rate),
    'conversation.ratio': ratio((r) => r.one.rate),
    'event.p95Ratio': ratio((r) => r.paced.event.p95),
    'firstDelta.p50': mid(results, 'kinloom', (r) => r.paced.delta.p50),
    'firstDelta.p95': mid(results, 'kinloom', (r) => r.paced.delta.p95),
    'pages.ratio': ratio((r) => r.pages.rate),
    'pages.p95Ratio': ratio((r) => r.pages.page.p95),
    outOfOrder: disorderOf(results),
  };
}

/** @param {Record<string, any[]>} results */
function print(results) {
  /** @param {string} side @param {(round: any) => { p50: number, p95: number }} pick */
  const latency = (side, pick) => ({
    p50: mid(results, side, (r) => pick(r).p50),
    p95: mid(results, side, (r) => pick(r).p95),
  });
  /** @param {string} title @param {(round: any) => number} pick */
  const rate = (title, pick) => {
    const [low, our] = [mid(results, 'baseline', pick), mid(results, 'kinloom', pick)];
    return [title, low.toFixed(0), our.toFixed(0), (our / low).toFixed(2)];
  };
  /** @param {string} title @param {(round: any) => { p50: number, p95: number }} pick */
  const times = (title, pick) => {
    const [low, our] = [latency('baseline', pick), latency('kinloom', pick)];
    return [title, spread(low), spread(our), `${(our.p50 / low.p50).toFixed(2)} / ${(our.p95 / low.p95).toFixed(2)}`];
  };
  const delta = latency('kinloom', (r) => r.paced.delta);
  const rows = [
    ['', 'baseline', 'kinloom', 'ratio'],
    rate('messages accepted per second, 32 senders', (r) => r.saturated.rate),
    times('  answer p50 / p95 ms', (r) => r.saturated.post),
    rate('messages accepted per second, one conversation', (r) => r.one.rate),
    times('post → answer at 50/s, p50 / p95 ms', (r) => r.paced.post),
    times('post → event in another window at 50/s', (r) => r.paced.event),
    ['post → first delta at 50/s', '', spread(delta), ''],
    rate('pages of history per second (50 of 100,000)', (r) => r.pages.rate),
    times('  page p50 / p95 ms', (r) => r.pages.page),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  '),
    );
  }
  const events = (results.kinloom ?? []).reduce((sum, r) => sum + r.saturated.events + r.one.events, 0);
  console.log(`events that reached a socket out of seq order: ${disorderOf(results)} of ${events}`);
  console.log(
    `${CONVERSATIONS * WINDOWS} sockets, ${CONVERSATIONS} conversations; medians of ${ROUNDS} rounds; ${new Date().toISOString().slice(0, 10)}`,
  );
}
