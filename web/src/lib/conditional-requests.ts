/**
 * Answers of calls that are polled. The server forbids browsers to store private answers, so a poll that would be answered with the same
 * again needs them here. They are held in memory only, and dropped with the account they belong to.
 */
interface Held {
  etag: string;
  text: string;
}

/** A window polls one conversation's messages and typing, and a job or a run: more than these are from earlier screens. */
const MAX_HELD = 8;

const answers = new Map<string, Held>();

/** Headers that let the server answer 304 instead of the same again; none where nothing is held. */
export function conditionsFor(address: string): Record<string, string> {
  const held = answers.get(address);
  // `fetch` adds `no-cache` to conditional requests that say nothing of caching, and `no-cache` asks for the whole answer.
  return held ? { 'if-none-match': held.etag, 'cache-control': 'max-age=0' } : {};
}

/** The text of an answer: as it came, or as it was held where it has not changed. Holds what has an ETag. */
export async function polledText(address: string, response: Response): Promise<{ status: number; text: string }> {
  const held = answers.get(address);
  if (response.status === 304 && held) return { status: 200, text: held.text };
  const text = await response.text();
  const etag = response.headers.get('etag');
  answers.delete(address);
  if (response.ok && etag !== null) {
    const oldest = answers.size >= MAX_HELD ? answers.keys().next().value : undefined;
    if (oldest !== undefined) answers.delete(oldest);
    answers.set(address, { etag, text });
  }
  return { status: response.status, text };
}

/** To be called whenever the account changes. */
export function clearPolled(): void {
  answers.clear();
}
