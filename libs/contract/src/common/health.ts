export type Part = 'up' | 'down';

/** State of a store: `full` means the disk is full, `read-only` that writes are refused, `down` that it does not answer. */
export type StorageState = Part | 'full' | 'read-only';

/**
 * What generates replies: the built-in voice, or a language model. Model name and address are visible to operators only
 * (`SystemState.voice`).
 */
export type VoiceKind = 'built-in' | 'model';

/** Public health status; `files` is the upload folder. It must not name models or hosts. */
export interface Health {
  status: 'ok' | 'degraded';
  database: StorageState;
  files: StorageState;
  queue: Part;
  worker: Part;
  voice: VoiceKind;
  /** `degraded` while a model endpoint does not answer: replies wait for it or come from a fallback. */
  voiceState: 'up' | 'degraded';
}
