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
import { SocketWindow } from './window';

// Generous, and longer than one event is waited for: what never comes is named, and a slow machine does not make a test fail.
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

/** The session cookie an answer sets, as `name=value`; null where it sets none. */
export function sessionCookie(headers: Record<string, unknown>): string | null {
  const set = headers['set-cookie'];
  const lines = Array.isArray(set) ? (set as string[]) : [];
  return lines.find((line) => line.startsWith('kinloom.sid='))?.split(';')[0] ?? null;
}

/** Somebody with an account, at one browser. Every call may name another api of the same installation. */
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

  /** The same person at another browser, signed in there. */
  elsewhere(api = this.home): Promise<Person> {
    return new Person(api, this.email, this.password).signIn();
  }

  async soul(name = 'Lumen', fields: object = {}): Promise<Companion> {
    const answer = await this.post('/api/companions', { name, archetype: 'sage', ...fields }).expect(201);
    return answer.body as Companion;
  }

  /** A new conversation, with a new soul where none is named. */
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

  /** A connected socket; with the conversation open, where one is named. */
  async window(conversationId?: number, api = this.home): Promise<SocketWindow> {
    const window = await SocketWindow.connect(api.url, this.cookie);
    opened.add(window);
    if (conversationId !== undefined) await window.open(conversationId);
    return window;
  }
}

const opened = new Set<SocketWindow>();
let people = 0;

/** Where an installation lies, where not on the server of the test run and in the folder for temporary files. */
interface Place {
  server?: string;
  folder?: string;
}

/** One installation: its database, its data folder, and as many processes as a test asks for, all in this process. */
export class Installation {
  private readonly processes = new Set<{ close(): Promise<void> }>();
  private scripted: VoiceServer | null = null;

  private constructor(
    readonly database: TestDatabase,
    readonly dataDir: string,
    private readonly settings: Settings,
  ) {}

  /** @param settings over those of a test: no rate limits, a database and a folder of its own */
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

  /** A scripted voice, through which the workers started from now on speak. */
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

  /** Somebody new, signed in. */
  async person(api: Address, email = `person-${++people}@kinloom.test`, password = 'correct horse'): Promise<Person> {
    const person = new Person(api, email, password);
    await person.post('/api/auth/signup', { email, password }).expect(201);
    return person.signIn();
  }

  /** Ends what is still running, and leaves nothing behind. */
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
        // A test may end one before the installation does.
        if (this.processes.delete(kept)) await running.close();
      },
    };
    this.processes.add(kept);
    return kept;
  }
}
