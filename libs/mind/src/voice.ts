import type { ErrorCode, Personality } from '@kinloom/contract';

/** The soul a voice speaks for, as far as its words depend on it. */
export interface SoulSketch {
  id: number;
  name: string;
  archetype: string;
  personality: Personality | string;
  instructions: string;
}

export interface Utterance {
  from: 'person' | 'soul';
  text: string;
}

/** What a voice is given. */
export interface VoiceTurn {
  soul: SoulSketch;
  person: { name: string };
  /** Oldest first; ends with the message to answer. */
  history: readonly Utterance[];
  /** The built-in voice answers the same seed and the same input with the same words. */
  seed: string;
}

export interface Voice {
  /** For settings and the start log: 'built-in', or the model and its host. Never a key. */
  readonly name: string;
  /**
   * Streams the reply piece by piece and ends when it is whole. Throws `VoiceError` when the voice fails, and the signal's own
   * reason when the caller aborts: an aborted reply never looks like a finished one.
   */
  speak(turn: VoiceTurn, signal: AbortSignal): AsyncIterable<string>;
}

export type VoiceErrorCode = Extract<
  ErrorCode,
  'voice_unreachable' | 'voice_refused' | 'voice_timeout' | 'voice_interrupted'
>;

/**
 * Why a voice failed. `detail` is for the operator's log and holds nothing but statuses and socket codes: what an endpoint
 * writes in its errors may repeat the prompt or the key, so none of it is kept, not even as a cause.
 */
export class VoiceError extends Error {
  readonly retryable: boolean;

  constructor(
    readonly code: VoiceErrorCode,
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
    this.name = 'VoiceError';
    this.retryable = code !== 'voice_refused';
  }
}
