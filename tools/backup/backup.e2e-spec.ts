import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/support/ports';

const PASSPHRASE = 'never on the command line';

interface Ended {
  code: number | null;
  output: string;
}

/** One of the product's commands, as npm runs it. */
class Command {
  output = '';
  readonly ended: Promise<Ended>;
  private readonly watchers = new Set<() => void>();
  private readonly child;

  constructor(script: string, args: string[], settings: Record<string, string>) {
    const env: NodeJS.ProcessEnv = { ...process.env, ...settings };
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'HOST', 'npm_lifecycle_event']) delete env[name];
    const file = path.join(__dirname, '..', script);
    this.child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(this);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        for (const watch of this.watchers) watch();
      });
    }
    this.ended = once(this.child, 'close').then(([code]) => {
      running.delete(this);
      return { code: code as number | null, output: this.output };
    });
  }

  /** Settles when it has written this. @throws with what it wrote when it ends before */
  async writes(pattern: RegExp): Promise<void> {
    const found = new Promise<boolean>((resolve) => {
      const watch = () => void (pattern.test(this.output) && resolve(true));
      this.watchers.add(watch);
      watch();
    });
    if (!(await Promise.race([found, this.ended.then(() => false)]))) throw new Error(this.output);
  }

  async stop(): Promise<Ended> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}

const running = new Set<Command>();
let folder: string;
let port: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kinloom-backup-'));
  port = await freePort();
});
afterEach(async () => {
  for (const command of running) await command.stop();
  await rm(folder, { recursive: true, force: true });
});

jest.setTimeout(600_000);

const inFolder = (name: string) => path.join(folder, name);
const settings = (data: string) => ({
  KINLOOM_DATA_DIR: inFolder(data),
  KINLOOM_BACKUP_DIR: inFolder('backups'),
  PORT: String(port),
});
const backUp = (data: string, args: string[] = [], more: Record<string, string> = {}) =>
  new Command('backup/main.mjs', ['backup', ...args], { ...settings(data), ...more }).ended;
const restore = (data: string, file: string, more: Record<string, string> = {}) =>
  new Command('backup/main.mjs', ['restore', file], { ...settings(data), ...more }).ended;

async function start(data: string): Promise<Command> {
  const launcher = new Command('start/main.mjs', [], settings(data));
  await launcher.writes(/^ready /m);
  return launcher;
}

/** Calls the running api with this session. */
async function call(method: string, route: string, body?: object, cookie = ''): Promise<Response> {
  const address = `http://127.0.0.1:${port}`;
  return fetch(`${address}${route}`, {
    method,
    headers: { 'content-type': 'application/json', origin: address, ...(cookie ? { cookie } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
const someone = { email: 'someone@kinloom.test', password: 'apple blossom 7' };

it('of a running installation, encrypted, is restored into an empty folder that npm start can use', async () => {
  const launcher = await start('data');
  expect((await call('POST', '/api/auth/signup', someone)).status).toBe(201);
  const hot = await backUp('data', [], { KINLOOM_BACKUP_PASSPHRASE: PASSPHRASE });
  expect(hot).toMatchObject({ code: 0, output: expect.stringContaining('verified') });
  expect((await launcher.stop()).code).toBe(0);
  const [name = ''] = await readdir(inFolder('backups'));
  expect(name).toMatch(/^kinloom-\d{8}T\d{6}Z\.tar\.gz\.enc$/);
  const file = path.join(inFolder('backups'), name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file)).includes('someone')).toBe(false);

  const wrong = { KINLOOM_BACKUP_PASSPHRASE: 'another passphrase' };
  expect(await restore('new', file, wrong)).toEqual({
    code: 1,
    output: 'The passphrase does not open this backup. Check it and try again.\n',
  });
  expect(await restore('new', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('passphrase is needed'),
  });
  await writeFile(inFolder('passphrase'), `${PASSPHRASE}\n`);
  const right = { KINLOOM_BACKUP_PASSPHRASE_FILE: inFolder('passphrase') };
  expect(await backUp('new', ['--verify', file], right)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/is complete/),
  });
  expect(await restore('new', file, right)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^restored \d+ rows/m),
  });
  expect((await readdir(inFolder('new'))).sort()).toEqual(['files', 'postgres', 'postgres.json']);

  const again = await start('new');
  expect((await call('POST', '/api/auth/login', someone)).status).toBe(200);
  // A second restore would overwrite data.
  expect(await restore('new', file, right)).toMatchObject({ code: 1, output: expect.stringContaining('runs on') });
  await again.stop();
  expect(await restore('new', file, right)).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
});

it('of a stopped installation starts the database temporarily; an unfinished restore is not started', async () => {
  expect(await backUp('data')).toMatchObject({ code: 1, output: expect.stringContaining('nothing to back up') });
  const launcher = await start('data');
  expect((await call('POST', '/api/auth/signup', someone)).status).toBe(201);
  await launcher.stop();
  const file = inFolder('mine.tar.gz');
  expect(await backUp('data', ['--out', file])).toMatchObject({ code: 0 });
  expect(await readdir(path.join(inFolder('data'), 'postgres'))).not.toContain('postmaster.pid');
  const whole = await readFile(file);
  await truncate(file, whole.length - 100);
  expect(await restore('new', file)).toMatchObject({ code: 1, output: expect.stringContaining('ends early') });
  expect(await readdir(inFolder('new'))).toEqual([]);
  await writeFile(file, whole);

  await mkdir(path.join(inFolder('new'), 'restore.new'));
  const refused = await new Command('start/main.mjs', [], settings('new')).ended;
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/did not finish: run npm run restore again/),
  });
  expect(await restore('new', file)).toMatchObject({ code: 0 });
  await start('new');
  expect((await call('POST', '/api/auth/login', someone)).status).toBe(200);
});
