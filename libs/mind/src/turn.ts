import { selfOf } from './self/derive';
import { DEFAULT_SAMPLING } from './voice/sampling';
import type { VoiceTurn } from './voice/voice';

/**
 * A turn with nothing but what is given: the soul’s own self, no memories, no archive, no channel, a calm mood at the first level. `now` is
 * the moment of the message to answer.
 */
export function turnOf(given: Partial<VoiceTurn> & Pick<VoiceTurn, 'soul' | 'history'>): VoiceTurn {
  return {
    person: { name: '' },
    guarded: false,
    raisedRisk: null,
    group: false,
    now: given.history.at(-1)?.at ?? 0,
    self: selfOf(given.soul),
    mood: { tone: 'calm', trust: 0.5, level: 1 },
    recalled: [],
    answer: null,
    ownWords: [],
    examples: [],
    channel: null,
    thread: { asked: [], notes: [], people: [] },
    focus: null,
    files: [],
    pictures: [],
    standing: '',
    earlier: [],
    sampling: DEFAULT_SAMPLING,
    seed: '',
    ...given,
  };
}
