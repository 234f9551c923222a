export type Part = 'up' | 'down';

/** Whether something can be stored: `full` where the disk is, `read-only` where the store takes no writes, `down` where it does not answer. */
export type StorageState = Part | 'full' | 'read-only';

/**
 * What souls speak through: the built-in voice, or a language model. Which model it is and at which address is told to operators alone
 * (`SystemState.voice`).
 */
export type VoiceKind = 'built-in' | 'model';

/** How the installation is; `files` is the folder of uploads. Anyone may read it: it names no model and no host. */
export interface Health {
  status: 'ok' | 'degraded';
  database: StorageState;
  files: StorageState;
  queue: Part;
  worker: Part;
  voice: VoiceKind;
  /** `degraded` while a model endpoint does not answer: replies wait for it, or another voice gives them. */
  voiceState: 'up' | 'degraded';
}
