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

/** LM Studio, by its own list of models, which says more than the OpenAI-compatible one. */
export async function readLmStudio(
  fetchLike: FetchLike,
  root: ServerAddress,
  signal: AbortSignal,
): Promise<ModelServer> {
  const answer = await readJson(fetchLike, root, { path: '/api/v0/models' }, signal);
  const entries = listOf(answer['data']);
  if (!Array.isArray(answer['data']) || entries.some((entry) => textIn(entry['state']) === null)) {
    throw new ModelServerError('not_a_model_server');
  }
  return {
    kind: 'lm-studio',
    baseUrl: versioned(root.baseUrl),
    version: null,
    models: entries.flatMap((entry) => lmStudioModel(entry) ?? []),
  };
}

function lmStudioModel(entry: Fields): ServerModel | null {
  const name = textIn(entry['id']);
  if (name === null) return null;
  const kind = entry['type'];
  const abilities: ModelAbility[] = kind === 'embeddings' ? ['embeddings'] : ['chat'];
  if (kind === 'vlm') abilities.push('vision');
  if (stringsIn(entry['capabilities'])?.includes('tool_use')) abilities.push('tools');
  return {
    name,
    bytes: null,
    maxContextTokens: countIn(entry['max_context_length']),
    contextTokens: countIn(entry['loaded_context_length']),
    abilities,
    loaded: entry['state'] === 'loaded',
  };
}

/**
 * llama.cpp's server, by its properties.
 *
 * `default_generation_settings.n_ctx` is the context of one slot: it is divided by the number of slots already.
 */
export async function readLlamaCpp(
  fetchLike: FetchLike,
  root: ServerAddress,
  signal: AbortSignal,
): Promise<ModelServer> {
  const props = await readJson(fetchLike, root, { path: '/props' }, signal);
  const settings = fieldsOf(props['default_generation_settings']);
  if (!settings) throw new ModelServerError('not_a_model_server');
  const contextTokens = countIn(settings['n_ctx']);
  const modalities = fieldsOf(props['modalities']);
  const template = fieldsOf(props['chat_template_caps']);
  const address = { ...root, baseUrl: versioned(root.baseUrl) };
  const listed = listOf((await readJson(fetchLike, address, { path: '/models' }, signal))['data']);
  return {
    kind: 'llama.cpp',
    baseUrl: address.baseUrl,
    version: textIn(props['build_info']),
    models: listed.flatMap((entry) => {
      const name = textIn(entry['id']);
      if (name === null) return [];
      const meta = fieldsOf(entry['meta']);
      return [
        {
          name,
          bytes: countIn(meta?.['size']),
          maxContextTokens: countIn(meta?.['n_ctx_train']),
          contextTokens,
          abilities: [
            'chat' as const,
            ...(modalities?.['vision'] === true ? (['vision'] as const) : []),
            ...(template?.['supports_tools'] === true ? (['tools'] as const) : []),
          ],
          loaded: true,
        },
      ];
    }),
  };
}

/** vLLM and every other server with a list of models in OpenAI's format. @param address including the version */
export async function readOpenAi(
  fetchLike: FetchLike,
  address: ServerAddress,
  signal: AbortSignal,
): Promise<ModelServer> {
  const answer = await readJson(fetchLike, address, { path: '/models' }, signal);
  if (!Array.isArray(answer['data'])) throw new ModelServerError('not_a_model_server');
  const entries = listOf(answer['data']);
  const isVllm = entries.some((entry) => entry['owned_by'] === 'vllm');
  return {
    kind: isVllm ? 'vllm' : 'openai',
    baseUrl: address.baseUrl,
    version: null,
    models: entries.flatMap((entry) => openAiModel(entry) ?? []),
  };
}

function openAiModel(entry: Fields): ServerModel | null {
  const name = textIn(entry['id']);
  if (name === null) return null;
  // vLLM says what it serves; OpenRouter says what each model supports.
  const served = countIn(entry['max_model_len']);
  const supported = countIn(entry['context_length']);
  return {
    name,
    bytes: null,
    maxContextTokens: served ?? supported,
    contextTokens: served ?? supported,
    abilities: describedAbilities(entry),
    loaded: null,
  };
}

/** Abilities in OpenRouter's format. */
function describedAbilities(entry: Fields): ModelAbility[] | null {
  const inputs = stringsIn(fieldsOf(entry['architecture'])?.['input_modalities']);
  const parameters = stringsIn(entry['supported_parameters']);
  if (inputs === null && parameters === null) return null;
  return [
    'chat',
    ...(inputs?.includes('image') ? (['vision'] as const) : []),
    ...(parameters?.includes('tools') ? (['tools'] as const) : []),
    ...(parameters?.includes('reasoning') ? (['thinking'] as const) : []),
  ];
}

/** The base URL of the OpenAI-compatible routes of a local server. */
export const versioned = (root: string): string => `${root.replace(/\/+$/, '')}/v1`;
