/**
 * Cached responses of polled calls for conditional requests (ETag, 304). The server sends `no-store`, so the browser
 * cache cannot be used. In memory only; cleared whenever the account changes.
 */
interface CachedResponse {
  etag: string;
  text: string;
}

/** Maximum number of cached responses. One screen polls messages, typing, and a job or run. */
const MAX_CACHED = 8;

/** By address, the least recently used first. A `Map` instead of a cache library, because this is in the first load. */
const cache = new Map<string, CachedResponse>();

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
  if (response.status === 304 && cached) {
    store(address, cached);
    return { status: 200, text: cached.text };
  }
  const text = await response.text();
  const etag = response.headers.get('etag');
  if (response.ok && etag !== null) store(address, { etag, text });
  else cache.delete(address);
  return { status: response.status, text };
}

/** Stores a response as the most recently used one, and evicts the least recently used beyond the maximum. */
function store(address: string, response: CachedResponse): void {
  cache.delete(address);
  cache.set(address, response);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

/** Clears the cache. Call it whenever the account changes. */
export function clearPolledResponses(): void {
  cache.clear();
}
