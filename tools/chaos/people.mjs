/**
 * The load: people who write, wait for the reply and write again, over keep-alive connections and sockets, and who remember what was
 * acknowledged. Used by the chaos run and by the test of rolling restarts.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';

/** Milliseconds after which a request counts as failed: longer than the api takes to give up on its database. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Milliseconds between two tries of the same request, and between two looks for a reply that no socket told of. */
const RETRY_MS = 200;
const POLL_MS = 1_000;
/** Milliseconds after which a reply is given up. Longer than any fault lasts, with what was left behind by it. */
const REPLY_TIMEOUT_MS = 90_000;

/**
 * @typedef {{ at: number, endedAt: number, kind: 'read' | 'write', status: number, error: string | null }} Outcome times are
 *   `performance.now()`; status 0: no answer, `error` says why
 * @typedef {{ conversationId: number, clientId: string, messageId: number, seq: number }} Acknowledged
 * @typedef {{ at: number, endedAt: number, ms: number }} Replied
 */

/** One account with one soul and one conversation, at one browser. */
export class Person {
  /** @type {Acknowledged[]} */
  acknowledged = [];
  /** @type {Replied[]} */
  replies = [];
  /** @type {Outcome[]} */
  outcomes = [];
  reconnects = 0;
  /** Messages that were fetched by `afterSeq` after a reconnect. */
  caughtUp = 0;
  /** The newest state of every message that reached this window, by seq. @type {Map<number, { id: number, status: string, aiGenerated: boolean, clientId: string | null }>} */
  seen = new Map();
  cookie = '';
  conversationId = 0;
  /** @type {import('socket.io-client').Socket | null} */
  #socket = null;
  #left = false;
  /** @type {Set<() => void>} */
  #watchers = new Set();

  /** @param {string} base where the app answers @param {string} email of an account to be made */
  constructor(base, email) {
    this.base = base;
    this.email = email;
    this.agent = new Agent({ keepAlive: true, maxSockets: 2 });
  }

  /** Signs up and in, makes a soul and a conversation. @throws when one of them is refused */
  async arrive() {
    const who = { email: this.email, password: 'a long enough one' };
    await this.#must('POST', '/api/auth/signup', who);
    const { headers } = await this.#must('POST', '/api/auth/login', who);
    this.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const soul = await this.#must('POST', '/api/companions', { name: 'Lumen', archetype: 'sage' });
    const made = await this.#must('POST', '/api/conversations', { companionId: soul.json.id });
    this.conversationId = made.json.id;
  }

