import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request comes from. */
export interface RequestOrigin {
  /** The client's network address; behind a trusted proxy, the one the proxy reports. */
  address: string;
  /** The User-Agent header. */
  userAgent: string;
}

const current = new AsyncLocalStorage<RequestOrigin>();

/** Runs `work` so that security events recorded during it, also asynchronously, carry this origin. */
export function withRequestOrigin<Result>(origin: RequestOrigin, work: () => Result): Result {
  return current.run(origin, work);
}

/** Origin of the current request; null outside of requests. */
export function requestOrigin(): RequestOrigin | null {
  return current.getStore() ?? null;
}
