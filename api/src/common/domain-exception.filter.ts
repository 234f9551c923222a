import { type Ack, DomainError, ERRORS, type ErrorCode, failureOf } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Response } from 'express';

const logger = new Logger('Failure');

/** Any error as one that can be answered. What nobody foresaw is logged, without what it says: that may be somebody's words. */
export function domainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { type } = error as { type?: unknown };
  if (type === 'entity.too.large') return new DomainError('too_large');
  if (typeof type === 'string' && /^(entity|encoding|charset|request)\./.test(type))
    return new DomainError('malformed');
  if (error instanceof HttpException) return new DomainError(codeOf(error.getStatus()));
  if (error instanceof URIError) return new DomainError('not_found');
  const outage = outageOf(error);
  if (!outage) {
    logger.error(describe(error));
    return new DomainError('internal');
  }
  const { cause, retryAfter } = outage;
  // One line: during an outage every call fails alike, and the place in the code tells nothing.
  logger.warn(`outage cause=${cause} error=${codeIn(error)} retryAfter=${retryAfter}`);
  return new DomainError(cause === 'full' ? 'disk_full' : 'unavailable', { retryAfter });
}

/** Name, code and place of an error: never its message, which may quote what somebody wrote. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}`, ...places].join('\n');
}

/** The error's code, or its class where it has none: never its message. */
function codeIn(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
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
export class DomainExceptionFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const failure = domainError(error);
    if (response.headersSent) {
      // An answer that is whole stays whole: a session that could not be saved after it is read again at the next request.
      if (!response.writableEnded) response.destroy();
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
