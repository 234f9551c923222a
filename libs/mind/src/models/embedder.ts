import type { Embedder, EmbeddingUse } from '../embedder';
import { withoutInvisible } from '../persona';
import { persistOnce } from './attempts';
import { countIn, fieldsOf } from './completion';
import { embeddingPrefix, prefixVersion } from './embedding-prefixes';
import { type EndpointOptions, nameOf } from './endpoint';
import { Answered, jsonOf, post } from './http';
import { estimateTokens } from './tokens';
import { accountedOnce, RequestCost } from './usage';

/** `totalTimeoutMs` is for one call of `embed`; it defaults to 120,000. */
export interface OpenAiEmbedderOptions extends EndpointOptions {
  /** Milliseconds for one request. Default 30,000. */
  requestTimeoutMs?: number;
}

/** Texts in one request, from what most endpoints take down to what every one does. */
const BATCHES = [64, 32, 8, 1] as const;
/** Characters of one text, halved where the model takes less: the smallest models stop at 512 tokens. */
const LONGEST_TEXT = 8_000;
const SHORTEST_TEXT = 500;

/** Thrown inside an attempt where the answer is not what was asked for. */
function unusable(): Error {
  return new Error('not the embeddings that were asked for');
}

/** The numbers of one entry, brought to unit length. */
function unitOf(numbers: unknown): Float32Array {
  if (!Array.isArray(numbers) || numbers.length === 0) throw unusable();
  let square = 0;
  for (const number of numbers as unknown[]) {
    if (typeof number !== 'number' || !Number.isFinite(number)) throw unusable();
    square += number * number;
  }
  const length = Math.sqrt(square);
  if (length === 0 || !Number.isFinite(length)) throw unusable();
  return Float32Array.from(numbers as number[], (number) => number / length);
}

/** The vectors of an answer in the order of the texts: entries carry their index, or stand in order. */
function vectorsOf(answer: unknown, count: number): Float32Array[] {
  const data: unknown = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  if (!Array.isArray(data) || data.length !== count) throw unusable();
  const vectors: Float32Array[] = [];
  for (const [place, entry] of (data as unknown[]).entries()) {
    if (typeof entry !== 'object' || entry === null || !('embedding' in entry)) throw unusable();
    const index = 'index' in entry && Number.isInteger(entry.index) ? Number(entry.index) : place;
    if (index < 0 || index >= count || vectors[index] !== undefined) throw unusable();
    vectors[index] = unitOf(entry.embedding);
  }
  return vectors;
}

/** The embeddings of any OpenAI-compatible endpoint. What it takes at once is learnt from what it refuses. */
export function openAiEmbedder(options: OpenAiEmbedderOptions): Embedder {
  let batch = 0;
  let longest = LONGEST_TEXT;
  let dimension: number | null = null;

  const wordsOf = (text: string): string => {
    const cut = withoutInvisible(text)
      .trim()
      .slice(0, longest)
      .replace(/[\ud800-\udbff]$/, '');
    return cut === '' ? '-' : cut;
  };

  /** Less at once, or less of each: true where something is left to give up. */
  function reduced(thrown: unknown, sent: number): boolean {
    if (!(thrown instanceof Answered) || !(thrown.tooLong || thrown.disliked)) return false;
    if (sent > 1 && batch < BATCHES.length - 1) {
      batch += 1;
      return true;
    }
    if (!thrown.tooLong || longest <= SHORTEST_TEXT) return false;
    longest = Math.max(SHORTEST_TEXT, longest / 2);
    return true;
  }

  async function embed(texts: readonly string[], use: EmbeddingUse, signal: AbortSignal): Promise<Float32Array[]> {
    signal.throwIfAborted();
    const prefix = embeddingPrefix(options.model, use);
    const done: Float32Array[] = [];
    while (done.length < texts.length) {
      let sent: string[] = [];
      const vectors = await persistOnce(
        { totalTimeoutMs: 120_000, ...options },
        options.requestTimeoutMs ?? 30_000,
        signal,
        async (watched) => {
          sent = texts.slice(done.length, done.length + (BATCHES[batch] ?? 1)).map((text) => prefix + wordsOf(text));
          const body = { model: options.model, input: sent, encoding_format: 'float' };
          const estimated = sent.reduce((sum, text) => sum + estimateTokens(text), 0);
          const cost = new RequestCost(estimated, estimateTokens);
          const found = await accountedOnce(options.ledger, estimated, cost, async () => {
            const response = await post(
              options,
              options.server === 'ollama' ? '/v1/embeddings' : '/embeddings',
              body,
              watched,
            );
            cost.accepted();
            const answer = await jsonOf(response);
            cost.add({
              promptTokens: countIn(fieldsOf(fieldsOf(answer)['usage'])['prompt_tokens']),
              completionTokens: 0,
              text: '',
            });
            return vectorsOf(answer, sent.length);
          });
          const of = dimension ?? found[0]?.length ?? 0;
          if (found.some((vector) => vector.length !== of)) throw unusable();
          dimension = of;
          return found;
        },
        (thrown) => reduced(thrown, sent.length),
      );
      done.push(...vectors);
    }
    return done;
  }

  return { name: nameOf(options), version: prefixVersion(options.model), embed };
}
