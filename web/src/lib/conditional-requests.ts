import { LRUCache } from 'lru-cache';

/**
 * Cached responses of polled calls for conditional requests (ETag, 304). The server sends `no-store`, so the browser
 * cache cannot be used. In memory only; cleared whenever the account changes.
 */
interface CachedResponse {
  etag: string;
  text: string;
}

/** Maximum number of cached responses; the least recently used is evicted. One screen polls messages, typing, and a job or run. */
const MAX_CACHED = 8;

const cache = new LRUCache<string, CachedResponse>({ max: MAX_CACHED });

/** Returns the `If-None-Match` headers; none without a cached response. */
export function conditionalHeaders(address: string): Record<string, string> {
  const cached = cache.get(address);
  // Without an explicit `cache-control`, `fetch` adds `no-cache` to conditional requests, which forces a full response.
  return cached ? { 'if-none-match': cached.etag, 'cache-control': 'max-age=0' } : {};
}

/** Returns the body of a polled response, from the cache on 304. Caches responses that have an ETag. */
export async function readPolledResponse(
  address: string,
  response: Response,
): Promise<{ status: number; text: string }> {
  const cached = cache.get(address);
  if (response.status === 304 && cached) return { status: 200, text: cached.text };
  const text = await response.text();
  const etag = response.headers.get('etag');
  cache.delete(address);
  if (response.ok && etag !== null) cache.set(address, { etag, text });
  return { status: response.status, text };
}

/** Clears the cache. Call it whenever the account changes. */
export function clearPolledResponses(): void {
  cache.clear();
}
