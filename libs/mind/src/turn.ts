import type { Self } from './self/self';
import type { VoiceTurn } from './voice';

/** A self without any leaning: nothing demanded, nothing forbidden, no manner of its own. */
const NEUTRAL: Self = {
  constraints: { adaptabilityLevel: 1, voiceRigidity: 0.5, coreConstraints: [] },
  style: {
    cognitiveFramework: '',
    memoryInterpretation: '',
    responseFraming: '',
    questioningStyle: '',
    emotionalProcessing: '',
    reflectionDepth: '',
    uncertaintyHandling: '',
    relationalApproach: '',
  },
  wishes: {
    callPerson: null,
    noEmoji: false,
    noQuestions: false,
    noExclamations: false,
    lowercase: false,
    brief: false,
    maxSentences: null,
    maxWords: null,
    language: null,
    avoid: [],
    always: [],
    endWith: null,
    beginWith: null,
  },
  manner: null,
};

/**
 * A turn with nothing but what is given: no memories, no archive, no channel, a calm mood at the first level. `now` is the moment of
 * the message to answer.
 */
export function turnOf(given: Partial<VoiceTurn> & Pick<VoiceTurn, 'soul' | 'history'>): VoiceTurn {
  return {
    person: { name: '' },
    group: false,
    now: given.history.at(-1)?.at ?? 0,
    self: NEUTRAL,
    mood: { tone: 'calm', trust: 0.5, level: 1 },
    recalled: [],
    answer: null,
    ownWords: [],
    channel: null,
    focus: null,
    seed: '',
    ...given,
  };
}
