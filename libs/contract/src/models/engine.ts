import type { JobState } from '../common/jobs';

/** The own engine: a model server that operators install into the data directory. */
export interface EngineState {
  /** Why it cannot be installed here; null if it can. */
  unavailable: 'not_supervised' | 'unsupported_platform' | null;
  /** Version of `node-llama-cpp`: the installed one, or the one that would be installed. */
  version: string;
  installed: InstalledEngine | null;
  /** The newest installation; null if there was none, or if the engine was removed after it. */
  installation: EngineInstallation | null;
  /** Whether an unfinished installation left files, such as a part of the model, which the next installation of it continues. */
  leftovers: boolean;
  resources: EngineResources;
}

export interface InstalledEngine {
  /** For the settings of a model. */
  baseUrl: string;
  model: string;
  /** Size of the model's file. */
  bytes: number;
  sha256: string;
  /** Tokens of the context that was chosen; the one in force may be smaller. */
  contextTokens: number;
  status: 'ready' | 'loading' | 'stopped';
}

export interface EngineInstallation {
  jobId: number;
  model: string;
  state: JobState;
  /** 0–100. */
  progress: number;
  message: string;
  error: string | null;
}

/** What this machine has free, in bytes. */
export interface EngineResources {
  freeDisk: number;
  freeMemory: number;
}

/** Contexts in tokens to choose from. */
export const ENGINE_CONTEXTS = [4_096, 8_192, 16_384, 32_768] as const;
export const DEFAULT_ENGINE_CONTEXT = 8_192;

/** Approximate bytes of the engine's packages, beside the model. */
export const ENGINE_PACKAGES_BYTES = 120_000_000;
