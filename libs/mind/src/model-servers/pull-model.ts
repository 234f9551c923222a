import {
  countIn,
  errorForStatus,
  type FetchLike,
  linesOf,
  ModelServerError,
  send,
  type ServerAddress,
  textIn,
} from './server-request';

/** Progress of a download. Bytes over all parts announced so far. */
export interface PullProgress {
  status: string;
  completed: number;
  total: number;
}

/** Milliseconds without progress after which a download counts as hanging; verifying a large file takes a while. */
const STALL_MS = 120_000;

/**
 * Downloads a model to an Ollama server. Aborting the signal cancels the download; what was downloaded is kept by the server, and the next
 * call resumes it.
 * @throws ModelServerError unreachable, timeout, wrong_key, model_not_found, no_space, not_a_model_server; the signal's reason
 */
export async function* pullModel(
  fetchLike: FetchLike,
  address: ServerAddress,
  model: string,
  signal: AbortSignal,
  stallMs = STALL_MS,
): AsyncGenerator<PullProgress> {
  const stalled = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const watch = () => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(new DOMException('no progress', 'TimeoutError')), stallMs);
  };
  const watched = AbortSignal.any([signal, stalled.signal]);
  try {
    watch();
    const response = await send(
      fetchLike,
      address,
      { method: 'POST', path: '/api/pull', body: { model, stream: true } },
      watched,
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw response.status === 404 ? new ModelServerError('model_not_found', 404) : errorForStatus(response.status);
    }
    const parts = new Map<string, { completed: number; total: number }>();
    let isComplete = false;
    for await (const line of linesOf(response, watched)) {
      watch();
      const error = textIn(line['error']);
      if (error !== null) throw new ModelServerError(codeOfPullError(error));
      const digest = textIn(line['digest']);
      const total = countIn(line['total']);
      if (digest !== null && total !== null) parts.set(digest, { completed: countIn(line['completed']) ?? 0, total });
      const status = textIn(line['status']) ?? '';
      isComplete ||= status === 'success';
      yield { status, ...sumOf([...parts.values()]) };
    }
    // A stream that ends without success was cut off.
    if (!isComplete) throw new ModelServerError('unreachable');
  } finally {
    if (timer) clearTimeout(timer);
  }
}

function sumOf(parts: readonly { completed: number; total: number }[]): { completed: number; total: number } {
  return parts.reduce((sum, part) => ({ completed: sum.completed + part.completed, total: sum.total + part.total }), {
    completed: 0,
    total: 0,
  });
}

function codeOfPullError(text: string): 'model_not_found' | 'no_space' | 'unreachable' {
  if (/no space left|not enough (?:disk )?space|disk full|insufficient storage/i.test(text)) return 'no_space';
  if (/not exist|not found|invalid model name/i.test(text)) return 'model_not_found';
  return 'unreachable';
}

/** Deletes a model from an Ollama server. @throws ModelServerError model_not_found and as `pullModel` */
export async function deleteModel(
  fetchLike: FetchLike,
  address: ServerAddress,
  model: string,
  signal: AbortSignal,
): Promise<void> {
  const response = await send(fetchLike, address, { method: 'DELETE', path: '/api/delete', body: { model } }, signal);
  await response.body?.cancel();
  if (response.status === 404) throw new ModelServerError('model_not_found', 404);
  if (!response.ok) throw errorForStatus(response.status);
}
