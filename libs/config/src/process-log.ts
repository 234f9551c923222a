import { AsyncLocalStorage } from 'node:async_hooks';
import { ConsoleLogger } from '@nestjs/common';
import type { Config } from './config';

/** Context of log lines: the id of the current request or job. Ids only, no private data. */
export interface LogContext {
  request?: string;
  job?: string;
}

const contextStorage = new AsyncLocalStorage<LogContext>();

/** Runs `work` so that all its log lines, including those of awaited calls, carry the context. */
export function withLogContext<Result>(context: LogContext, work: () => Result): Result {
  return contextStorage.run(context, work);
}

/**
 * Logger of a process: warnings and errors with the current request or job id, as text lines or as one JSON object per line.
 * Log lines must not contain message or memory content; name kinds, places and ids only.
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
    return { time: new Date(line.timestamp).toISOString(), process: this.role, ...line, ...contextStorage.getStore() };
  }

  protected override formatContext(context: string): string {
    const { request, job } = contextStorage.getStore() ?? {};
    const id = request ? `request ${request}` : job ? `job ${job}` : null;
    return super.formatContext(id === null ? context : `${context}, ${id}`);
  }
}
