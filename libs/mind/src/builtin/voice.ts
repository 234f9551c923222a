import type { Voice } from '../voice';
import { composeReply } from './compose';

/** The voice of an installation without a model: no network, no model, the same words for the same seed and input. */
export function builtInVoice(): Voice {
  return {
    name: 'built-in',
    cites: true,
    async *speak(turn, signal, cite) {
      signal.throwIfAborted();
      const { pieces, cited } = composeReply(turn);
      for (const key of cited) cite?.(key);
      for (const piece of pieces) {
        yield piece;
        signal.throwIfAborted();
      }
    },
  };
}
