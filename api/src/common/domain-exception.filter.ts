import { type Ack, DomainError, ERRORS, type ErrorCode, failureOf } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Response } from 'express';

const logger = new Logger('Errors');

/** Maps any error to a `DomainError`. Unexpected errors are logged without their message, which may contain private text. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { type } = error as { type?: unknown };
  if (type === 'entity.too.large') return new DomainError('too_large');
  if (typeof type === 'string' && /^(entity|encoding|charset|request)\./.test(type))
    return new DomainError('malformed');
  if (error instanceof HttpException) return new DomainError(codeOf(error.getStatus()));
  if (error instanceof URIError) return new DomainError('not_found');
  const outage = outageOf(error);
  if (!outage) {
    logger.error(`request.failed ${describe(error)}`);
    return new DomainError('internal');
  }
  const { cause, retryAfter } = outage;
  // Without the stack: during an outage every request fails in the same way.
  logger.warn(`request.outage cause=${cause} error=${codeIn(error)} retryAfter=${retryAfter}`);
  return new DomainError(cause === 'full' ? 'disk_full' : 'unavailable', { retryAfter });
}

/** Name, code and stack of an error, without its message, which may contain private text. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return `error=${typeof error}`;
  const code = 'code' in error ? ` code=${String(error.code)}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`error=${error.name}${code}`, ...frames].join('\n');
}

/** Code of an error, or its class if it has none. */
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

/** Converts errors to HTTP responses. */
@Catch()
export class DomainExceptionFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const failure = toDomainError(error);
    if (response.headersSent) {
      // A complete response is left alone: the error came after it, for example when the session was saved.
      if (!response.writableEnded) response.destroy();
      return;
    }
    if (failure.details.retryAfter !== undefined) response.setHeader('Retry-After', String(failure.details.retryAfter));
    // Sign-in by thread key has an additional field in its error response.
    const extra = failure.code === 'thread_not_found' ? { status: 'error' } : {};
    response.status(ERRORS[failure.code].status).json({ ...extra, ...failureOf(failure) });
  }
}

/** Runs a socket event handler and converts its result or error to an acknowledgement. */
export async function acknowledge<T extends object>(work: () => Promise<T>): Promise<Ack<T>> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    const domain = toDomainError(error);
    const { success: _, ...failure } = failureOf(domain);
    const { retryAfter } = domain.details;
    return { ok: false, ...failure, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
}
