import type { ErrorCode, Personality, Tone } from '@kinloom/contract';
import type { Risk } from '../care/risk';
import type { FactAnswer } from '../memory/asking';
import type { Recollection } from '../recall/recollection';
import type { Self } from '../self/self';
import type { Sampling } from './sampling';

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
  /** When it was said, in milliseconds UTC. */
  at: number;
  /** Who spoke, where several souls are present. */
  speaker?: string;
  /** Its place in the conversation, from 1; where all messages have one, prompts are trimmed at the same messages every time. */
  seq?: number;
}

/** What a soul itself once said, and to what: the built-in voice answers by it where the situation is alike. */
export interface OwnWords {
  key: string;
  /** What was said to it then; null where its words stand alone. */
  cue: string | null;
  reply: string;
  /** 0–1: how alike the situations are. */
  fit: number;
}

/** A picture that the person sent, as a model that sees is given it. */
export interface Picture {
  name: string;
  /** Media type. */
  type: string;
  base64: string;
}

/** What was said to a soul, and what it said. */
export interface Exchanged {
  cue: string;
  reply: string;
}

/** A file sent with a message: its text as far as it is read, or why it could not be, in words for the person. */
export interface SentFile {
  name: string;
  text: string | null;
  unread: string | null;
}

/** What stays of a conversation however long it becomes. */
export interface Thread {
  /** Sentences in which the person said how the soul is to speak with them, oldest first. */
  asked: readonly string[];
  /** Notes of its sessions, oldest first; `from` is the time of the first message that one covers, in milliseconds UTC. */
  notes: readonly { key: string; content: string; from: number }[];
  /** Whom the person told by name. */
  people: readonly { name: string; role: string }[];
}

/** Who talks with the soul. */
export interface Person {
  name: string;
  /** IANA name of their time zone; left out or null if it is not known. */
  timeZone?: string | null;
}

/** What a voice is given. */
export interface VoiceTurn {
  soul: SoulSketch;
  person: Person;
  /** The person is, or may be, under 18: romance is turned away. */
  guarded: boolean;
  /** A risk graver than the trained models read, as a language model answered about the message; null where there is none. */
  raisedRisk: Risk | null;
  /** Others are present. */
  group: boolean;
  /** Oldest first; ends with the message to answer. */
  history: readonly Utterance[];
  /** When the message to answer was said, in milliseconds UTC: the mind has no clock. */
  now: number;
  self: Self;
  mood: { tone: Tone; trust: number; level: number };
  /** What came to mind, the best first: of memories, of what was said before the history, of files. */
  recalled: readonly Recollection[];
  /** Where the message asks for something that was told: what is known of it. */
  answer: FactAnswer | null;
  /** From the soul's archive, the most alike first. */
  ownWords: readonly OwnWords[];
  /** A few exchanges of the soul's own, the same in every turn: how it sounds. */
  examples: readonly Exchanged[];
  /** The place of the talk, where it has one: its name, and how its maker wants it to be. */
  channel: { name: string; prompt: string } | null;
  /** What stays of the conversation when its beginning no longer fits into a prompt. */
  thread: Thread;
  /** The subject a group is held to. */
  focus: string | null;
  /** Sent with the message to answer. */
  files: readonly SentFile[];
  /** Of the newest messages, oldest first. */
  pictures: readonly Picture[];
  /** What already stands of the reply, where one that was stopped is continued: the voice says what follows it. Otherwise empty. */
  standing: string;
  /** Other wordings of this reply, where it is spoken again: the person has read them. */
  earlier: readonly string[];
  /** How a model is to write the reply; the built-in voice ignores it. */
  sampling: Sampling;
  /** The built-in voice answers the same seed and the same input with the same words. */
  seed: string;
}

export interface Voice {
  /** For settings and the start log: 'built-in', or the model and its host. Never a key. */
  readonly name: string;
  /** Whether it says itself what it used (see `cite`). */
  readonly cites: boolean;
  /**
   * Streams the reply piece by piece and ends when it is whole. Throws `VoiceError` when the voice fails, and the signal's own
   * reason when the caller aborts: an aborted reply never looks like a finished one. A voice that knows which recollections
   * and own words it used cites their keys; of one that does not, it is seen from the words. A voice that finds that nothing it gave so
   * far was meant to be said retracts it all and goes on from the beginning.
   */
  speak(
    turn: VoiceTurn,
    signal: AbortSignal,
    cite?: (key: string) => void,
    retract?: () => void,
  ): AsyncIterable<string>;
}

export type VoiceErrorCode = Extract<
  ErrorCode,
  'voice_unreachable' | 'voice_refused' | 'voice_timeout' | 'voice_interrupted' | 'tokens_used_up'
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
    /** Milliseconds that the endpoint asked to wait, where it did. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`${code}: ${detail}`);
    this.name = 'VoiceError';
    this.retryable = code !== 'voice_refused' && code !== 'tokens_used_up';
  }
}
