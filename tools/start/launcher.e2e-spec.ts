import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/support/ports';

const launchScript = path.join(__dirname, 'fixtures', 'launch.mjs');

/** A launcher with test scripts for api, worker and migrations; the database is the real one. */
class Launcher {
  readonly lines: string[] = [];
  readonly errors: string[] = [];
  /** Settles when the launcher and all that hold its output have ended. */
  readonly closed: Promise<number | null>;
  private readonly watchers = new Set<() => void>();

  private constructor(private readonly child: ChildProcess) {
    this.closed = once(child, 'close').then(([code]) => code as number | null);
    for (const [stream, lines] of [
      [child.stdout, this.lines],
      [child.stderr, this.errors],
    ] as const) {
      let rest = '';
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        lines.push(...parts);
        for (const watch of this.watchers) watch();
      });
    }
  }

  static start(settings: Record<string, string>, ...scripts: string[]): Launcher {
    return Launcher.spawn(process.execPath, [launchScript, ...scripts], settings);
  }

  /** As npm does it: a shell in between. Signals reach the shell alone. */
  static startByNpm(settings: Record<string, string>): Launcher {
    const command = '"$0" "$1"; exit $?';
    return Launcher.spawn('/bin/sh', ['-c', command, process.execPath, launchScript], {
      ...settings,
      npm_lifecycle_event: 'start',
    });
  }

  private static spawn(program: string, args: string[], settings: Record<string, string>): Launcher {
    const env: NodeJS.ProcessEnv = { ...process.env, ...settings };
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'HOST', 'npm_lifecycle_event'])
      if (!(name in settings)) delete env[name];
    const launcher = new Launcher(spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] }));
    running.add(launcher);
    void launcher.closed.then(() => running.delete(launcher));
    return launcher;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** The first match on stdout or stderr; fails when the launcher ends without one. */
  async line(pattern: RegExp, count = 1): Promise<RegExpExecArray> {
    let over = false;
    for (;;) {
      const matches = [...this.lines, ...this.errors]
        .map((line) => pattern.exec(line))
        .filter((match) => match !== null);
      const match = matches[count - 1];
      if (match) return match;
      if (over) throw new Error(`No line ${String(pattern)} in:\n${[...this.lines, ...this.errors].join('\n')}`);
      let watch: () => void = () => undefined;
      const news = new Promise<void>((resolve) => (watch = resolve));
      this.watchers.add(watch);
      await Promise.race([news, this.closed.then(() => (over = true))]);
      this.watchers.delete(watch);
    }
  }

  ready(): Promise<RegExpExecArray> {
    return this.line(/^ready (\S+) · database (.+) · queue (.+) · voice (.+)$/);
  }

  async pidOf(name: string, count = 1): Promise<number> {
    return Number((await this.line(new RegExp(`^${name} is process (\\d+)$`), count))[1]);
  }
}

const running = new Set<Launcher>();
let dataDir: string;
let port: number;

async function postmaster(): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

async function get(): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return { status: response.status, text: await response.text() };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const settings = (): Record<string, string> => ({ KINLOOM_DATA_DIR: dataDir, PORT: String(port) });

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'kinloom-launcher-'));
  port = await freePort();
});

afterEach(async () => {
  for (const launcher of running) {
    launcher.kill('SIGTERM');
    await launcher.closed;
  }
  await rm(dataDir, { recursive: true, force: true });
});

jest.setTimeout(240_000);

