/** Kinds of model servers that are recognised; `openai` is any other OpenAI-compatible server. */
export const SERVER_KINDS = ['ollama', 'lm-studio', 'llama.cpp', 'vllm', 'openai'] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

export const MODEL_ABILITIES = ['chat', 'vision', 'tools', 'thinking', 'embeddings'] as const;
export type ModelAbility = (typeof MODEL_ABILITIES)[number];

/** What a model is used for. */
export const MODEL_ROLES = ['chat', 'fallback', 'extraction', 'embeddings'] as const;
export type ModelRole = (typeof MODEL_ROLES)[number];

/** Why a call to a model server failed. */
export const MODEL_SERVER_ERRORS = [
  'unreachable',
  'timeout',
  'wrong_key',
  'not_a_model_server',
  'model_not_found',
  'no_space',
] as const;
export type ModelServerErrorCode = (typeof MODEL_SERVER_ERRORS)[number];

/** A model that a server offers. */
export interface ServerModel {
  name: string;
  /** Size on the server's disk; null if the server does not say. */
  bytes: number | null;
  /** The longest context in tokens that the model supports; null if unknown. */
  maxContextTokens: number | null;
  /** The context in tokens that the server uses now; null if unknown, for example because the model is not loaded. */
  contextTokens: number | null;
  /** Null if the server does not say. */
  abilities: ModelAbility[] | null;
  loaded: boolean | null;
}

/** A model server and its models. */
export interface ModelServer {
  kind: ServerKind;
  /** Base URL for requests: without `/v1` for Ollama, including the version for all others. */
  baseUrl: string;
  version: string | null;
  models: ServerModel[];
}

/** Result of a test request. */
export interface ModelTest {
  /** Beginning of the reply without its reasoning; for embedding models empty. */
  reply: string;
  /** Milliseconds until the first piece of the answer, reasoning included. */
  firstTokenMs: number;
  /** Null if the reply was too short to measure, and for embedding models. */
  tokensPerSecond: number | null;
  /** Context in force after the test; null if the server does not say. */
  contextTokens: number | null;
  /** Numbers per vector of an embedding model; null for chat. */
  dimensions: number | null;
}

/** Where the settings of a role come from. Environment variables take precedence over the page. */
export type ModelSource = 'environment' | 'settings';

/** Settings of one role as operators see them. The key is never returned. */
export interface ModelSettings {
  role: ModelRole;
  source: ModelSource;
  server: ServerKind;
  baseUrl: string;
  model: string;
  /** Context in tokens that the operator set; null: detected. */
  contextTokens: number | null;
  hasKey: boolean;
}

/** Why a model gave no reply. */
export const MODEL_FAILURES = ['voice_unreachable', 'voice_refused', 'voice_timeout', 'voice_interrupted'] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** What the workers reported of an endpoint that generates replies. */
export interface EndpointCondition {
  name: 'primary' | 'fallback' | 'built-in';
  state: 'closed' | 'open' | 'half-open';
  /** Detected context in tokens; null until the first reply. */
  contextTokens: number | null;
  /** Replies whose prompt the server cut silently since the model was chosen. */
  truncations: number;
  truncatedAt: string | null;
  /** The server refused a system message, so that the rules are sent in the first user message. */
  withoutSystemRole: boolean;
  /** Requests without a reply since the model was chosen, repeated attempts not counted, and why the last one failed. */
  failures: number;
  failedAt: string | null;
  failure: ModelFailure | null;
  /** Replies that the second model or the built-in voice gave in its place. */
  substitutions: number;
}

/** Answer of `GET /api/admin/models/settings`. */
export interface ModelsInUse {
  roles: ModelSettings[];
  conditions: EndpointCondition[];
  /** The built-in voice answers where no model does. `fixed`: the environment decides. */
  builtInFallback: { on: boolean; fixed: boolean };
}

/** Answer of `POST /api/admin/models/find`. */
export interface FoundServers {
  servers: ModelServer[];
  /** Addresses that were probed. */
  probed: string[];
}

/** State of the newest download; null if there was none. */
export interface ModelPullState {
  pull: ModelPull | null;
}
export interface ModelPull {
  jobId: number;
  model: string;
  baseUrl: string;
  state: 'waiting' | 'active' | 'done' | 'failed';
  /** 0–100. */
  progress: number;
  message: string;
  error: string | null;
}

/** Reply lengths, as they are asked of the model in words and bounded in tokens. */
export const REPLY_LENGTHS = ['short', 'medium', 'long'] as const;
export type ReplyLength = (typeof REPLY_LENGTHS)[number];

/** How a model generates the replies of one soul; null: the server's default. */
export interface Sampling {
  temperature: number | null;
  topP: number | null;
  minP: number | null;
  replyLength: ReplyLength;
  /** Model at the address of the chat role; null: the model of the role. */
  model: string | null;
}

export const DEFAULT_SAMPLING: Sampling = Object.freeze({
  temperature: null,
  topP: null,
  minP: null,
  replyLength: 'medium',
  model: null,
});

/** Named samplings that operators choose from; all other fields stay as they are. */
export const SAMPLING_PRESETS = [
  { name: 'The server’s own', temperature: null, topP: null, minP: null },
  { name: 'Steady', temperature: 0.5, topP: 0.9, minP: null },
  { name: 'Balanced', temperature: 0.8, topP: null, minP: 0.05 },
  { name: 'Lively', temperature: 1.1, topP: null, minP: 0.08 },
] as const satisfies readonly (Pick<Sampling, 'temperature' | 'topP' | 'minP'> & { name: string })[];

/** Ranges that model servers accept. */
export const SAMPLING_RANGES = {
  temperature: { min: 0, max: 2 },
  topP: { min: 0.05, max: 1 },
  minP: { min: 0, max: 0.5 },
} as const;

/** A model that is offered for download. */
export interface RecommendedModel {
  /** Name in Ollama's library. */
  name: string;
  use: 'chat' | 'embeddings';
  /** Approximate download in bytes. */
  bytes: number;
  licence: string;
  /** Memory it needs, for display. */
  memory: string;
}
