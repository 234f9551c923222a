export type Part = 'up' | 'down';

/**
 * What souls speak through: the built-in voice, or a language model. Which model it is and at which address is told to operators alone
 * (`SystemState.voice`).
 */
export type VoiceKind = 'built-in' | 'model';

/** How the installation is. Anyone may read it: it names no model and no host. */
export interface Health {
  status: 'ok' | 'degraded';
  database: Part;
  queue: Part;
  worker: Part;
  voice: VoiceKind;
}
