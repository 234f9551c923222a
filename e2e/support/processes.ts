import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '@kinloom/config';

const DIST = join(__dirname, '../../dist');

/** A process of the built product, started as by the launcher. */
export class BuiltProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly facts: Record<string, string>,
  ) {}

  /** Starts one and settles when it is ready. @throws with its last output if it exits before */
  static async start(name: 'api' | 'worker', settings: Record<string, string>): Promise<BuiltProcess> {
    const child = fork(join(DIST, name, 'src/main.js'), {
      env: { PATH: process.env['PATH'], ...settings },
      silent: true,
    });
    let words = '';
    child.stderr?.on('data', (chunk) => (words += String(chunk)));
    child.stdout?.resume();
    const facts = await new Promise<Record<string, string>>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Record<string, string>));
      child.once('exit', () => reject(new Error(`${name} ended before it was ready: ${words}`)));
    });
    return new BuiltProcess(child, facts);
  }

  /** Kills it. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}

/** A test's config as the settings of a process. */
export function settingsOf(config: Config): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: config.databaseUrl,
    KINLOOM_DATA_DIR: config.dataDir,
    KINLOOM_RATE_LIMITS: 'off',
    ...(config.redisUrl ? { REDIS_URL: config.redisUrl } : {}),
    ...(config.voice ? { LLM_BASE_URL: config.voice.baseUrl, LLM_MODEL: config.voice.model } : {}),
  };
}
