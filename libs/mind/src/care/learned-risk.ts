import { type DangerKind, messageReader } from '../understanding/message-reader';
import type { Earlier, Risk } from './risk';

/** Earlier messages of the person that count. */
const CONTEXT_MESSAGES = 4;
/** Longer earlier messages are read at their beginning and their end. */
const CONTEXT_LENGTH = 1_000;

const shortened = (text: string) =>
  text.length <= CONTEXT_LENGTH ? text : `${text.slice(0, CONTEXT_LENGTH / 2 - 1)}\n${text.slice(-CONTEXT_LENGTH / 2)}`;

/** The kinds of `Risk`, by those of the training data. */
const KINDS: Readonly<Record<DangerKind, Risk['kind']>> = {
  ideation: 'ideation',
  indirect: 'ideation',
  retraction: 'ideation',
  other: 'ideation',
  plan: 'plan',
  self_harm: 'self_harm',
  eating: 'eating',
  harmed: 'harmed',
  harming: 'harming',
  voices: 'voices',
};

/**
 * Danger in a message as the trained models read it: tier 2 or 3, or nothing. What their figures are worth is said in docs/models/risk.md.
 * @param message of any length
 * @param earlier the messages of the conversation before it, oldest first
 */
export function readLearnedRisk(message: string, earlier: Earlier): Risk {
  const reader = messageReader();
  const { danger, emergency, kind } = reader.readRisk(
    message,
    earlier
      .filter(({ own }) => own)
      .slice(-CONTEXT_MESSAGES)
      .map(({ text }) => shortened(text)),
  );
  const { thresholds } = reader;
  if (danger < thresholds.danger) return { tier: 0, about: 'none', kind: 'none' };
  return {
    tier: emergency >= thresholds.emergency ? 3 : 2,
    about: kind === 'other' ? 'other' : 'self',
    kind: KINDS[kind],
  };
}