  /** Opens the socket, which reconnects by itself from now on. Settles when it has been connected once. */
  async listen() {
    const socket = io(this.base, {
      transports: ['websocket'],
      extraHeaders: { cookie: this.cookie },
      forceNew: true,
      reconnectionDelay: 250,
      reconnectionDelayMax: 2_000,
      timeout: 5_000,
    });
    this.#socket = socket;
    socket.on('message', (message) => this.#hear([message]));
    let connects = 0;
    const open = async () => {
      const isReconnect = connects++ > 0;
      const highest = Math.max(0, ...this.seen.keys());
      const answer = await socket
        .timeout(REQUEST_TIMEOUT_MS)
        .emitWithAck('conversation:open', { conversationId: this.conversationId, afterSeq: this.#contiguous() })
        .catch(() => ({ ok: false }));
      if (!answer.ok) return;
      if (isReconnect) {
        this.reconnects += 1;
        this.caughtUp += answer.messages.filter((/** @type {{ seq: number }} */ { seq }) => seq > highest).length;
      }
      this.#hear(answer.messages);
    };
    // The server refuses the handshake while its database is away: the browser tries again then, the library does not.
    const again = () => {
      if (!this.#left && !socket.active) setTimeout(() => this.#left || socket.connect(), RETRY_MS);
    };
    socket.on('connect_error', again);
    socket.on('disconnect', again);
    await new Promise((resolve) => {
      socket.on('connect', () => void open().then(() => resolve(undefined)));
    });
  }

  get connected() {
    return this.#socket?.connected ?? false;
  }

  /**
   * Writes, waits for the reply, reads a page, and so on until told to stop.
   * @param {AbortSignal} stop @param {number} [pauseMs] between two messages
   */
  async talk(stop, pauseMs = 50) {
    while (!stop.aborted) {
      await this.say('The rain has stopped and I went down to the harbour after all.');
      if (stop.aborted) return;
      await this.call('GET', `/api/conversations/${this.conversationId}/messages?limit=20`);
      await delay(pauseMs);
    }
  }

  /**
   * Sends one message, again with the same client id until it is acknowledged, and waits for the reply to it.
   * @param {string} content @param {() => void} [onAcknowledged]
   * @throws Error where neither comes in time
   */
  async say(content, onAcknowledged) {
    const clientId = randomUUID();
    const begun = performance.now();
    for (;;) {
      const { status, json } = await this.call('POST', `/api/conversations/${this.conversationId}/messages`, {
        content,
        clientId,
      });
      if (status === 201) {
        this.acknowledged.push({ conversationId: this.conversationId, clientId, messageId: json.id, seq: json.seq });
        onAcknowledged?.();
        await this.#replyTo(json.seq);
        const endedAt = performance.now();
        this.replies.push({ at: begun, endedAt, ms: endedAt - begun });
        return;
      }
      if (status !== 0 && status < 500) throw new Error(`a message was answered ${status}`);
      if (performance.now() - begun > REPLY_TIMEOUT_MS) throw new Error('a message was not taken in');
      await delay(RETRY_MS);
    }
  }

  /**
   * @param {string} method @param {string} path @param {unknown} [body]
   * @returns {Promise<{ status: number, json: any, headers: import('node:http').IncomingHttpHeaders }>} status 0 where no answer came
   */
  async call(method, path, body) {
    const at = performance.now();
    const answer = await this.#send(method, path, body);
    const kind = method === 'GET' ? 'read' : 'write';
    this.outcomes.push({ at, endedAt: performance.now(), kind, status: answer.status, error: answer.error });
    return answer;
  }

  leave() {
    this.#left = true;
    this.#socket?.close();
    this.agent.destroy();
  }

  /** @param {string} method @param {string} path @param {unknown} body */
  async #must(method, path, body) {
    const answer = await this.#send(method, path, body);
    if (answer.status < 200 || answer.status > 299) throw new Error(`${method} ${path} was answered ${answer.status}`);
    return answer;
  }

  /**
   * @param {string} method @param {string} path @param {unknown} body
   * @returns {Promise<{ status: number, json: any, headers: import('node:http').IncomingHttpHeaders, error: string | null }>}
   */
  #send(method, path, body) {
    return new Promise((resolve) => {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const none = (/** @type {string} */ error) => resolve({ status: 0, json: null, headers: {}, error });
      const sent = request(
        this.base + path,
        {
          method,
          agent: this.agent,
          timeout: REQUEST_TIMEOUT_MS,
          headers: {
            ...(this.cookie ? { cookie: this.cookie } : {}),
            ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => (text += chunk));
          response.on('error', () => none('cut'));
          response.on('end', () => {
            const status = response.statusCode ?? 0;
            const isJson = /json/.test(response.headers['content-type'] ?? '');
            resolve({ status, json: isJson ? JSON.parse(text) : null, headers: response.headers, error: null });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
      sent.on('error', (error) => none('code' in error ? String(error.code) : error.name));
      sent.end(payload);
    });
  }

  /** @param {{ seq: number, id: number, status: string, aiGenerated: boolean, clientId: string | null }[]} messages */
  #hear(messages) {
    for (const { seq, id, status, aiGenerated, clientId } of messages)
      this.seen.set(seq, { id, status, aiGenerated, clientId });
    for (const watch of this.#watchers) watch();
  }

  /** Up to which seq nothing is missing. */
  #contiguous() {
    let seq = 0;
    while (this.seen.get(seq + 1) && this.seen.get(seq + 1)?.status !== 'streaming') seq += 1;
    return seq;
  }

  /** Waits for the reply to the message with this seq, asking for it as the browser does where no socket tells of it. @param {number} seq */
  async #replyTo(seq) {
    const deadline = performance.now() + REPLY_TIMEOUT_MS;
    const there = () => {
      const reply = this.seen.get(seq + 1);
      return reply !== undefined && reply.aiGenerated && reply.status !== 'streaming';
    };
    while (!there()) {
      if (performance.now() > deadline) throw new Error('a reply did not come');
      const woken = await this.#nextNotice(POLL_MS);
      if (woken) continue;
      const after = this.seen.get(this.#contiguous())?.id ?? 0;
      const { status, json } = await this.call(
        'GET',
        `/api/conversations/${this.conversationId}/messages?after=${after}`,
      );
      if (status === 200) this.#hear(json);
    }
  }

  /** @param {number} ms @returns {Promise<boolean>} whether one came within the time */
  #nextNotice(ms) {
    return new Promise((resolve) => {
      const end = (/** @type {boolean} */ came) => {
        clearTimeout(timer);
        this.#watchers.delete(watch);
        resolve(came);
      };
      const watch = () => end(true);
      const timer = setTimeout(() => end(false), ms);
      this.#watchers.add(watch);
    });
  }
}

/** @param {readonly Person[]} people @returns {Outcome[]} those that failed: no answer, or one of 500 and above */
export const failuresOf = (people) =>
  people.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === 0 || status >= 500));

/** @param {readonly Outcome[]} outcomes @returns {Record<string, number>} how many of each, such as `write 502` or `read ECONNRESET` */
export function countsOf(outcomes) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { kind, status, error } of outcomes) {
    const name = `${kind} ${error ?? status}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** @param {string} base @param {number} count @returns {Promise<Person[]>} people who are signed in, each with an open window */
export async function gather(base, count) {
  const people = Array.from(
    { length: count },
    (_, index) => new Person(base, `chaos-${index}-${randomUUID()}@kinloom.test`),
  );
  for (const person of people) {
    await person.arrive();
    await person.listen();
  }
  return people;
}
