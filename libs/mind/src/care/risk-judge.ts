import type { Risk } from './risk';

/** Judges messages of which the trained models are uncertain. */
export interface RiskJudge {
  /**
   * @param message a person's message
   * @param earlier their messages before it, oldest first
   * @returns null where the answer is no judgement
   * @throws VoiceError where none came in time, and the signal's own reason when the caller aborts
   */
  judge(message: string, earlier: readonly string[], signal: AbortSignal): Promise<Risk | null>;
}
