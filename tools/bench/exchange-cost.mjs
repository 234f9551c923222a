/**
 * `npm run bench:exchange`: what one message with its reply costs, and what an installation costs in which nobody does anything. Counts
 * statements, transactions and scans of the database and CPU time of the processes, which depend far less on the load of the machine than
 * durations do.
 *
 *   npm run bench:exchange                         100 messages of 5 accounts, then a minute without any
 *   npm run bench:exchange -- --messages 20 --idle 10
 *   npm run bench:exchange -- --statements 25      with the most frequent statements
 *   npm run bench:exchange -- --json PATH
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';
import { prepareApp } from './app.mjs';
import { CHAT_LINES } from './chat-lines.mjs';
import { COUNT_STATEMENTS, openDatabaseCounter, REPORT_MS } from './database-cost.mjs';
import { withInstallation } from './installation.mjs';
import { cpuMsOf, memoryMbOf } from './process-cost.mjs';

/**
 * @typedef {{ api: number, worker: number, postgres: number }} Cpu milliseconds
 * @typedef {{ at: number, cpu: Cpu, database: import('./database-cost.mjs').DatabaseCount }} Snapshot
 */

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100' },
    accounts: { type: 'string', default: '5' },
    idle: { type: 'string', default: '60' },
    statements: { type: 'string', default: '0' },
    json: { type: 'string' },
  },
});
const MESSAGES = Number(values.messages);
const ACCOUNTS = Number(values.accounts);
const IDLE_SECONDS = Number(values.idle);
/** Messages of each account that are not counted: they fill pools, caches and the compiler. */
const WARM_UP = 2;
/** Milliseconds after the last job from which on the worker counts as quiet (`WorkerActivity`). */
const QUIET_AFTER_MS = 30_000;
/** Seconds within which all work that follows the messages must have ended. */
const SETTLED_WITHIN = 120;
/** Seconds within which a reply must come. */
const REPLY_WITHIN = 60;

await withInstallation(async ({ base, folder, postgres, pool, pids, ending }) => {
  const counter = await openDatabaseCounter({ folder, name: 'app' });
  ending(() => counter.end());
  const { seats } = await prepareApp(base, pool, ACCOUNTS, 0);
  const windows = seats.map((seat) => openWindow(base, seat));
  ending(() => windows.forEach(({ close }) => close()));

  /** @returns {Promise<Snapshot>} */
  const snapshot = async () => {
    await delay(REPORT_MS);
    const { api = 0, worker = 0 } = pids();
    const cpu = {
      api: await cpuMsOf(api),
      worker: await cpuMsOf(worker),
      postgres: await cpuMsOf(postgres, { children: true }),
    };
    return { at: performance.now(), cpu, database: await counter.count() };
  };
  const converse = async (/** @type {number} */ count) => {
    for (let sent = 0; sent < count; sent += 1) {
      await windows[sent % windows.length]?.exchange(CHAT_LINES[sent % CHAT_LINES.length] ?? '');
    }
    await settled(counter.ask);
  };

  await converse(ACCOUNTS * WARM_UP);
  await delay(QUIET_AFTER_MS);
  const beforeIdle = await snapshot();
  await delay(IDLE_SECONDS * 1_000);
  const afterIdle = await snapshot();
  await holdReflections(counter.ask);
  await converse(MESSAGES);
  const afterMessages = await snapshot();
  await counter.ask('UPDATE reflection_progress SET due = false');
  await converse(ACCOUNTS);
  const afterReflection = await snapshot();

  const idle = perSecond(beforeIdle, afterIdle);
  const exchange = perExchange(afterIdle, afterMessages, idle);
  const { api = 0, worker = 0 } = pids();
  const result = {
    messages: MESSAGES,
    exchange,
    reflection: reflectionCost(afterMessages, afterReflection, { idle, exchange }),
    idle,
    memoryMb: { api: await memoryMbOf(api), worker: await memoryMbOf(worker) },
  };
  print(result);
  const most = Number(values.statements);
  if (most > 0) {
    printStatements('each exchange', afterIdle, afterMessages, MESSAGES, most);
    printStatements('each reflection, with an exchange', afterMessages, afterReflection, ACCOUNTS, most);
    printStatements('each idle second', beforeIdle, afterIdle, (afterIdle.at - beforeIdle.at) / 1_000, most);
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(result, null, 2)}\n`);
}, COUNT_STATEMENTS);

/**
 * A window of one account. `exchange` sends a message and resolves when its reply is complete.
 * @param {string} base @param {{ conversationId: number, cookie: string }} seat
 */
function openWindow(base, { conversationId, cookie }) {
  const socket = io(base, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  const opened = (async () => {
    await new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(undefined));
      socket.once('connect_error', reject);
    });
    const answer = await socket.emitWithAck('conversation:open', { conversationId, afterSeq: 0 });
    if (!answer.ok) throw new Error('a conversation could not be opened');
  })();
  return {
    exchange: async (/** @type {string} */ content) => {
      await opened;
      const replied = new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no reply within ${REPLY_WITHIN} s`)), REPLY_WITHIN * 1_000);
        const hear = (/** @type {{ companionId: number | null, status: string }} */ { companionId, status }) => {
          if (companionId === null || status === 'streaming') return;
          clearTimeout(timer);
          socket.off('message', hear);
          resolve(undefined);
        };
        socket.on('message', hear);
      });
      const answer = await socket.timeout(REPLY_WITHIN * 1_000).emitWithAck('message:send', {
        conversationId,
        content,
        clientId: randomUUID(),
      });
      if (!answer.ok) throw new Error('a message was not accepted');
      await replied;
    },
    close: () => void socket.close(),
  };
}

