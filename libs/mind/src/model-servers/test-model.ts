import { createParser } from 'eventsource-parser';
import type { ModelTest, ServerKind } from '@kinloom/contract';
import { contextInForce } from './inspect-server';
import {
  countIn,
  errorForStatus,
  type FetchLike,
  type Fields,
  fieldsOf,
  linesOf,
  listOf,
  ModelServerError,
  parsed,
  piecesOf,
  send,
  type ServerAddress,
  textIn,
  textOf,
} from './server-request';

/** The message of the test. */
const QUESTION = 'Say hello in one short sentence.';
const MAX_TOKENS = 256;
/** Characters of the reply that are returned. */
const SHOWN = 300;
/** Tokens below which a speed says nothing. */
const LEAST_TOKENS = 4;

export interface ModelTarget extends ServerAddress {
  kind: ServerKind;
  model: string;
}

/** Milliseconds: a server may load the model before the first token. */
export interface TestTimeouts {
  firstTokenMs: number;
  totalMs: number;
}
const TIMEOUTS: TestTimeouts = { firstTokenMs: 60_000, totalMs: 120_000 };

/** One part of a streamed answer. */
interface Piece {
  text: string;
  reasoning: string;
  /** Tokens of the answer, where the server reports them. */
  tokens: number | null;
  /** Milliseconds that the server spent on the answer, where it reports them. */
  durationMs: number | null;
}

/**
 * Sends one line to a model and measures the answer.
 * @throws ModelServerError unreachable, timeout, wrong_key, model_not_found, not_a_model_server; the signal's reason
 */
export async function testChatModel(
  fetchLike: FetchLike,
  target: ModelTarget,
  signal: AbortSignal,
  timeouts = TIMEOUTS,
): Promise<ModelTest> {
  const firstToken = new AbortController();
  const timer = setTimeout(
    () => firstToken.abort(new DOMException('no first token', 'TimeoutError')),
    timeouts.firstTokenMs,
  );
  const watched = AbortSignal.any([signal, firstToken.signal, AbortSignal.timeout(timeouts.totalMs)]);
  const began = performance.now();
  let firstAt: number | null = null;
  let reply = '';
  let pieces = 0;
  let last: Piece | null = null;
  try {
    for await (const piece of answerOf(fetchLike, target, watched)) {
      if (piece.text !== '' || piece.reasoning !== '') {
        firstAt ??= performance.now();
        clearTimeout(timer);
        pieces += 1;
      }
      reply += piece.text;
      if (piece.tokens !== null) last = piece;
    }
  } finally {
    clearTimeout(timer);
  }
  // An answer without any text is not that of a model.
  if (firstAt === null) throw new ModelServerError('not_a_model_server');
  const tokens = last?.tokens ?? pieces;
  const seconds = (last?.durationMs ?? performance.now() - firstAt) / 1_000;
  return {
    reply: withoutReasoning(reply).trim().slice(0, SHOWN),
    firstTokenMs: Math.round(firstAt - began),
    tokensPerSecond: tokens >= LEAST_TOKENS && seconds > 0 ? Math.round((tokens / seconds) * 10) / 10 : null,
    contextTokens: await knownContext(fetchLike, target, signal),
    dimensions: null,
  };
}

/** Requests one vector. @throws as `testChatModel` */
export async function testEmbeddingModel(
  fetchLike: FetchLike,
  target: ModelTarget,
  signal: AbortSignal,
  timeouts = TIMEOUTS,
): Promise<ModelTest> {
  const watched = AbortSignal.any([signal, AbortSignal.timeout(timeouts.firstTokenMs)]);
  const began = performance.now();
  const { kind, model } = target;
  const response =
    kind === 'ollama'
      ? await send(fetchLike, target, { method: 'POST', path: '/api/embed', body: { model, input: QUESTION } }, watched)
      : await send(
          fetchLike,
          target,
          { method: 'POST', path: '/embeddings', body: { model, input: [QUESTION] } },
          watched,
        );
  await refuseFailure(response, watched);
  const answer = fieldsOf(parsed(await textOf(response, watched)));
  const vector: unknown =
    kind === 'ollama'
      ? Array.isArray(answer?.['embeddings']) && (answer['embeddings'] as unknown[])[0]
      : listOf(answer?.['data'])[0]?.['embedding'];
  if (!Array.isArray(vector) || vector.length === 0) throw new ModelServerError('not_a_model_server');
  return {
    reply: '',
    firstTokenMs: Math.round(performance.now() - began),
    tokensPerSecond: null,
    contextTokens: await knownContext(fetchLike, target, signal),
    dimensions: vector.length,
  };
}

