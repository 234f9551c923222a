import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prebuiltPackage } from '@kinloom/engine';

const root = join(__dirname, '../..');

/** Whether the engine can be installed: there is a prebuilt package for this machine, and npm reaches a registry that has it. */
export function canInstallEngine(): boolean {
  const prebuilt = prebuiltPackage();
  if (prebuilt === null) return false;
  const { dependencies } = JSON.parse(readFileSync(join(root, 'libs/engine/runtime/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies['node-llama-cpp'] ?? '';
  const args = ['view', `${prebuilt}@${version}`, 'version', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    timeout: 20_000,
    shell: process.platform === 'win32',
  });
  return stdout.trim() === version;
}

/** The part of the launcher that runs the engine of a data directory, in a process of its own. */
export class EngineLauncher {
  /** The process of the engine; null while none runs. */
  pid: number | null = null;
  /** What it logged, without what the engine itself did. */
  readonly lines: string[] = [];
  private readonly child: ChildProcess;

  constructor(dataDir: string) {
    this.child = fork(join(root, 'tools/start/fixtures/run-engine.mjs'), [], {
      env: { ...process.env, KINLOOM_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    this.child.on('message', ({ pid }: { pid: number | null }) => (this.pid = pid));
    this.child.stdout
      ?.setEncoding('utf8')
      .on('data', (text: string) => this.lines.push(...text.split('\n').filter(Boolean)));
  }

  /** Ends it as a crash would. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.disconnect();
    await exited;
  }
}

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
