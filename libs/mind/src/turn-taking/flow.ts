import { amongSouls } from './among';
import type { Choice, GroupMessage, GroupTurn } from './group';
import { leaning } from './nature';
import { lastSpeakers, type ReadTurn } from './reading';
import { AMONG, CAP, COMFORT_LEAST, LATELY, MOST, NEXT, WEIGHTS } from './rules';
import { choiceFrom, drawn, scored, type Scored } from './score';

/** A turn as it was read, with the souls by how strongly the person's message draws them: the same with every reply. */
interface Round {
  turn: GroupTurn;
  read: ReadTurn;
  ranked: readonly Scored[];
}

/**
 * Natural Flow: who is called speaks; otherwise whoever is drawn most, and others only where all were asked or the matter is theirs as well.
 * Pure: how many replies were among souls is found by going through the turn again.
 */
export function naturalFlow(turn: GroupTurn, read: ReadTurn): Choice | null {
  const round = { turn, read, ranked: scored(read, turn.asked.text) };
  let among = 0;
  for (let at = 0; at < turn.replies.length; at++) {
    const chosen = chooseAfter(round, turn.replies.slice(0, at), among);
    if (chosen && chosen.answers !== turn.asked.id && chosen.companionId === turn.replies[at]?.companionId) among++;
  }
  return chooseAfter(round, turn.replies, among);
}

function chooseAfter(round: Round, replies: readonly GroupMessage[], among: number): Choice | null {
  const { turn, read, ranked } = round;
  if (replies.length >= capOf(turn.maxResponses)) return null;
  const done = new Set<number | null>([...replies.map(({ companionId }) => companionId), ...(turn.passed ?? [])]);
  const calledNext = read.called.find((id) => !done.has(id));
  if (calledNext !== undefined) return callOf(calledNext, read, turn.asked.id);
  const free = ranked.filter(({ soul: { id } }) => !done.has(id));
  const next = answerNext(round, free, replies.length - among);
  const quiet = read.demand !== 'answer' && read.demand !== 'greeting';
  if (turn.amongSouls === false || quiet || among >= AMONG.most || replies.length === 0) return next;
  const other = amongSouls(
    replies,
    read.history,
    read.souls,
    new Set(free.map(({ soul }) => soul.id)),
    isDirected(read),
  );
  return other && (!next || other.score > next.score) ? other : next;
}

/** The person's cap, within what can be set. */
function capOf(maxResponses: number): number {
  return Math.min(CAP.most, Math.max(CAP.least, Math.trunc(maxResponses) || CAP.least));
}

function callOf(companionId: number, read: ReadTurn, answers: number): Choice {
  const score = WEIGHTS.named;
  return { companionId, reason: read.named ? 'named' : 'addressed-two', score, cues: { named: score }, answers };
}

/** One was called, or the message takes up what one said. */
function isDirected(read: ReadTurn): boolean {
  if (read.address.all) return false;
  return read.called.length > 0 || WEIGHTS.repliedTo * Math.max(0, ...read.following.bySoul.values()) >= NEXT.directed;
}

/** Who of `free` answers the person next, after `given` replies to them. */
function answerNext(round: Round, free: readonly Scored[], given: number): Choice | null {
  const { read, turn } = round;
  const answers = turn.asked.id;
  const toAll = read.address.all;
  if (read.called.length > 0 && (!toAll || read.demand === 'farewell' || read.demand === 'thanks')) return null;
  switch (read.demand) {
    case 'nod':
      return null;
    case 'farewell':
    case 'thanks':
      return courtesy(round, free, given);
    case 'comfort': {
      const best = free.find(({ soul }) => given === 0 || leaning(soul, 'empathy') >= COMFORT_LEAST);
      return best && given < MOST.comfort ? choiceFrom(best, answers, 'comfort') : null;
    }
    case 'greeting':
    case 'answer': {
      const asked = read.address.others ? othersOf(round, free) : free;
      if (asked[0] && (given === 0 || toAll)) return choiceFrom(asked[0], answers);
      if (read.demand === 'greeting' ? given >= MOST.greeting : given >= NEXT.most || read.offFocus) return null;
      const least = isDirected(read) ? NEXT.leastBeside : NEXT.least;
      const second = asked.find((one) => drawn(one) >= least);
      return second ? choiceFrom(second, answers) : null;
    }
  }
}

/** "What do the others think?": those who have not spoken since the person last did, if there are any. */
function othersOf({ read, ranked }: Round, free: readonly Scored[]): readonly Scored[] {
  const silent = ({ soul }: Scored) => !read.spokeJustNow.has(soul.id);
  return ranked.some(silent) ? free.filter(silent) : free;
}

/** A short goodbye or "you're welcome" by those who were in the conversation lately; where nobody was, by one who is there. */
function courtesy({ turn, read, ranked }: Round, free: readonly Scored[], given: number): Choice | null {
  const farewell = read.demand === 'farewell';
  const most = farewell || read.address.all ? MOST.farewell : MOST.thanks;
  if (given >= most) return null;
  const history = read.history.slice(-LATELY);
  const lately = lastSpeakers(history, most, new Set(ranked.map(({ soul }) => soul.id)));
  const one = lately.length > 0 ? free.find(({ soul }) => lately.includes(soul.id)) : given === 0 ? free[0] : undefined;
  if (!one) return null;
  const cues: Choice['cues'] = lately.length > 0 ? { ...one.cues, lately: WEIGHTS.lately } : one.cues;
  const score = Math.min(1, one.score + (cues.lately ?? 0));
  return { ...choiceFrom(one, turn.asked.id, farewell ? 'farewell' : 'replied-to'), cues, score };
}