/**
 * Makes conversations appear as due for a reflection that nobody has to start yet: how many reflections follow the messages would otherwise
 * depend on how busy the machine is.
 * @param {(sql: string) => Promise<any[]>} ask
 */
async function holdReflections(ask) {
  await ask(`UPDATE reflection_progress SET due = true, due_at = now() + interval '1 hour'`);
}

/** Resolves when nothing is due any more. @param {(sql: string) => Promise<any[]>} ask @throws Error if it takes too long */
async function settled(ask) {
  for (let seconds = 0; seconds < SETTLED_WITHIN; seconds += 1) {
    const [row] = await ask(
      `SELECT (SELECT count(*) FROM turns WHERE state IN ('waiting', 'answering')) + (SELECT count(*) FROM bullmq.job)
         + (SELECT count(*) FROM reflection_progress WHERE due AND due_at <= now())
         + (SELECT count(*) FROM insight_figures WHERE due) AS open`,
    );
    if (Number(row.open) === 0) return;
    await delay(1_000);
  }
  throw new Error(`work was still due after ${SETTLED_WITHIN} s`);
}

/** @param {Snapshot} from @param {Snapshot} to */
function perSecond(from, to) {
  const seconds = (to.at - from.at) / 1_000;
  const cpu = (/** @type {keyof Cpu} */ part) => (to.cpu[part] - from.cpu[part]) / seconds;
  return {
    statements: (to.database.statements - from.database.statements) / seconds,
    transactions: (to.database.transactions - from.database.transactions) / seconds,
    connections: (to.database.connections - from.database.connections) / seconds,
    /** Milliseconds of CPU time in a second: 10 are one per cent of a core. */
    cpuMs: { api: cpu('api'), worker: cpu('worker'), postgres: cpu('postgres') },
    scans: scansBetween(from, to, seconds),
  };
}

/**
 * What the messages cost beyond what the same time costs without them.
 * @param {Snapshot} from @param {Snapshot} to @param {ReturnType<typeof perSecond>} idle
 */
function perExchange(from, to, idle) {
  const seconds = (to.at - from.at) / 1_000;
  /** @param {number} sum @param {number} idleRate */
  const each = (sum, idleRate) => Math.max(0, sum - idleRate * seconds) / MESSAGES;
  const cpu = (/** @type {keyof Cpu} */ part) => each(to.cpu[part] - from.cpu[part], idle.cpuMs[part]);
  const sums = scansBetween(from, to, 1);
  return {
    statements: each(to.database.statements - from.database.statements, idle.statements),
    transactions: each(to.database.transactions - from.database.transactions, idle.transactions),
    connections: each(to.database.connections - from.database.connections, idle.connections),
    cpuMs: { api: cpu('api'), worker: cpu('worker'), postgres: cpu('postgres') },
    scans: Object.fromEntries(
      Object.entries(sums).map(([table, { index, sequential }]) => [
        table,
        {
          index: each(index, idle.scans[table]?.index ?? 0),
          sequential: each(sequential, idle.scans[table]?.sequential ?? 0),
        },
      ]),
    ),
  };
}

