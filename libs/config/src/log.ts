import { AsyncLocalStorage } from 'node:async_hooks';
import { ConsoleLogger } from '@nestjs/common';
import type { Config } from './config';

/** What a process is about while it writes a line: the request it answers, or the job it does. Ids alone, nothing of anybody. */
export interface About {
  request?: string;
  job?: string;
}

const about = new AsyncLocalStorage<About>();

/** Does something so that every line that is written meanwhile, also by what it waits for, says what it was about. */
export function logAbout<Result>(what: About, work: () => Result): Result {
  return about.run(what, work);
}

/**
 * The log of a process: what went wrong, where, and during which request or job. As lines for people, or one JSON object a line for
 * programs. What people say and what souls remember is in none of them: whoever writes a line names kinds, places and ids.
 */
export class ProcessLog extends ConsoleLogger {
  constructor(
    private readonly role: string,
    { logs }: Pick<Config, 'logs'>,
  ) {
    super({
      prefix: role,
      logLevels: ['warn', 'error', 'fatal'],
      json: logs === 'json',
      ...(logs === 'json' ? { colors: false } : {}),
    });
  }

  protected override getJsonLogObject(
    ...args: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    const line = super.getJsonLogObject(...args);
    return { time: new Date(line.timestamp).toISOString(), process: this.role, ...line, ...about.getStore() };
  }

  protected override formatContext(context: string): string {
    const { request, job } = about.getStore() ?? {};
    const id = request ? `request ${request}` : job ? `job ${job}` : null;
    return super.formatContext(id === null ? context : `${context}, ${id}`);
  }
}
