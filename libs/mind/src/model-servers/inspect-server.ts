import type { ModelServer, ServerKind, ServerModel } from '@kinloom/contract';
import { loadedContexts, ollamaAbilities, readOllama } from './ollama';
import { readLlamaCpp, readLmStudio, readOpenAi, versioned } from './openai-compatible';
import { type FetchLike, ModelServerError, type ServerAddress } from './server-request';

/** Outcomes in order of how much they say: the first one found is reported where no server was recognised. */
const BY_RELEVANCE = ['wrong_key', 'timeout', 'not_a_model_server', 'unreachable'] as const;

/**
 * Finds out which model server is at an address, and its models.
 * @param address the root of a server (`http://127.0.0.1:11434`), or a base URL with its version (`https://api.example/v1`)
 * @returns the server; `baseUrl` is the one for requests
 * @throws ModelServerError unreachable, timeout, wrong_key, not_a_model_server; TypeError for an address that is no URL
 */
export async function inspectServer(
  fetchLike: FetchLike,
  address: ServerAddress,
  signal: AbortSignal,
): Promise<ModelServer> {
  const given = trimmedUrl(address.baseUrl);
  const root = { ...address, baseUrl: given.replace(/\/v1$/, '') };
  // llama.cpp imitates some of Ollama's routes, so the most specific routes come first.
  const candidates = [
    readLlamaCpp(fetchLike, root, signal),
    readLmStudio(fetchLike, root, signal),
    readOllama(fetchLike, root, signal),
    ...openAiBases(given).map((baseUrl) => readOpenAi(fetchLike, { ...address, baseUrl }, signal)),
  ];
  const outcomes = await Promise.allSettled(candidates);
  const failures: ModelServerError[] = [];
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') return outcome.value;
    if (!(outcome.reason instanceof ModelServerError)) throw outcome.reason;
    failures.push(outcome.reason);
  }
  const code = BY_RELEVANCE.find((one) => failures.some((failure) => failure.code === one));
  throw new ModelServerError(code ?? 'not_a_model_server');
}

/**
 * Whether a model sees pictures.
 * @returns null if the server does not say
 * @throws ModelServerError; the signal's reason where it is aborted
 */
export async function seesPictures(
  fetchLike: FetchLike,
  server: ServerAddress & { kind: ServerKind; model: string },
  signal: AbortSignal,
): Promise<boolean | null> {
  const { kind, model, ...address } = server;
  const root = { ...address, baseUrl: address.baseUrl.replace(/\/v1\/?$/, '') };
  const visionIn = (models: readonly Pick<ServerModel, 'abilities'>[]) =>
    models[0]?.abilities?.includes('vision') ?? null;
  const named = ({ models }: ModelServer) => models.filter(({ name }) => name === model);
  switch (kind) {
    case 'ollama':
      return visionIn([{ abilities: await ollamaAbilities(fetchLike, root, model, signal) }]);
    case 'lm-studio':
      return visionIn(named(await readLmStudio(fetchLike, root, signal)));
    case 'llama.cpp':
      // The server has one model, whatever name a request uses for it.
      return visionIn((await readLlamaCpp(fetchLike, root, signal)).models);
    case 'vllm':
    case 'openai':
      return visionIn(named(await readOpenAi(fetchLike, address, signal)));
  }
}

/** Bases at which OpenAI-compatible routes may be: as given, and with the version added. */
function openAiBases(given: string): string[] {
  if (/\/v\d+\w*$/.test(given)) return [given];
  return new URL(given).pathname === '/' ? [versioned(given)] : [versioned(given), given];
}

function trimmedUrl(text: string): string {
  const url = new URL(text);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/**
 * The context in tokens that a server uses for a model now.
 * @returns null if the server does not say, or the model is not loaded
 * @throws ModelServerError; the signal's reason where it is aborted
 */
export async function contextInForce(
  fetchLike: FetchLike,
  server: ServerAddress & { kind: ServerKind; model: string },
  signal: AbortSignal,
): Promise<number | null> {
  const { kind, model, ...address } = server;
  const root = { ...address, baseUrl: address.baseUrl.replace(/\/v1\/?$/, '') };
  const contextIn = ({ models }: ModelServer) => models.find(({ name }) => name === model)?.contextTokens ?? null;
  switch (kind) {
    case 'ollama': {
      const contexts = await loadedContexts(fetchLike, root, signal);
      return contexts.get(model) ?? contexts.get(`${model}:latest`) ?? null;
    }
    case 'lm-studio':
      return contextIn(await readLmStudio(fetchLike, root, signal));
    case 'llama.cpp':
      // The server has one model, whatever name a request uses for it.
      return (await readLlamaCpp(fetchLike, root, signal)).models[0]?.contextTokens ?? null;
    case 'vllm':
    case 'openai':
      return contextIn(await readOpenAi(fetchLike, address, signal));
  }
}