/**
 * What the reflection on a conversation and the figures computed from it cost, once for all messages since the last one. In the measured time
 * each conversation has had one exchange as well.
 * @param {Snapshot} from @param {Snapshot} to
 * @param {{ idle: ReturnType<typeof perSecond>, exchange: ReturnType<typeof perExchange> }} known
 */
function reflectionCost(from, to, { idle, exchange }) {
  const seconds = (to.at - from.at) / 1_000;
  /** @param {number} sum @param {number} idleRate @param {number} once */
  const each = (sum, idleRate, once) => Math.max(0, (sum - idleRate * seconds) / ACCOUNTS - once);
  /** @param {'statements' | 'transactions'} what */
  const count = (what) => each(to.database[what] - from.database[what], idle[what], exchange[what]);
  return { statements: count('statements'), transactions: count('transactions') };
}

/** @param {Snapshot} from @param {Snapshot} to @param {number} divisor @returns {Record<string, { index: number, sequential: number }>} */
function scansBetween(from, to, divisor) {
  return Object.fromEntries(
    Object.entries(to.database.scans).map(([table, { index, sequential }]) => {
      const before = from.database.scans[table] ?? { index: 0, sequential: 0 };
      return [
        table,
        { index: (index - before.index) / divisor, sequential: (sequential - before.sequential) / divisor },
      ];
    }),
  );
}

/**
 * @param {{ messages: number, exchange: ReturnType<typeof perExchange>, reflection: ReturnType<typeof reflectionCost>,
 *   idle: ReturnType<typeof perSecond>, memoryMb: { api: number, worker: number } }} result
 */
function print({ messages, exchange, reflection, idle, memoryMb }) {
  /** @param {string} title @param {number} one @param {number} other @param {number} [digits] */
  const row = (title, one, other, digits = 1) =>
    console.log(`${title.padEnd(34)}${one.toFixed(digits).padStart(14)}${other.toFixed(digits + 1).padStart(18)}`);
  console.log(`${''.padEnd(34)}${'each exchange'.padStart(14)}${'each idle second'.padStart(18)}`);
  row('statements', exchange.statements, idle.statements);
  row('transactions', exchange.transactions, idle.transactions);
  row('connections opened', exchange.connections, idle.connections);
  for (const part of /** @type {const} */ (['api', 'worker', 'postgres']))
    row(`CPU ms, ${part}`, exchange.cpuMs[part], idle.cpuMs[part]);
  const tables = Object.entries(exchange.scans)
    .map(([table, { index, sequential }]) => ({ table, index, sequential }))
    .filter(({ index, sequential }) => index + sequential >= 0.5)
    .sort((a, b) => b.index + b.sequential - a.index - a.sequential);
  for (const { table, index, sequential } of tables) {
    if (index >= 0.5) row(`index scans, ${table}`, index, idle.scans[table]?.index ?? 0);
    if (sequential >= 0.5) row(`sequential scans, ${table}`, sequential, idle.scans[table]?.sequential ?? 0);
  }
  console.log(
    `each reflection with its figures: ${reflection.statements.toFixed(1)} statements, ${reflection.transactions.toFixed(1)} transactions`,
  );
  console.log(`memory (PSS): api ${memoryMb.api.toFixed(0)} MB, worker ${memoryMb.worker.toFixed(0)} MB`);
  console.log(`${messages} messages of ${ACCOUNTS} accounts, ${IDLE_SECONDS} s idle`);
}

/**
 * @param {string} title @param {Snapshot} from @param {Snapshot} to @param {number} divisor @param {number} most
 */
function printStatements(title, from, to, divisor, most) {
  const rows = [...to.database.calls]
    .map(([text, calls]) => ({ text, calls: (calls - (from.database.calls.get(text) ?? 0)) / divisor }))
    .filter(({ calls }) => calls > 0)
    .sort((a, b) => b.calls - a.calls);
  console.log(`\nstatements, ${title}:`);
  for (const { text, calls } of rows.slice(0, most))
    console.log(`${calls.toFixed(2).padStart(8)}  ${text.slice(0, 130)}`);
}
