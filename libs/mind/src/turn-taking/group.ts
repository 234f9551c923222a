import type { Slider } from '@kinloom/contract';
import type { Risk } from '../care/risk';

/** One soul of a group, as turn-taking sees it. */
export interface Participant {
  id: number;
  name: string;
  archetype: string;
  /** 1–5 each; the middle where nothing is given. */
  sliders: Partial<Record<Slider, number>>;
  /** What it is drawn to: interests, traits, words of its description and instructions. */
  interests: readonly string[];
  /** false: resting or archived, speaks only when named. */
  present: boolean;
}

/** One message of the group. */
export interface GroupMessage {
  id: number;
  from: 'person' | 'soul';
  /** The soul that wrote it; null for the person. */
  companionId: number | null;
  text: string;
}

/** 'autonomous' is shown as Natural Flow, 'structured' as Soul Circle. */
export type GroupStyle = 'autonomous' | 'structured';

export interface GroupTurn {
  style: GroupStyle;
  /** In the circle's order, with ids of their own. */
  souls: readonly Participant[];
  /** What the person said, which this turn answers. */
  asked: GroupMessage;
  /** What stood before `asked`, newest last; the last 60 are read. */
  history: readonly GroupMessage[];
  /** What souls have said in this turn so far, in order. */
  replies: readonly GroupMessage[];
  /** The topic the souls are held to. */
  focus: string | null;
  /** 1–5: the most replies of one turn of Natural Flow. Soul Circle knows no cap. */
  maxResponses: number;
  /** A risk in `asked` graver than the trained models read, as a language model answered. None unless given. */
  raisedRisk?: Risk | null;
  /** Whether souls may answer one another. True unless given. */
  amongSouls?: boolean;
  /** Souls that were chosen in this turn and said nothing (their voice failed, say): they are not chosen again. */
  passed?: readonly number[];
}

/** What speaks for a soul's turn. */
export type Cue =
  | 'named'
  | 'mentioned'
  | 'replied-to'
  | 'addressed-all'
  | 'topic'
  | 'focus'
  | 'nature'
  | 'comfort'
  | 'asked-by-soul'
  | 'named-by-soul'
  | 'disagrees'
  | 'silence'
  | 'lately'
  | 'turn';

/** What decided it: the strongest cue, in words the person can be told (see whySpoke). */
export type SpeakingReason =
  | 'named'
  | 'spoken-of'
  | 'replied-to'
  | 'addressed-all'
  | 'addressed-two'
  | 'topic'
  | 'related'
  | 'comfort'
  | 'asked-by-soul'
  | 'named-by-soul'
  | 'disagrees'
  | 'long-silent'
  | 'farewell'
  | 'answers'
  | 'turn';

/** Who speaks next, and why. */
export interface Choice {
  companionId: number;
  reason: SpeakingReason;
  /** 0–1: how strongly it is drawn to speak. */
  score: number;
  /** The parts of the score by cue, each 0–1; only those that count. */
  cues: Partial<Record<Cue, number>>;
  /** The message it answers: the person's, or a soul's reply of this turn. */
  answers: number;
}
