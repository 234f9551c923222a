import type { Choice, GroupTurn } from './group';
import type { ReadTurn } from './reading';

/**
 * Soul Circle: every soul that is present speaks once, in the circle's order, and hears those before it. With @ the person calls for some
 * alone, who speak in the same order; a plain naming excludes nobody, and lets one that rests join in. "Anyone but Sol" leaves Sol out.
 * The cap of Natural Flow does not hold here, and souls answer the person, not one another.
 */
export function soulCircle(turn: GroupTurn, read: ReadTurn): Choice | null {
  const done = new Set<number | null>([...turn.replies.map(({ companionId }) => companionId), ...(turn.passed ?? [])]);
  const next = read.souls.find(({ id, present }) => {
    if (done.has(id)) return false;
    if (read.at.length > 0) return read.at.includes(id);
    return (present && !read.leftOut.has(id)) || (read.named && read.called.includes(id));
  });
  if (!next) return null;
  const answers = turn.asked.id;
  return read.at.length > 0
    ? { companionId: next.id, reason: 'named', score: 1, cues: { named: 1 }, answers }
    : { companionId: next.id, reason: 'turn', score: 1, cues: { turn: 1 }, answers };
}
