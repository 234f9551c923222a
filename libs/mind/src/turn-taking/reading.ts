import { perceive, type Perception } from '../perception/perceive';
import { addressIn, type Address } from './address';
import { followingOf, type Following } from './follows';
import type { GroupMessage, GroupTurn, Participant } from './group';
import { contentOf, kinship, type Word } from './kinship';
import { namingsIn } from './names';
import { isLaughing, isTearful } from './nature';
import { HISTORY_READ, ON_FOCUS } from './rules';

/** What kind of answer a message asks for. */
export type Demand =
  /** Somebody is in need, or mourns. */
  | 'comfort'
  | 'farewell'
  /** A nod, a laugh, "back in a moment", after which nothing need be said. */
  | 'nod'
  | 'thanks'
  | 'greeting'
  /** Anything else that is told or asked: somebody answers. */
  | 'answer';

/** What was read in the person's message: the same for every choice of a turn. */
export interface ReadTurn {
  souls: readonly Participant[];
  history: readonly GroupMessage[];
  perceived: Perception;
  address: Address;
  demand: Demand;
  content: readonly Word[];
  /** Called by name or with @, in the order of mention; with "you two", those who spoke last. */
  called: readonly number[];
  /** Whether they were called by name, not as "you two". */
  named: boolean;
  /** With @ alone. */
  at: readonly number[];
  spokenOf: ReadonlySet<number>;
  leftOut: ReadonlySet<number>;
  /** Souls that spoke since the person last did. */
  spokeJustNow: ReadonlySet<number>;
  following: Following;
  /** Null without a focus. */
  focusWords: readonly Word[] | null;
  /** Not on the focus. */
  offFocus: boolean;
}

const BACK_SOON =
  /^(?:ok(?:ay)?[\s,.!]*)?(?:brb|afk|bbl|bbs|(?:i'll |i will )?be (?:right )?back(?: (?:soon|in \w+(?: \w+)?))?|back in (?:a|\d+|five|ten)\b[\w ]*|(?:just )?(?:one|a|1) (?:sec|second|moment|minute|min)|hold on|hang on|wait)[\s.,!]*(?:please)?[\s.!]*$/i;
const HELLO_SIGN = /[👋🙋]/u;
const GRAVE = new Set(['death', 'parting', 'illness']);

function demandOf(text: string, perceived: Perception, following: Following): Demand {
  const { distress, intent, news, feelings, question } = perceived;
  if (distress !== 'none' || intent === 'only-one') return 'comfort';
  if (intent === 'hard-news' && (news === null || GRAVE.has(news)) && !isLaughing(text)) return 'comfort';
  if (isTearful(text) && intent === 'emoji') return 'comfort';
  if (
    feelings.some(
      ({ feeling, strength, whose }) =>
        /^(?:sad|lonely|hurt|afraid)$/.test(feeling) && strength === 3 && whose === 'person',
    )
  )
    return 'comfort';
  const answered = following.last !== null;
  if (BACK_SOON.test(text.trim())) return answered ? 'nod' : 'answer';
  if (intent === 'farewell') return 'farewell';
  if (intent === 'thanks') return answered ? 'thanks' : 'answer';
  if (intent === 'greeting' || (intent === 'emoji' && HELLO_SIGN.test(text))) return 'greeting';
  const nods = intent === 'yes' || intent === 'laughter' || intent === 'emoji';
  return nods && answered && !following.wasAsked && !question ? 'nod' : 'answer';
}

/** The two who spoke last, the earlier first; both, where there are only two. */
function lastTwo(souls: readonly Participant[], history: readonly GroupMessage[]): number[] {
  const present = souls.filter((soul) => soul.present).map(({ id }) => id);
  if (present.length <= 2) return present;
  const spoke = lastSpeakers(history, 2, new Set(present));
  return spoke.length === 2 ? spoke.reverse() : [];
}

/** Souls of `among` by when they spoke last, the latest first. */
export function lastSpeakers(history: readonly GroupMessage[], most: number, among: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let at = history.length - 1; at >= 0 && found.length < most; at--) {
    const id = history[at]?.companionId;
    if (id !== null && id !== undefined && among.has(id) && !found.includes(id)) found.push(id);
  }
  return found;
}

function spokeSince(history: readonly GroupMessage[]): ReadonlySet<number> {
  const begins = history.findLastIndex(({ from }) => from === 'person') + 1;
  return new Set(history.slice(begins).flatMap(({ companionId }) => (companionId === null ? [] : [companionId])));
}

export function readTurn(turn: GroupTurn): ReadTurn {
  const { souls, asked, focus } = turn;
  const history = turn.history.slice(-HISTORY_READ);
  const perceived = perceive(asked.text, [], turn.raisedRisk ?? null);
  const following = followingOf(asked, history, perceived);
  const address = addressIn(asked.text);
  const namings = namingsIn(asked.text, souls);
  const ids = (...manners: string[]) => [
    ...new Set(namings.filter(({ manner }) => manners.includes(manner)).map(({ id }) => id)),
  ];
  const byName = ids('at', 'called');
  const called = byName.length === 0 && address.pair ? lastTwo(souls, history) : byName;
  const content = contentOf(asked.text);
  const demand = demandOf(asked.text, perceived, following);
  // Need is heard whatever the group was held to.
  const focusWords = focus === null || focus.trim() === '' || demand === 'comfort' ? null : contentOf(focus);
  const near = focusWords === null || content.length === 0 ? 1 : kinship(content, focusWords);
  return {
    souls,
    history,
    perceived,
    address: { ...address, all: address.all || (address.pair && called.length === 0) },
    demand,
    content,
    called,
    named: byName.length > 0,
    at: ids('at'),
    spokenOf: new Set(ids('spoken-of')),
    leftOut: new Set(ids('left-out')),
    spokeJustNow: spokeSince(history),
    following,
    focusWords,
    offFocus: near < ON_FOCUS,
  };
}
