import type {
  EndpointCondition,
  ModelAbility,
  ModelFailure,
  ModelRole,
  ModelSettings,
  ModelTest,
  ServerKind,
  ServerModel,
} from '@kinloom/contract';
import { formatBytes } from '../../../lib/format/format-bytes';
import { formatNumber } from '../../../lib/format/locale';

export const SERVER_NAMES: Readonly<Record<ServerKind, string>> = {
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  'llama.cpp': 'llama.cpp',
  vllm: 'vLLM',
  openai: 'OpenAI-compatible server',
};

export const ROLE_NAMES: Readonly<Record<ModelRole, string>> = {
  chat: 'Replies',
  fallback: 'Second model',
  extraction: 'Memory extraction',
  embeddings: 'Embeddings',
};

export const ABILITY_NAMES: Readonly<Record<ModelAbility, string>> = {
  chat: 'chat',
  vision: 'vision',
  tools: 'tools',
  thinking: 'thinking',
  embeddings: 'embeddings',
};

/** Roles for which a model can be used; all of them where the server does not say what it can do. */
export function rolesFor({ abilities }: ServerModel): ModelRole[] {
  if (abilities === null) return ['chat', 'fallback', 'extraction', 'embeddings'];
  return [
    ...(abilities.includes('chat') ? (['chat', 'fallback', 'extraction'] as const) : []),
    ...(abilities.includes('embeddings') ? (['embeddings'] as const) : []),
  ];
}

/** Context of a model: in force, and the longest it supports. */
export function contextText({ contextTokens, maxContextTokens }: ServerModel): string {
  if (contextTokens !== null && maxContextTokens !== null && contextTokens !== maxContextTokens) {
    return `${formatNumber(contextTokens)} of ${formatNumber(maxContextTokens)} tokens`;
  }
  const known = contextTokens ?? maxContextTokens;
  return known === null ? 'unknown' : `${contextTokens === null ? 'up to ' : ''}${formatNumber(known)} tokens`;
}

export const sizeText = ({ bytes }: ServerModel): string => (bytes === null ? 'unknown' : formatBytes(bytes));

/** Result of a test in one line. */
export function testText({ firstTokenMs, tokensPerSecond, contextTokens, dimensions }: ModelTest): string {
  return [
    dimensions === null
      ? `First token after ${formatNumber(firstTokenMs)} ms`
      : `${formatNumber(dimensions)} numbers per text, after ${formatNumber(firstTokenMs)} ms`,
    ...(tokensPerSecond === null ? [] : [`${formatNumber(tokensPerSecond)} tokens per second`]),
    contextTokens === null ? 'context unknown' : `context ${formatNumber(contextTokens)} tokens`,
  ].join(' · ');
}

const STATES: Readonly<Record<EndpointCondition['state'], string>> = {
  closed: 'answers',
  open: 'does not answer and is tried again later',
  'half-open': 'is being tried again',
};

/** Tokens below which a conversation of ordinary length does not fit beside the persona and its rules. */
const SMALL_CONTEXT = 4_096;

const RAISE_CONTEXT: Readonly<Record<ServerKind, string>> = {
  ollama: 'Choose a larger context below; Ollama loads the model with it.',
  'lm-studio': 'Load the model again in LM Studio with a larger context length.',
  'llama.cpp': 'Start llama-server again with a larger -c; it is divided by the number of slots.',
  vllm: 'Start vLLM again with a larger --max-model-len.',
  openai: 'Raise the context at the server, or choose a model with a longer one.',
};

const FAILURES: Readonly<Record<ModelFailure, string>> = {
  voice_unreachable: 'The server could not be reached. Check that it runs and that the address is right.',
  voice_refused: 'The server refused the request. Test the model: its name or the key may be wrong.',
  voice_timeout: 'The model did not begin in time. Use a smaller model, or raise LLM_FIRST_TOKEN_TIMEOUT.',
  voice_interrupted: 'The answer broke off. The log of the server says why.',
};

/** Context of an endpoint in tokens, set or detected; null before the first reply. */
export const contextOf = (settings: ModelSettings, condition: EndpointCondition | undefined): number | null =>
  settings.contextTokens ?? condition?.contextTokens ?? null;

const times = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** What goes wrong with an endpoint and what to do about it, in sentences. */
export function problemTexts(settings: ModelSettings, condition: EndpointCondition): string[] {
  const { state, truncations, failures, failure, substitutions } = condition;
  const context = contextOf(settings, condition);
  const isSmall = context !== null && context < SMALL_CONTEXT;
  return [
    ...(state === 'closed' ? [] : [`It ${STATES[state]}.`]),
    ...(truncations > 0
      ? [
          `The context window is too small: the server cut ${times(truncations, 'prompt', 'prompts')}, so instructions were lost; prompts are now shortened. ${RAISE_CONTEXT[settings.server]}`,
        ]
      : isSmall
        ? [
            `The context window is too small: ${formatNumber(context)} tokens hold little of a conversation. ${RAISE_CONTEXT[settings.server]}`,
          ]
        : []),
    ...(failures > 0 && failure !== null
      ? [`${times(failures, 'reply', 'replies')} failed. The last time: ${FAILURES[failure]}`]
      : []),
    ...(substitutions > 0 ? [`${times(substitutions, 'reply was', 'replies were')} given in its place.`] : []),
  ];
}

/** What else the workers report of an endpoint, in sentences. */
export function conditionTexts({ state, withoutSystemRole }: EndpointCondition): string[] {
  return [
    ...(state === 'closed' ? [`It ${STATES.closed}.`] : []),
    ...(withoutSystemRole ? ['It takes no system message, so the rules are sent with the first message.'] : []),
  ];
}

/** Contexts to choose from, in tokens. */
const CONTEXTS = [4_096, 8_192, 16_384, 32_768, 65_536, 131_072];

/** Options of a context; 0 stands for the detected one. */
export function contextOptions(chosen: number | null): { value: number; label: string }[] {
  const sizes = chosen === null || CONTEXTS.includes(chosen) ? CONTEXTS : [...CONTEXTS, chosen].sort((a, b) => a - b);
  return [
    { value: 0, label: 'as detected' },
    ...sizes.map((value) => ({ value, label: `${formatNumber(value)} tokens` })),
  ];
}
