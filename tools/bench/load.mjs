/**
 * The load generator: one process with all sockets and senders, for both baseline and app. Controlled over IPC.
 *
 * @typedef {{ conversationId: number, cookie: string }} Seat a conversation and the session that may write in it
 * @typedef {{ p50: number, p95: number }} Latency milliseconds
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { io } from 'socket.io-client';
import { CHAT_LINES } from './chat-lines.mjs';
import { latencyOf } from './stats.mjs';

/** Milliseconds after which a reply or an event that has not come is counted as missing and not awaited any longer. */
const GIVEN_UP_MS = 60_000;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
/** @type {{ base: string, seats: Seat[] }} */
let place = { base: '', seats: [] };
/** @type {import('socket.io-client').Socket[]} */
let sockets = [];
/** The time a message was sent and the callback for its event, by client id. @type {Map<string, { at: number, heard: (ms: number) => void }>} */
const awaited = new Map();
/** The time of the first delta of a reply, or the callback for it, by conversation and seq. @type {Map<string, number | ((at: number) => void)>} */
const replies = new Map();
/** Messages sent so far in each conversation. @type {Map<number, number>} */
const sentIn = new Map();
let disorder = 0;
let events = 0;

/**
 * @param {Seat} seat @param {string} method @param {string} path @param {unknown} [body]
 * @returns {Promise<{ status: number, text: string }>}
 */
function call({ cookie }, method, path, body) {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const headers =
      body === undefined
        ? { cookie }
        : { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
    const sent = request(place.base + path, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** The next line of a conversation: conversations start at different lines. @param {number} conversationId */
function nextLine(conversationId) {
  const sent = sentIn.get(conversationId) ?? 0;
  sentIn.set(conversationId, sent + 1);
  return CHAT_LINES[(conversationId + sent) % CHAT_LINES.length];
}

/** Sends a message. @param {Seat} seat @returns {Promise<{ took: number, at: number, seq: number, event: Promise<number> }>} */
async function post(seat) {
  const clientId = randomUUID();
  const at = performance.now();
  /** @type {Promise<number>} */
  const event = new Promise((heard) => awaited.set(clientId, { at, heard }));
  const { status, text } = await call(seat, 'POST', `/api/conversations/${seat.conversationId}/messages`, {
    content: nextLine(seat.conversationId),
    clientId,
  });
  if (status !== 201) throw new Error(`a message was answered ${status}`);
  return { took: performance.now() - at, at, seq: JSON.parse(text).seq, event };
}

/** Opens several sockets per conversation. The second of each listens for events. */
async function open(/** @type {{ base: string, seats: Seat[], windows: number }} */ { base, seats, windows }) {
  place = { base, seats };
  sockets = [];
  for (const seat of seats) {
    for (let window = 0; window < windows; window += 1) {
      const socket = io(base, { transports: ['websocket'], extraHeaders: { cookie: seat.cookie }, forceNew: true });
      let last = 0;
      socket.on('message', (message) => {
        events += 1;
        // A reply is published again when it is complete: only new numbers must be consecutive.
        if (message.seq > last) {
          if (last > 0 && message.seq !== last + 1) disorder += 1;
          last = message.seq;
        } else if (message.senderId) {
          disorder += 1;
        }
        if (window === 1) hear(message.clientId);
      });
      socket.on('message:delta', ({ conversationId, seq }) => {
        if (window === 1) firstWords(`${conversationId}:${seq}`);
      });
      await new Promise((resolve, reject) => {
        socket.on('connect', () => resolve(undefined));
        socket.on('connect_error', reject);
      });
      const answer = await socket.emitWithAck('conversation:open', {
        conversationId: seat.conversationId,
        afterSeq: 0,
      });
      if (!answer.ok) throw new Error('a conversation could not be opened');
      last = answer.messages.at(-1)?.seq ?? 0;
      sockets.push(socket);
    }
  }
  return { sockets: sockets.length };
}

/** @param {string} clientId */
function hear(clientId) {
  const one = awaited.get(clientId);
  if (!one) return;
  awaited.delete(clientId);
  one.heard(performance.now() - one.at);
}

/** @param {string} key */
function firstWords(key) {
  const waiting = replies.get(key);
  // It may arrive before the sender has read the response with the seq.
  if (waiting === undefined) replies.set(key, performance.now());
  else if (typeof waiting === 'function') waiting(performance.now());
}

/** @param {string} key @returns {Promise<number>} when the first words of that reply came */
function wordsOf(key) {
  const came = replies.get(key);
  return typeof came === 'number' ? Promise.resolve(came) : new Promise((resolve) => replies.set(key, resolve));
}

/** Maximum throughput with senders that each wait for a response, over `conversations` conversations. */
async function saturate(
  /** @type {{ senders: number, seconds: number, conversations: number }} */ { senders, seconds, conversations },
) {
  /** @type {number[]} */
  const took = [];
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  disorder = 0;
  events = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (performance.now() < end) {
        const seat = place.seats[turn++ % conversations];
        if (!seat) throw new Error('there are no seats');
        took.push((await post(seat)).took);
      }
    }),
  );
  return { rate: took.length / ((performance.now() - begun) / 1000), post: latencyOf(took), disorder, events };
}

