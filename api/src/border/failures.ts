import { type Ack, DomainError, ERRORS, type ErrorCode, failureOf } from '@kinloom/contract';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Response } from 'express';

const logger = new Logger('Failure');

/** What the network and the database say when they are away, not wrong: connection errors and PostgreSQL's shutdown states. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
]);

/** Any error as one that can be answered. What nobody foresaw is logged, without what it says: that may be somebody's words. */
export function domainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { type, code } = error as { type?: unknown; code?: unknown };
  if (type === 'entity.too.large') return new DomainError('too_large');
  if (typeof type === 'string' && /^(entity|encoding|charset|request)\./.test(type))
    return new DomainError('malformed');
  if (error instanceof HttpException) return new DomainError(codeOf(error.getStatus()));
  if (error instanceof URIError) return new DomainError('not_found');
  logger.error(describe(error));
  return new DomainError(typeof code === 'string' && AWAY.has(code) ? 'unavailable' : 'internal');
}

/** Name, code and place of an error: never its message, which may quote what somebody wrote. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}`, ...places].join('\n');
}

function codeOf(status: number): ErrorCode {
  const known: Record<number, ErrorCode> = {
    401: 'not_signed_in',
    403: 'foreign_origin',
    404: 'not_found',
    413: 'too_large',
    429: 'too_many',
  };
  return known[status] ?? (status >= 500 ? 'internal' : 'malformed');
}

/** The one place where a failure becomes an HTTP answer. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const failure = domainError(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (failure.details.retryAfter !== undefined) response.setHeader('Retry-After', String(failure.details.retryAfter));
    // The thread screen's own form of a refusal, beside the common one.
    const own = failure.code === 'thread_not_found' ? { status: 'error' } : {};
    response.status(ERRORS[failure.code].status).json({ ...own, ...failureOf(failure) });
  }
}

/** The one place where an outcome becomes a socket's acknowledgement. */
export async function acknowledge<T extends object>(work: () => Promise<T>): Promise<Ack<T>> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    const known = domainError(error);
    const { success: _, ...failure } = failureOf(known);
    const { retryAfter } = known.details;
    return { ok: false, ...failure, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
}
