import type { ModelAbility, ModelServer, ServerModel } from '@kinloom/contract';
import {
  countIn,
  type FetchLike,
  type Fields,
  fieldsOf,
  listOf,
  ModelServerError,
  readJson,
  type ServerAddress,
  stringsIn,
  textIn,
} from './server-request';

/** Models whose details are requested; the others are listed without abilities. */
const DETAILED = 40;
/** Concurrent requests for details. */
const CONCURRENCY = 4;

const ABILITIES: Readonly<Record<string, ModelAbility>> = {
  completion: 'chat',
  vision: 'vision',
  tools: 'tools',
  thinking: 'thinking',
  embedding: 'embeddings',
};

/**
 * Reads version and models of an Ollama server.
 * @throws ModelServerError; not_a_model_server where the address is none of Ollama's
 */
export async function readOllama(
  fetchLike: FetchLike,
  address: ServerAddress,
  signal: AbortSignal,
): Promise<ModelServer> {
  const [version, tags] = await Promise.all([
    readJson(fetchLike, address, { path: '/api/version' }, signal),
    readJson(fetchLike, address, { path: '/api/tags' }, signal),
  ]);
  if (textIn(version['version']) === null || !Array.isArray(tags['models'])) {
    throw new ModelServerError('not_a_model_server');
  }
  const loaded = await loadedContexts(fetchLike, address, signal);
  const entries = listOf(tags['models']).flatMap((entry) => {
    const name = textIn(entry['name']) ?? textIn(entry['model']);
    return name === null ? [] : [{ name, bytes: countIn(entry['size']) }];
  });
  const models: ServerModel[] = [];
  for (let from = 0; from < entries.length; from += CONCURRENCY) {
    const batch = entries.slice(from, from + CONCURRENCY);
    models.push(
      ...(await Promise.all(
        batch.map(async ({ name, bytes }) => ({
          name,
          bytes,
          ...(from < DETAILED ? await detailsOf(fetchLike, address, name, signal) : UNKNOWN),
          contextTokens: loaded.get(name) ?? null,
          loaded: loaded.has(name),
        })),
      )),
    );
  }
  return { kind: 'ollama', baseUrl: address.baseUrl, version: textIn(version['version']), models };
}

/** Abilities of one model; null if the server does not say. */
export async function ollamaAbilities(
  fetchLike: FetchLike,
  address: ServerAddress,
  model: string,
  signal: AbortSignal,
): Promise<ModelAbility[] | null> {
  return (await detailsOf(fetchLike, address, model, signal)).abilities;
}

const UNKNOWN = { maxContextTokens: null, abilities: null };

/** The longest context and the abilities of a model; unknown where this one model cannot be read. */
async function detailsOf(fetchLike: FetchLike, address: ServerAddress, model: string, signal: AbortSignal) {
  try {
    const shown = await readJson(fetchLike, address, { method: 'POST', path: '/api/show', body: { model } }, signal);
    const capabilities = stringsIn(shown['capabilities']);
    return {
      maxContextTokens: longestContext(shown),
      abilities: capabilities && capabilities.flatMap((one) => ABILITIES[one] ?? []),
    };
  } catch (error) {
    if (!(error instanceof ModelServerError)) throw error;
    return UNKNOWN;
  }
}

function longestContext(shown: Fields): number | null {
  const info = Object.entries(fieldsOf(shown['model_info']) ?? {});
  return countIn(info.find(([key]) => key.endsWith('.context_length'))?.[1]);
}

/**
 * Contexts in force of the loaded models, by name. The context of a model that is not loaded is not known.
 * @throws the signal's reason where it is aborted
 */
export async function loadedContexts(
  fetchLike: FetchLike,
  address: ServerAddress,
  signal: AbortSignal,
): Promise<Map<string, number | null>> {
  try {
    const running = await readJson(fetchLike, address, { path: '/api/ps' }, signal);
    return new Map(
      listOf(running['models']).flatMap((entry): [string, number | null][] => {
        const name = textIn(entry['name']) ?? textIn(entry['model']);
        return name === null ? [] : [[name, countIn(entry['context_length'])]];
      }),
    );
  } catch (error) {
    // Old versions have no such route.
    if (!(error instanceof ModelServerError)) throw error;
    return new Map();
  }
}
