import type { Participant } from '../group';

/**
 * Situations of a group in Natural Flow, and who may, must and may not speak in them. They were written before the figures in rules.ts and are
 * no place to make those look right: a situation that does not hold is listed by the spec.
 */
export interface Situation {
  name: string;
  circle: readonly Participant[];
  /** What was said before, oldest first: "Sol: …" by a soul, anything else by the person. */
  before?: readonly string[];
  said: string;
  focus?: string;
  /** maxResponses; 3 unless given. */
  most?: number;
  /** What a soul says when its turn comes, by name. Others say something plain. */
  replies?: Readonly<Record<string, string>>;
  /** Who must have spoken at the end of the turn. */
  must?: readonly string[];
  /** Who must not. */
  mayNot?: readonly string[];
  /** The first to speak is one of these. */
  first?: readonly string[];
  /** How many replies, from and to. */
  count: readonly [least: number, most: number];
}
