import type { Behavior, ConversationStyle, ProcessingStep, Recalled, Topic } from '@kinloom/contract';

/** A soul that may answer, and what its mind must have seen to do so. */
export interface TurnSoul {
  id: number;
  name: string;
  /** Moves with every change of what it remembers or is. */
  version: number;
  /** Moves with everything it forgets. */
  forgets: number;
  /** The sum of the last seqs of its other conversations: moves with everything said there. */
  elsewhere: number;
}

/** One message, as a turn reads it. `said_at` is in milliseconds. `files` is null where it has none. */
export interface TurnMessage {
  id: number;
  seq: number;
  companion_id: number | null;
  speaker: string;
  content: string;
  said_at: number;
  whispered: boolean;
  /** Brought from another place, and not said here. */
  brought: boolean;
  turn_id: number | null;
  files: TurnFile[] | null;
}

/** A file of a message: what could be read of it, or why nothing could. Of what was said before, the text is left where it is. */
export interface TurnFile {
  id: number;
  name: string;
  text: string | null;
  unread: string | null;
}

/** A reply that is to be spoken again, or continued. */
export interface TargetReply {
  id: number;
  companion_id: number;
  /** What stands of it: empty where it is spoken again. */
  content: string;
  variant: number;
  /** Its other wordings. */
  earlier: string[];
}

/** How a reply came about, to be kept with it. */
export interface ReplyProvenance {
  recalled: Recalled[];
  steps: ProcessingStep[];
  constraintsApplied: string[];
  cognitiveFramework: string;
  adaptabilityLevel: number;
  /** Who spoke in place of the first voice; null where that did. */
  answeredBy: 'fallback' | 'built-in' | null;
}

/** A turn that this process has claimed, with all that answering it takes. */
export interface ClaimedTurn {
  id: number;
  attempt: number;
  kind: 'reply' | 'anew' | 'onward';
  stop: boolean;
  /** How often its reply was put off because no model answered; `retry_now`: the person asked for this try. */
  deferrals: number;
  retry_now: boolean;
  target: TargetReply | null;
  conversation_id: number;
  account_id: number;
  is_group: boolean;
  person: string;
  style: ConversationStyle | null;
  topic: Topic | null;
  channel: { name: string; prompt: string } | null;
  focus: string | null;
  /** Help was shown to the person within the day before the message. */
  attentive: boolean;
  /** The person said that they are under 18, or not yet that they are an adult. */
  guarded: boolean;
  /** The account's own settings, where they matter: in a group. */
  behavior: Partial<Behavior> | null;
  souls: TurnSoul[];
  /** Null where the message was deleted meanwhile. */
  asked: TurnMessage | null;
  /** What was said before the message, and what souls have said since; oldest first. */
  history: TurnMessage[];
  /** The seq up to which the souls have taken in what was said. */
  reflected_seq: number;
}

/** Which reply, in which try: every write says so, and one of an older try changes nothing. */
export interface ReplyKey {
  turnId: number;
  attempt: number;
  companionId: number;
  /** How much the soul had forgotten when the turn was claimed. */
  forgets: number;
}

/**
 * Lets a statement return before the disk has it. Losing one of these in a crash of the database only means that a try is made again;
 * what ends a reply waits for the disk, and with it everything before it is kept.
 */
export const ASYNC_COMMIT = `set_config('synchronous_commit', 'off', true)`;
