import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

type Act = 'freeze' | 'thaw' | 'fill' | 'free' | 'stop';
type Told = { type: 'ready'; url: string; folder: string } | { type: 'no-disk' } | { type: Act };

/** A separate PostgreSQL for one test, which may be frozen or run out of disk without affecting other tests. */
export class OwnPostgres {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    /** A folder on the same disk. */
    readonly folder: string,
  ) {}

  /** @param options.disk size of a separate small disk in megabytes. @returns null if this account may not mount one */
  static async start({ disk }: { disk?: number } = {}): Promise<OwnPostgres | null> {
    const args = disk === undefined ? [] : [`--disk=${disk}`];
    const child = fork(join(__dirname, '../../tools/chaos/postgres-server.mjs'), args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const told = await answer(child, ({ type }) => type === 'ready' || type === 'no-disk');
    return told.type === 'ready' ? new OwnPostgres(child, told.url, told.folder) : null;
  }

  /** Freezes it: no responses, and no connection closes. */
  freeze = (): Promise<void> => this.tell('freeze');
  thaw = (): Promise<void> => this.tell('thaw');
  /** Fills its disk. */
  fill = (): Promise<void> => this.tell('fill');
  free = (): Promise<void> => this.tell('free');
  /** Ends it, and removes what it stored. */
  stop = (): Promise<void> => this.tell('stop');

  private async tell(act: Act): Promise<void> {
    const done = answer(this.child, ({ type }) => type === act);
    this.child.send(act);
    await done;
  }
}

function answer(child: ChildProcess, wanted: (told: Told) => boolean): Promise<Told> {
  return new Promise((resolve, reject) => {
    const exited = () => reject(new Error('the database of the test ended'));
    const heard = (message: unknown) => {
      const told = message as Told;
      if (!wanted(told)) return;
      child.off('message', heard);
      child.off('exit', exited);
      resolve(told);
    };
    child.on('message', heard);
    child.once('exit', exited);
  });
}
