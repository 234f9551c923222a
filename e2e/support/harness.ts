import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '@kinloom/config';
import type { Companion, Conversation, Message } from '@kinloom/contract';
import { createTestDatabase, startVoiceServer, type TestDatabase, type VoiceServer } from '@kinloom/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request, { type Test } from 'supertest';
import { createApi } from '../../api/src/app';
import { startWorker } from '../../worker/src/app';
import { SocketWindow } from './socket-window';

// Longer than the timeout of a single event, so that a missing event is named in the failure.
jest.setTimeout(240_000);

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Settings = Readonly<Record<string, string>>;

/** Where an api answers. */
export interface Address {
  url: string;
}

/** An api that runs in this process. */
export interface Api extends Address {
  app: NestExpressApplication;
  close(): Promise<void>;
}

/** A request without a session. */
export const call = (api: Address, method: Method, path: string): Test => request(api.url)[method](path);

/** The session cookie of a response, as `name=value`, or null. */
export function sessionCookie(headers: Record<string, unknown>): string | null {
  const set = headers['set-cookie'];
  const lines = Array.isArray(set) ? (set as string[]) : [];
  return lines.find((line) => line.startsWith('kinloom.sid='))?.split(';')[0] ?? null;
}

/** A user with an account and one browser session. Every call may use another api of the same installation. */
export class Person {
  cookie: string | null = null;

  constructor(
    private readonly home: Address,
    readonly email: string,
    readonly password: string,
  ) {}

  request(method: Method, path: string, api = this.home): Test {
    const test = call(api, method, path);
    return this.cookie === null ? test : test.set('Cookie', this.cookie);
  }

  get(path: string, api?: Address): Test {
    return this.request('get', path, api);
  }

  post(path: string, body: object = {}, api?: Address): Test {
    return this.request('post', path, api).send(body);
  }

  put(path: string, body: object = {}, api?: Address): Test {
    return this.request('put', path, api).send(body);
  }

  patch(path: string, body: object = {}, api?: Address): Test {
    return this.request('patch', path, api).send(body);
  }

  delete(path: string, api?: Address): Test {
    return this.request('delete', path, api);
  }

  async signIn(): Promise<this> {
    const answer = await this.post('/api/auth/login', { email: this.email, password: this.password }).expect(200);
    this.cookie = sessionCookie(answer.headers);
    return this;
  }

  /** The same user signed in at another browser. */
  elsewhere(api = this.home): Promise<Person> {
    return new Person(api, this.email, this.password).signIn();
  }

  async soul(name = 'Lumen', fields: object = {}): Promise<Companion> {
    const answer = await this.post('/api/companions', { name, archetype: 'sage', ...fields }).expect(201);
    return answer.body as Companion;
  }

  /** A new conversation, with a new soul by default. */
  async conversation(companionId?: number): Promise<Conversation> {
    const id = companionId ?? (await this.soul()).id;
    return (await this.post('/api/conversations', { companionId: id }).expect(201)).body as Conversation;
  }

  async say(conversationId: number, content: string, api?: Address): Promise<Message> {
    const path = `/api/conversations/${conversationId}/messages`;
    return (await this.post(path, { content }, api).expect(201)).body as Message;
  }

  async messages(conversationId: number, query = ''): Promise<Message[]> {
    return (await this.get(`/api/conversations/${conversationId}/messages${query}`).expect(200)).body as Message[];
  }

  /** A connected socket, with a conversation opened if given. */
  async window(conversationId?: number, api = this.home): Promise<SocketWindow> {
    const window = await SocketWindow.connect(api.url, this.cookie);
    opened.add(window);
    if (conversationId !== undefined) await window.open(conversationId);
    return window;
  }
}

const opened = new Set<SocketWindow>();
let people = 0;

/** Database and folder of an installation, if not the defaults of the test run. */
interface Place {
  server?: string;
  folder?: string;
}

/** An installation: a database, a data folder, and any number of api and worker instances in this process. */
export class Installation {
  private readonly processes = new Set<{ close(): Promise<void> }>();
  private scripted: VoiceServer | null = null;

  private constructor(
    readonly database: TestDatabase,
    readonly dataDir: string,
    private readonly settings: Settings,
  ) {}

  /** @param settings overrides of the test settings: no rate limits, a separate database and folder */
  static async make(settings: Settings = {}, place: Place = {}): Promise<Installation> {
    const dataDir = await mkdtemp(join(place.folder ?? tmpdir(), 'kinloom-e2e-'));
    return new Installation(await createTestDatabase({ server: place.server }), dataDir, settings);
  }

  config(settings: Settings = {}): Config {
    return loadConfig({
      DATABASE_URL: this.database.url,
      KINLOOM_DATA_DIR: this.dataDir,
      KINLOOM_RATE_LIMITS: 'off',
      ...(this.scripted ? { LLM_BASE_URL: this.scripted.baseUrl, LLM_MODEL: 'scripted' } : {}),
      ...this.settings,
      ...settings,
    });
  }

  /** A scripted voice, used by workers started from now on. */
  async voice(): Promise<VoiceServer> {
    this.scripted ??= await startVoiceServer();
    return this.scripted;
  }

  async api(settings: Settings = {}): Promise<Api> {
    const app = await createApi(this.config(settings));
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return this.keep({ url: `http://127.0.0.1:${port}`, app, close: () => app.close() });
  }

  async worker(settings: Settings = {}): Promise<{ close(): Promise<void> }> {
    return this.keep(await startWorker(this.config(settings)));
  }

  /** A new user, signed in. */
  async person(api: Address, email = `person-${++people}@kinloom.test`, password = 'correct horse'): Promise<Person> {
    const person = new Person(api, email, password);
    await person.post('/api/auth/signup', { email, password }).expect(201);
    return person.signIn();
  }

  /** Stops everything and removes temporary data. */
  async close(): Promise<void> {
    for (const window of opened) window.close();
    opened.clear();
    for (const one of [...this.processes].reverse()) await one.close();
    await this.scripted?.stop();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private keep<P extends { close(): Promise<void> }>(running: P): P {
    const kept = {
      ...running,
      close: async () => {
        // A test may stop one earlier.
        if (this.processes.delete(kept)) await running.close();
      },
    };
    this.processes.add(kept);
    return kept;
  }
}