describe('the launcher', () => {
  it('reports ready once, serves, and on a signal stops api, worker and database in this order', async () => {
    const launcher = Launcher.start(settings());
    const [, address, database, queue, voice] = await launcher.ready();
    expect({ address, queue, voice }).toEqual({
      address: `http://127.0.0.1:${port}`,
      queue: 'PostgreSQL',
      voice: 'built-in',
    });
    expect(database).toMatch(/^embedded PostgreSQL \d+\.\d+$/);
    expect(await get()).toEqual({ status: 200, text: 'kinloom@kinloom' });
    const server = await postmaster();
    launcher.kill('SIGINT');
    expect(await launcher.closed).toBe(0);
    expect(launcher.lines.slice(-2)).toEqual(['api stopped', 'worker stopped']);
    expect(launcher.lines.filter((line) => line.startsWith('ready '))).toHaveLength(1);
    expect(launcher.errors).toEqual([]);
    expect(isAlive(server.pid)).toBe(false);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('prints the set-up code and where to enter it while one exists', async () => {
    const file = path.join(dataDir, 'setup-code');
    await writeFile(file, 'ABCD-EFGH\n');
    const first = Launcher.start(settings());
    const [line] = await first.line(/^set-up code .*$/);
    const [, address] = await first.ready();
    expect(line).toBe(
      `set-up code ABCD-EFGH · sign up at ${address}, then enter it under Settings, Account, to become the operator (also in ${file})`,
    );
    first.kill('SIGTERM');
    expect(await first.closed).toBe(0);
    await rm(file);
    const second = Launcher.start(settings());
    await second.ready();
    second.kill('SIGTERM');
    expect(await second.closed).toBe(0);
    expect(second.lines.join('\n')).not.toContain('set-up code');
  });

  it('stops started processes when a signal arrives during start-up', async () => {
    const launcher = Launcher.start(settings(), 'api', 'waiting');
    await launcher.line(/^migration waits$/);
    const server = await postmaster();
    launcher.kill('SIGTERM');
    expect(await launcher.closed).toBe(0);
    expect(launcher.lines).not.toContainEqual(expect.stringMatching(/^ready /));
    expect(isAlive(server.pid)).toBe(false);
  });

  it('shuts down in order when npm exits without forwarding the signal', async () => {
    const launcher = Launcher.startByNpm(settings());
    await launcher.ready();
    launcher.kill('SIGTERM');
    await launcher.closed;
    expect(launcher.lines.slice(-2)).toEqual(['api stopped', 'worker stopped']);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('replaces a database left by a killed launcher, and never runs two', async () => {
    const first = Launcher.start(settings());
    await first.ready();
    const left = await postmaster();
    first.kill('SIGKILL');
    // Its output is closed only when api and worker, which hold it too, have ended.
    await first.closed;
    expect(first.lines).toEqual(expect.arrayContaining(['api lost the launcher', 'worker lost the launcher']));
    expect(isAlive(left.pid)).toBe(true);

    const second = Launcher.start(settings());
    await second.ready();
    expect(second.errors).toContainEqual(expect.stringContaining(`process ${left.pid}`));
    expect((await postmaster()).pid).not.toBe(left.pid);
    expect((await postmaster()).port).toBe(left.port);
    expect((await get()).status).toBe(200);
  });

  it('ignores a pid file whose pid belongs to another program', async () => {
    const first = Launcher.start(settings());
    await first.ready();
    first.kill('SIGTERM');
    await first.closed;
    const file = path.join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(file, `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n\nready\n`);

    const second = Launcher.start(settings());
    await second.ready();
    expect((await postmaster()).pid).not.toBe(process.pid);
    expect((await get()).status).toBe(200);
  });

  it('recreates a partially initialised database', async () => {
    await mkdir(path.join(dataDir, 'postgres.new'));
    await writeFile(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    await Launcher.start(settings()).ready();
    expect(await readdir(dataDir)).not.toContain('postgres.new');
  });

  it('restarts crashed processes: the api, and the database on its port', async () => {
    const launcher = Launcher.start(settings());
    await launcher.ready();
    process.kill(await launcher.pidOf('api'), 'SIGKILL');
    await launcher.line(/^The api ended \(killed by SIGKILL\)/);
    expect(await launcher.pidOf('api', 2)).not.toBe(await launcher.pidOf('api'));
    expect((await get()).text).toBe('kinloom@kinloom');

    const before = await postmaster();
    process.kill(before.pid, 'SIGKILL');
    await launcher.line(/^The database ended \(killed by SIGKILL\)/);
    await launcher.line(/^The database is back\.$/);
    const after = await postmaster();
    expect(after.port).toBe(before.port);
    expect(after.pid).not.toBe(before.pid);
    expect((await get()).text).toBe('kinloom@kinloom');
    expect(launcher.lines.filter((line) => line.startsWith('ready '))).toHaveLength(1);
  });

  it('replaces a crashed process with the standby process and starts another standby', async () => {
    const launcher = Launcher.start({ ...settings(), KINLOOM_STANDBY: 'on' }, 'api', 'migrate', 'standby-module');
    await launcher.ready();
    const standby = await launcher.pidOf('standby');
    process.kill(await launcher.pidOf('api'), 'SIGKILL');
    expect(await launcher.pidOf('api', 2)).toBe(standby);
    expect((await get()).text).toBe('kinloom@kinloom');
    const next = await launcher.pidOf('standby', 2);
    process.kill(await launcher.pidOf('worker'), 'SIGKILL');
    expect(await launcher.pidOf('worker', 2)).toBe(next);
    const last = await launcher.pidOf('standby', 3);
    launcher.kill('SIGTERM');
    expect(await launcher.closed).toBe(0);
    expect([standby, next, last].filter(isAlive)).toEqual([]);
  });

  it('starts no standby process if disabled, and none survives a killed launcher', async () => {
    const without = Launcher.start({ ...settings(), KINLOOM_STANDBY: 'off' }, 'api', 'migrate', 'standby-module');
    await without.ready();
    const first = await without.pidOf('api');
    process.kill(first, 'SIGKILL');
    await without.pidOf('api', 2);
    without.kill('SIGTERM');
    await without.closed;
    expect(without.lines.filter((line) => line.startsWith('standby'))).toEqual([]);

    const launcher = Launcher.start({ ...settings(), KINLOOM_STANDBY: 'on' }, 'api', 'migrate', 'standby-module');
    await launcher.ready();
    await launcher.pidOf('standby');
    launcher.kill('SIGKILL');
    // It keeps the launcher's output open until it exits.
    await launcher.closed;
    // Ends the database that the killed one left running.
    await Launcher.start(settings()).ready();
  });

  it('gives up with one reason when a process keeps crashing', async () => {
    const launcher = Launcher.start(settings(), 'crashing');
    expect(await launcher.closed).toBe(1);
    expect(launcher.errors.at(-1)).toMatch(/^The api ended 5 times within a minute \(last: exit code 3\)/);
    expect(launcher.errors.filter((line) => line.includes('; restarting '))).toHaveLength(4);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  it.each([
    ['a process refuses', ['refusing'], 'SMTP_URL must be an address such as smtp://host.'],
    [
      'the migration fails',
      ['api', 'crashing'],
      'The database could not be brought up to date (exit code 3): see the output above.',
    ],
  ])('stops at once, with the database, when %s', async (_case, scripts, line) => {
    const launcher = Launcher.start(settings(), ...scripts);
    expect(await launcher.closed).toBe(1);
    expect(launcher.errors).toEqual([line]);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('does not touch a taken port or a running Kinloom', async () => {
    const first = Launcher.start(settings());
    await first.ready();
    const second = Launcher.start({ ...settings(), PORT: String(await freePort()) });
    expect(await second.closed).toBe(1);
    expect(second.errors).toEqual([
      expect.stringMatching(/^Kinloom already runs on .+ \(process \d+, PORT \d+\): stop it first/),
    ]);

    const elsewhere = path.join(dataDir, 'elsewhere');
    const third = Launcher.start({ ...settings(), KINLOOM_DATA_DIR: elsewhere });
    expect(await third.closed).toBe(1);
    expect(third.errors).toEqual([
      expect.stringMatching(new RegExp(`^PORT ${port} .+ in use .+ PORT=${port + 1} npm start$`)),
    ]);
    expect(await readdir(elsewhere)).toEqual([]);
    expect((await get()).status).toBe(200);
  });

  it.each([
    [{ PORT: '70000' }, /^PORT must be/],
    [{ PORT: 'abc' }, /^PORT must be/],
    [{ HOST: 'no such host' }, /^HOST /],
    [{ DATABASE_URL: 'mysql://user:secret@host/name' }, /^DATABASE_URL must be/],
    [{ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/name' }, /^DATABASE_URL: .+127\.0\.0\.1:1 \(ECONNREFUSED\)/],
    [{ REDIS_URL: 'http://user:secret@host' }, /^REDIS_URL must be/],
    [{ REDIS_URL: 'redis://user:secret@127.0.0.1:1' }, /^REDIS_URL: .+127\.0\.0\.1:1 \(ECONNREFUSED\)/],
  ])('names the invalid setting: %j', async (wrong, line) => {
    const launcher = Launcher.start({ ...settings(), ...wrong });
    expect(await launcher.closed).toBe(1);
    expect(launcher.errors).toEqual([expect.stringMatching(line)]);
    expect(launcher.errors.join()).not.toContain('secret');
    expect(await readdir(dataDir)).toEqual([]);
  });
});