/** The context after the test, when the model is loaded; null where it cannot be read. */
async function knownContext(fetchLike: FetchLike, target: ModelTarget, signal: AbortSignal): Promise<number | null> {
  try {
    return await contextInForce(fetchLike, target, signal);
  } catch (error) {
    if (!(error instanceof ModelServerError)) throw error;
    return null;
  }
}

async function* answerOf(fetchLike: FetchLike, target: ModelTarget, signal: AbortSignal): AsyncGenerator<Piece> {
  const messages = [{ role: 'user', content: QUESTION }];
  const { model } = target;
  if (target.kind === 'ollama') {
    const body = { model, messages, stream: true, options: { num_predict: MAX_TOKENS } };
    const response = await send(fetchLike, target, { method: 'POST', path: '/api/chat', body }, signal);
    await refuseFailure(response, signal);
    for await (const line of linesOf(response, signal)) yield ollamaPiece(line);
    return;
  }
  // Some hosted models refuse the token limit, and some servers the usage option.
  const forms = [{ max_tokens: MAX_TOKENS, stream_options: { include_usage: true } }, {}];
  for (const [index, form] of forms.entries()) {
    const body = { model, messages, stream: true, ...form };
    const response = await send(fetchLike, target, { method: 'POST', path: '/chat/completions', body }, signal);
    if ((response.status === 400 || response.status === 422) && index < forms.length - 1) {
      await response.body?.cancel();
      continue;
    }
    await refuseFailure(response, signal);
    yield* openAiPieces(response, signal);
    return;
  }
}

function ollamaPiece(line: Fields): Piece {
  if (textIn(line['error']) !== null) throw new ModelServerError('not_a_model_server');
  const message = fieldsOf(line['message']);
  const nanoseconds = countIn(line['eval_duration']);
  return {
    text: textIn(message?.['content']) ?? '',
    reasoning: textIn(message?.['thinking']) ?? '',
    tokens: countIn(line['eval_count']),
    durationMs: nanoseconds === null ? null : nanoseconds / 1e6,
  };
}

async function* openAiPieces(response: Response, signal: AbortSignal): AsyncGenerator<Piece> {
  if (/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
    yield openAiPiece(parsed(await textOf(response, signal)));
    return;
  }
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  for await (const text of piecesOf(response, signal)) {
    parser.feed(text);
    for (const data of events.splice(0)) yield openAiPiece(parsed(data));
  }
}

function openAiPiece(value: unknown): Piece {
  const chunk = fieldsOf(value);
  if (chunk?.['error']) throw new ModelServerError('not_a_model_server');
  const choice = listOf(chunk?.['choices'])[0];
  const delta = fieldsOf(choice?.['delta']) ?? fieldsOf(choice?.['message']);
  return {
    text: textIn(delta?.['content']) ?? '',
    reasoning: textIn(delta?.['reasoning_content']) ?? textIn(delta?.['reasoning']) ?? '',
    tokens: countIn(fieldsOf(chunk?.['usage'])?.['completion_tokens']),
    durationMs: null,
  };
}

/** @throws ModelServerError for an answer that is not a success; a 404 of a known server means that the model is unknown */
async function refuseFailure(response: Response, signal: AbortSignal): Promise<void> {
  if (response.ok) return;
  const text = await textOf(response, signal);
  const isUnknownModel = response.status === 404 || /model\W.{0,80}(?:not found|does not exist)/i.test(text);
  throw isUnknownModel ? new ModelServerError('model_not_found', response.status) : errorForStatus(response.status);
}

/** Removes reasoning that is written into the text, also where its opening tag is missing. */
function withoutReasoning(text: string): string {
  return text.replace(/^[\s\S]*<\/think>/, '').replace(/<think>[\s\S]*$/, '');
}