/** @param {Promise<number>} time @returns {Promise<number | null>} null if it does not come within `GIVEN_UP_MS` */
function orGiveUp(time) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), GIVEN_UP_MS);
    time.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * So many messages a second, whether or not the ones before have been answered. `missing`: events and replies that did not come in time; they are
 * not part of the times.
 */
async function paced(/** @type {{ rate: number, seconds: number, replied: boolean }} */ { rate, seconds, replied }) {
  /** @type {number[]} */
  const took = [];
  /** @type {number[]} */
  const heard = [];
  /** @type {number[]} */
  const answered = [];
  let missing = 0;
  disorder = 0;
  replies.clear();
  const count = rate * seconds;
  const begun = performance.now();
  /** @type {Promise<void>[]} */
  const under = [];
  for (let sent = 0; sent < count; sent += 1) {
    const due = begun + (sent * 1000) / rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const seat = place.seats[sent % place.seats.length];
    if (!seat) throw new Error('there are no seats');
    under.push(
      (async () => {
        const { took: ms, at, seq, event } = await post(seat);
        took.push(ms);
        const words = replied ? await orGiveUp(wordsOf(`${seat.conversationId}:${seq + 1}`)) : null;
        if (words !== null) answered.push(words - at);
        else if (replied) missing += 1;
        const came = await orGiveUp(event);
        if (came === null) missing += 1;
        else heard.push(came);
      })(),
    );
  }
  await Promise.all(under);
  return { post: latencyOf(took), event: latencyOf(heard), delta: latencyOf(answered), disorder, missing };
}

/** Pages of a long history, one after the other by each reader. */
async function pages(
  /** @type {{ readers: number, seconds: number, paths: string[], seat: Seat }} */ { readers, seconds, paths, seat },
) {
  /** @type {number[]} */
  const took = [];
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < end) {
        const at = performance.now();
        const { status, text } = await call(seat, 'GET', paths[turn++ % paths.length] ?? '');
        if (status !== 200 || text.length < 1000) throw new Error(`a page was answered ${status}`);
        took.push(performance.now() - at);
      }
    }),
  );
  return { rate: took.length / seconds, page: latencyOf(took) };
}

async function close() {
  for (const socket of sockets) socket.close();
  sockets = [];
  awaited.clear();
  replies.clear();
  return {};
}

const DEEDS = { open, saturate, paced, pages, close };

process.on('message', (/** @type {{ id: number, deed: keyof typeof DEEDS, order: never }} */ { id, deed, order }) => {
  DEEDS[deed](order).then(
    (result) => process.send?.({ id, result }),
    (error) => process.send?.({ id, error: String(error?.message ?? error) }),
  );
});
process.on('disconnect', () => process.exit(0));
