/**
 * The load: users who write, wait for the reply and write again, over keep-alive connections and sockets, and who record what was
 * acknowledged. Used by the chaos run and by the test of rolling restarts.
 */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { httpCall, REQUEST_TIMEOUT_MS } from './http-call.mjs';

/** Milliseconds between two attempts of the same request, and between two polls for a reply without a socket event. */
const RETRY_MS = 200;
const POLL_MS = 1_000;
/** Timeout of a reply in milliseconds. Longer than any fault and its backlog. */
const REPLY_TIMEOUT_MS = 90_000;

/**
 * @typedef {{ conversationId: number, clientId: string, messageId: number, seq: number }} Acknowledged
 * @typedef {{ at: number, endedAt: number, ms: number }} Replied
 */

/** The status of an error that a socket acknowledges; any other code counts as 500. @type {Record<string, number>} */
const STATUS_OF_CODE = { unavailable: 503, disk_full: 503 };

/** One account with one soul and one conversation, at one browser. */
export class Person {
  /** @type {Acknowledged[]} */
  acknowledged = [];
  /** @type {Replied[]} */
  replies = [];
  /** @type {import('./outcomes.mjs').Outcome[]} */
  outcomes = [];
  /** What they write next. */
  words = () => 'The rain has stopped and I went down to the harbour after all.';
  /** Milliseconds between two polls for a reply without a socket event. */
  pollMs = POLL_MS;
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

  /** @param {string} base where the app answers @param {string} email of an account to be made @param {{ writesBySocket?: boolean }} [options] */
  constructor(base, email, { writesBySocket = false } = {}) {
    this.base = base;
    this.email = email;
    this.writesBySocket = writesBySocket;
    this.agent = new Agent({ keepAlive: true, maxSockets: 2 });
  }

  /** Signs up and in, makes a soul and a conversation. @throws when one of them is refused */
  async arrive() {
    const who = { email: this.email, password: 'a long enough one' };
    await this.#must('POST', '/api/auth/signup', who);
    const { headers } = await this.#must('POST', '/api/auth/login', who);
    this.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    await this.#begin();
  }

  /** @returns {Promise<Person>} the same account at another window, with a soul and a conversation beside those it has */
  async another() {
    const window = new Person(this.base, this.email);
    window.cookie = this.cookie;
    await window.#begin();
    return window;
  }

  async #begin() {
    const soul = await this.#must('POST', '/api/companions', { name: 'Lumen', archetype: 'sage' });
    const made = await this.#must('POST', '/api/conversations', { companionId: soul.json.id });
    this.conversationId = made.json.id;
  }

  /** Opens the socket, which reconnects automatically from now on. Settles when it has been connected once. */
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
   * Writes, waits for the reply, reads a page, and repeats until stopped.
   * @param {AbortSignal} stop @param {number} [pauseMs] between two messages
   */
  async talk(stop, pauseMs = 50) {
    while (!stop.aborted) {
      await this.say(this.words());
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
      const { status, message } = await (this.writesBySocket && this.connected
        ? this.#writeBySocket(content, clientId)
        : this.#writeByHttp(content, clientId));
      if (status === 201) {
        this.acknowledged.push({
          conversationId: this.conversationId,
          clientId,
          messageId: message.id,
          seq: message.seq,
        });
        onAcknowledged?.();
        await this.#replyTo(message.seq);
        const endedAt = performance.now();
        this.replies.push({ at: begun, endedAt, ms: endedAt - begun });
        return;
      }
      if (status !== 0 && status < 500) throw new Error(`a message was answered ${status}`);
      if (performance.now() - begun > REPLY_TIMEOUT_MS) throw new Error('a message was not accepted');
      await delay(RETRY_MS);
    }
  }

  /**
   * Makes a call that counts.
   * @param {string} method @param {string} path @param {unknown} [body]
   * @returns {Promise<import('./http-call.mjs').Answer>}
   */
  async call(method, path, body) {
    const at = performance.now();
    const answer = await this.#send(method, path, body);
    this.#note(at, method === 'GET' ? 'read' : 'write', answer.status, answer.error, 'retry-after' in answer.headers);
    return answer;
  }

  /** @param {string} content @param {string} clientId */
  async #writeByHttp(content, clientId) {
    const path = `/api/conversations/${this.conversationId}/messages`;
    const { status, json } = await this.call('POST', path, { content, clientId });
    return { status, message: json };
  }

  /** @param {string} content @param {string} clientId */
  async #writeBySocket(content, clientId) {
    const at = performance.now();
    const answer = await this.#socket
      ?.timeout(REQUEST_TIMEOUT_MS)
      .emitWithAck('message:send', { conversationId: this.conversationId, content, clientId })
      // Neither a time-out nor a connection that closed meanwhile is an answer.
      .catch(() => null);
    const status = !answer ? 0 : answer.ok ? 201 : (STATUS_OF_CODE[answer.code] ?? 500);
    this.#note(at, 'socket write', status, answer ? null : 'no acknowledgement', answer?.retryAfter !== undefined);
    return { status, message: answer?.message };
  }

  /** @param {number} at @param {import('./outcomes.mjs').Outcome['kind']} kind @param {number} status @param {string | null} error @param {boolean} retryAfter */
  #note(at, kind, status, error, retryAfter) {
    this.outcomes.push({ at, endedAt: performance.now(), kind, status, error, retryAfter });
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

  /** @param {string} method @param {string} path @param {unknown} [body] */
  #send(method, path, body) {
    return httpCall(this.base + path, { method, agent: this.agent, cookie: this.cookie, body });
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

  /** Waits for the reply to the message with this seq, polling as the browser does without a socket. @param {number} seq */
  async #replyTo(seq) {
    const deadline = performance.now() + REPLY_TIMEOUT_MS;
    const there = () => {
      const reply = this.seen.get(seq + 1);
      return reply !== undefined && reply.aiGenerated && reply.status !== 'streaming';
    };
    while (!there()) {
      if (performance.now() > deadline) throw new Error('a reply did not arrive');
      const woken = await this.#nextNotice(this.pollMs);
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

/**
 * Creates signed-in users, each with an open window.
 * @param {string} base
 * @param {number} count
 * @param {{ bySocket?: boolean }} [options] bySocket: every other one writes as the browser does, over the socket while it is connected
 * @returns {Promise<Person[]>}
 */
export async function gather(base, count, { bySocket = false } = {}) {
  const people = Array.from(
    { length: count },
    (_, index) =>
      new Person(base, `chaos-${index}-${randomUUID()}@kinloom.test`, { writesBySocket: bySocket && index % 2 === 1 }),
  );
  for (const person of people) {
    await person.arrive();
    await person.listen();
  }
  return people;
}
