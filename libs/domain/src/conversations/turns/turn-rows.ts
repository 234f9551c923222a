import type { Behavior, ConversationStyle, ProcessingStep, Recalled, Topic } from '@kinloom/contract';
import type { Risk } from '@kinloom/mind';

/** A soul of a turn, with the versions that its cached mind must have. */
export interface TurnSoul {
  id: number;
  name: string;
  /** Incremented by every change of its memories or its soulprint. */
  version: number;
  /** Incremented by every erasure of memories. */
  forgets: number;
  /** Newest revision of the vectors of its memories, notes and messages. */
  embeddings: number;
  /** Sum of the last seqs of its other conversations: changes with every message there. */
  elsewhere: number;
}

/** A message of a turn's history. `said_at` is in Unix milliseconds. `files` is null where it has none. */
export interface TurnMessage {
  id: number;
  seq: number;
  companion_id: number | null;
  speaker: string;
  content: string;
  said_at: number;
  whispered: boolean;
  /** Imported from another application. */
  brought: boolean;
  turn_id: number | null;
  /** Analysis of a message of the person (`rememberReadings`); null where none is stored. */
  reading: number[] | null;
  files: TurnFile[] | null;
}

/**
 * A file of a message: its extracted text, or the reason why none could be extracted. Loaded without text for messages of the history.
 */
export interface TurnFile {
  id: number;
  name: string;
  text: string | null;
  unread: string | null;
}

/** A reply that is to be regenerated or resumed. */
export interface TargetReply {
  id: number;
  companion_id: number;
  /** The text to resume from; empty where it is regenerated. */
  content: string;
  variant: number;
  /** The texts of its other variants. */
  earlier: string[];
}

/** The provenance stored with a reply: what it recalled and how it was generated. */
export interface ReplyProvenance {
  recalled: Recalled[];
  steps: ProcessingStep[];
  constraintsApplied: string[];
  cognitiveFramework: string;
  adaptabilityLevel: number;
  /** The voice that replaced the primary one; null where none did. */
  answeredBy: 'fallback' | 'built-in' | null;
}

/** A turn leased by this process, with everything needed to answer it. */
export interface ClaimedTurn {
  id: number;
  attempt: number;
  kind: 'reply' | 'regenerate' | 'continue';
  stop: boolean;
  /** Number of times its reply was deferred because no model answered; `retry_now`: the person requested this retry. */
  deferrals: number;
  retry_now: boolean;
  target: TargetReply | null;
  conversation_id: number;
  account_id: number;
  is_group: boolean;
  person: string;
  /** IANA name; null if it is not known. */
  time_zone: string | null;
  style: ConversationStyle | null;
  topic: Topic | null;
  channel: { name: string; prompt: string } | null;
  focus: string | null;
  /** A help notice was shown to the person within `ATTENTIVE_HOURS` before the message. */
  attentive: boolean;
  /** The person stated to be under 18, or has not yet stated to be an adult. */
  guarded: boolean;
  /** The account's behaviour settings; loaded for groups only. */
  behavior: Partial<Behavior> | null;
  souls: TurnSoul[];
  /** Null where the message was deleted in the meantime. */
  asked: TurnMessage | null;
  /** Messages before the asked one and the souls' replies since, oldest first. */
  history: TurnMessage[];
  /** The seq up to which messages were extracted into memories. */
  reflected_seq: number;
}

/** A turn whose message was screened for risk. */
export interface ScreenedTurn extends ClaimedTurn {
  /** Risk in the message, where a language model answered that it is graver than the trained models read; otherwise null. */
  raisedRisk: Risk | null;
}

/** Identifies a reply and the attempt writing it. `attempt` is the fencing token: writes of an older attempt change nothing. */
export interface ReplyKey {
  turnId: number;
  attempt: number;
  companionId: number;
  /** The soul's erasure counter when the turn was claimed. */
  forgets: number;
}

/**
 * Makes a statement commit asynchronously, without waiting for the fsync. Losing such a commit in a crash only repeats an attempt; the
 * statement that settles a reply commits synchronously and makes the earlier ones durable too.
 */
export const ASYNC_COMMIT = `set_config('synchronous_commit', 'off', true)`;
