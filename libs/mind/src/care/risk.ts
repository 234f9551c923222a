import { sentencesOf } from '../perception/text';
import {
  ANALYSIS_MAX_LENGTH,
  type DangerKind,
  messageReader,
  type RiskProbabilities,
} from '../understanding/message-reader';

/** 0 nothing; 1 a soft check-in; 2 a direct question and help; 3 help first, the persona paused. */
export type Tier = 0 | 1 | 2 | 3;

/** What a person's words say about danger to somebody's life or body. */
export interface Risk {
  tier: Tier;
  /** Who is in danger, or means harm: the person (`self`), or somebody they speak of. */
  about: 'self' | 'other' | 'none';
  /** The kind of danger; of somebody else's danger `ideation`. */
  kind: Exclude<DangerKind, 'other'> | 'none';
}

/** Whether a message speaks of danger that calls for help, and whose. */
export type Distress = 'none' | 'own' | 'other';

export const distressOf = ({ tier, about }: Risk): Distress =>
  tier < 2 || about === 'none' ? 'none' : about === 'self' ? 'own' : 'other';

/** What was said before, oldest first; `own` where the person said it, and not a soul or somebody else. */
export type Earlier = readonly { own: boolean; text: string }[];

const NONE: Risk = { tier: 0, about: 'none', kind: 'none' };
/** Earlier messages of the person that count. */
const CONTEXT_MESSAGES = 4;
/** Longer earlier messages are read at their beginning and their end. Others are read as they are, so that their stored analysis is used. */
const CONTEXT_LENGTH = ANALYSIS_MAX_LENGTH;
/** Danger in one of so many of the person's last messages keeps the soul attentive. */
const ATTENTIVE_MESSAGES = 2;
/** A message of at most so many words right after danger is an answer, and about the same danger. */
const ANSWER_WORDS = 3;

const shortened = (text: string) =>
  text.length <= CONTEXT_LENGTH ? text : `${text.slice(0, CONTEXT_LENGTH / 2 - 1)}\n${text.slice(-CONTEXT_LENGTH / 2)}`;

/** The person's earlier messages that are read together with the present one, oldest first. */
export const contextOf = (earlier: Earlier): string[] =>
  earlier
    .filter((one) => one.own)
    .slice(-CONTEXT_MESSAGES)
    .map(({ text }) => shortened(text));

/**
 * Reads a person's message for risk with the trained models. Pure, and without a language model. What the reading is worth is said in
 * docs/models/risk.md.
 * @param message of any length
 * @param earlier the messages of the conversation before it, oldest first
 * @returns how grave it is, whose danger it speaks of and what kind of danger
 */
export function readRisk(message: string, earlier: Earlier): Risk {
  const own = contextOf(earlier);
  const alone = riskOf(messageReader().readRisk(message, own));
  return alone.tier >= 2 ? alone : afterDanger(alone, message, own);
}

/**
 * Like `readRisk`, but a message that is read as tier 1 is as grave as its gravest sentence. For what is made of a message afterwards, where
 * missing danger is worse than a false alarm: memories, growth and insight. It shows no help.
 */
export function readRiskCautiously(message: string, earlier: Earlier): Risk {
  const whole = readRisk(message, earlier);
  if (whole.tier !== 1) return whole;
  return sentencesOf(message).reduce((gravest, sentence) => graverOf(gravest, readRisk(sentence, [])), whole);
}

/** Probability that a message speaks of danger, 0 to 1. */
export const dangerIn = (message: string, earlier: Earlier): number =>
  messageReader().readRisk(message, contextOf(earlier)).danger;

/** Whether the trained models can neither exclude danger in a message nor be certain of it: its probability is between the thresholds of tier 1 and tier 2. */
export function isUncertain(message: string, earlier: Earlier): boolean {
  const reader = messageReader();
  const { danger } = reader.readRisk(message, contextOf(earlier));
  return danger >= reader.thresholds.soft && danger < reader.thresholds.danger;
}

/**
 * The reading of the trained models, raised by what a language model answered about the same message. It never lowers a tier, and raises
 * none below 2.
 */
export const graverOf = (read: Risk, raised: Risk | null): Risk =>
  raised !== null && raised.tier >= 2 && raised.tier > read.tier ? raised : read;

function riskOf({ danger, emergency, distress, kind }: RiskProbabilities): Risk {
  // Chosen on validation messages by tools/train/thresholds.mjs, and stored in the weights.
  const { thresholds } = messageReader();
  const tier = tierOf();
  if (tier === 0) return NONE;
  return kind === 'other' ? { tier, about: 'other', kind: 'ideation' } : { tier, about: 'self', kind };

  function tierOf(): Tier {
    if (danger >= thresholds.danger) return emergency >= thresholds.emergency ? 3 : 2;
    if (danger >= LIKELY_DANGER && emergency >= SURE_EMERGENCY) return 3;
    return danger >= thresholds.soft && distress >= SOFT_DISTRESS ? 1 : 0;
  }
}

/**
 * An emergency that is read with this certainty counts where danger is likely, though below its threshold: on the validation writers 64 instead of
 * 57 % of the emergencies are found so, for 0.6 more false alarms in 1,000 ordinary messages.
 */
const LIKELY_DANGER = 0.6;
const SURE_EMERGENCY = 0.9;
/** Below the threshold of danger, a message is asked about gently where something weighs on the person with at least this probability. */
const SOFT_DISTRESS = 0.7;

/** After danger a short answer stays as grave as what it answers, and anything else leaves the soul attentive. */
function afterDanger(alone: Risk, message: string, own: readonly string[]): Risk {
  const grave = own
    .slice(-ATTENTIVE_MESSAGES)
    .map((text, at, texts) => riskOf(messageReader().readRisk(text, texts.slice(0, at))))
    .findLast(({ tier }) => tier >= 2);
  if (!grave) return alone;
  const words = message.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;
  const answers = words > 0 && words <= ANSWER_WORDS && !/[?？؟]/.test(message);
  return answers ? grave : { ...grave, tier: 1 };
}

interface Uttered {
  from: 'person' | 'soul';
  text: string;
}

/** The turns of a conversation as they are read for risk. */
export const earlierOf = (history: readonly Uttered[]): Earlier =>
  history.map(({ from, text }) => ({ own: from === 'person', text }));

/** The risk in the last message of a conversation. @param raised what a language model answered about it, or null */
export const riskIn = (history: readonly Uttered[], raised: Risk | null = null): Risk =>
  graverOf(readRisk(history.at(-1)?.text ?? '', earlierOf(history.slice(0, -1))), raised);
