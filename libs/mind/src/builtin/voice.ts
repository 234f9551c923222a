import type { Voice } from '../voice';
import { composeReply } from './compose';

/** The voice of an installation without a model: no network, no model, the same words for the same seed and input. */
export function builtInVoice(): Voice {
  return {
    name: 'built-in',
    async *speak(turn, signal) {
      signal.throwIfAborted();
      for (const piece of composeReply(turn).pieces) {
        yield piece;
        signal.throwIfAborted();
      }
    },
  };
}
