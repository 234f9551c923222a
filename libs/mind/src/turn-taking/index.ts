import { soulCircle } from './circle';
import { naturalFlow } from './flow';
import type { Choice, GroupTurn } from './group';
import { readTurn } from './reading';

export { asHeardBy } from './as-heard';
export type { Choice, Cue, GroupMessage, GroupStyle, GroupTurn, Participant, SpeakingReason } from './group';
export { namedIn } from './names';
export { whySpoke } from './why';

/**
 * Who speaks next in a group and why, or null: nobody, and the turn is over. Silence is legal: after "ok" there need be no reply. Asked again with
 * each reply added, it gives the whole turn; each soul speaks at most once in it, in Natural Flow at most `maxResponses` (1–5) do. The same turn
 * always gives the same choice. Takes well under a millisecond for 20 souls; the first time a message is met, perceiving it comes on top.
 */
export function nextSpeaker(turn: GroupTurn): Choice | null {
  const read = readTurn(turn);
  // Whoever is in danger is not answered by a whole circle, one after the other: one or two who listen, as in Natural Flow.
  const inDanger = read.perceived.distress === 'own' && read.at.length === 0;
  return turn.style === 'structured' && !inDanger ? soulCircle(turn, read) : naturalFlow(turn, read);
}
