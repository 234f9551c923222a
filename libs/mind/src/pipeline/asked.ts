import type { Tone } from '@kinloom/contract';
import type { Risk } from '../care/risk';
import type { Heard } from '../memory/memory';
import type { Self } from '../self/self';
import type { Sampling } from '../voice/sampling';
import type { Person, Picture, SentFile, SoulSketch } from '../voice/voice';

/** What a soul is asked to answer. */
export interface Asked {
  soul: SoulSketch;
  self: Self;
  mood: { tone: Tone; trust: number; level: number };
  person: Person;
  message: Heard;
  /** What was said before it in this conversation, oldest first. */
  history: readonly Heard[];
  /** The seq up to which memories of this conversation are kept already. */
  unreflectedAfter: number;
  /** The person is, or may be, under 18: romance is turned away. */
  guarded: boolean;
  /** A risk graver than the trained models read, as a language model answered about the message; null where there is none. */
  raisedRisk: Risk | null;
  /** Others are present. */
  group: boolean;
  channel: { name: string; prompt: string } | null;
  focus: string | null;
  /** Sent with the message. */
  files: readonly SentFile[];
  /** Of the newest messages, for models that see; left out: none. */
  pictures?: readonly Picture[];
  /** What already stands of the reply, where one that was stopped is continued; otherwise empty. */
  standing: string;
  /** Other wordings of this reply, where it is spoken again. */
  earlier: readonly string[];
  /** How a model is to write the reply; left out: as the server does. */
  sampling?: Sampling;
  seed: string;
}

/** What answering needs of the world. */
export interface Ports {
  /** Messages as the store has them now; those that were deleted or are to be forgotten are not among them. */
  messages: (ids: readonly number[]) => Promise<Heard[]>;
  /** Where there are embeddings: that of a text, or null where it cannot be had in good time. */
  embed: ((text: string) => Promise<Float32Array | null>) | null;
  /** Milliseconds from any fixed moment, for how long a step took. */
  clock: () => number;
}

/** Where a reply goes as it comes about. */
export interface Out {
  /** Adds a piece at the end. */
  add: (piece: string) => Promise<void>;
  /** Puts other words in place of everything so far. */
  rewrite: (text: string) => Promise<void>;
}
