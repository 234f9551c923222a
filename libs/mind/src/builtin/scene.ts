import { earlierOf } from '../care/risk';
import type { Echo } from '../perception/echo';
import { isPleasant, type Feeling, type FoundFeeling } from '../perception/feelings';
import { perceive, type Perception } from '../perception/perceive';
import { plain, wordsOf } from '../perception/text';
import type { Topic } from '../perception/topics';
import { readPersona, type Persona } from '../persona';
import type { VoiceTurn } from '../voice';
import { dictionOf, type Diction } from './phrases/diction';
import { leaningOf, type Leaning } from './leaning';
import type { Mood } from './situations/situation';

/** How far back a feeling or news still colours the talk, in messages of the person. */
const MOOD_SPAN = 6;
/** How much less a soul asks where another one has just asked: nobody is questioned by a whole circle. */
const ASKED_ALREADY = 0.25;
/** How long after a death nothing is taken lightly, though it is not spoken of at every turn. */
const MOURNING_SPAN = 16;

/** Everything a reply is composed from. */
export interface Scene {
  turn: VoiceTurn;
  persona: Persona;
  leaning: Leaning;
  talk: Diction;
  mood: Mood;
  message: string;
  seen: Perception;
  /** What was noticed in the messages before, newest first, at most thirty. */
  before: { text: string; seen: Perception }[];
  /** The soul's own replies, oldest first. */
  replies: string[];
  feeling: FoundFeeling | null;
  /** The last message itself tells of something hard. */
  hard: boolean;
  /** It does, or something hard was said a little earlier. */
  heavy: boolean;
  /** It is pleasant, by what is felt or by what is told. */
  light: boolean;
  /** The news it brings is not new: it was spoken of a few messages ago. */
  known: boolean;
  /** Somebody died, some time ago in this talk: nothing playful beside it. */
  mourning: boolean;
  /** The kind of hard news that still hangs over the talk. */
  news: string | null;
  /** The person spoke of not wanting to live, a message or two ago. */
  shaken: boolean;
  topic: Topic | null;
  someone: Topic | null;
  /** Something the person spoke of earlier and nobody has come back to. */
  earlier: Topic | null;
  echo: Echo | null;
  interest: string | null;
  /** The person's message touches one of the soul's interests. */
  aboutInterest: string | null;
  /** What the person is called, where that was not said within the last replies. */
  name: string | null;
  called: string | null;
  silentOnQuestions: boolean;
}

/** The interests a soul was given, and those its description or instructions name. */
function interestsOf(persona: Persona): string[] {
  const told = [
    ...`${persona.description}. ${persona.instructions}`.matchAll(
      /\b(?:loves?|likes?|enjoys?|fond of|interested in|passionate about|knows? (?:all )?about|fascinated by) ((?:[a-z]+[ -]?){1,4}?)(?=[.,;!\n]| and | but | who | when |$)/gi,
    ),
  ].map((found) => found[1] ?? '');
  return [...persona.interests, ...told]
    .map((interest) => interest.trim().replace(/[.!]+$/, ''))
    .filter(
      (interest) =>
        /^[\p{L}\p{N}' &-]{3,40}$/u.test(interest) &&
        !/\b(?:to|you|i|your|me|humans?|people|human|person|being|the user|user|him|her|it|them)\b/i.test(interest),
    )
    .map((interest) =>
      /^[A-Z][a-z]+(?: [a-z]+)*$/.test(interest) && !/\b(?:of|in)\b/.test(interest)
        ? interest.charAt(0).toLowerCase() + interest.slice(1)
        : interest,
    );
}

/** What other souls have said to the same message already. */
function othersLately(past: VoiceTurn['history'], own: string): string[] {
  const since = past.findLastIndex(({ from }) => from === 'person');
  return past.slice(since + 1).flatMap(({ speaker, text }) => (speaker === own ? [] : [text]));
}

/** Whether a text says most of the words of an echo: said back once, it is not said back again. */
function saysBack(text: string, echo: Echo | null): boolean {
  const words = wordsOf(echo?.clause ?? '').filter((word) => word.length > 3);
  const said = new Set(wordsOf(text));
  return words.length > 0 && words.filter((word) => said.has(word)).length > words.length / 2;
}

function nameOf(turn: VoiceTurn, persona: Persona): string | null {
  if (turn.self.wishes.callPerson) return turn.self.wishes.callPerson;
  const wanted =
    /\b(?:[Cc]all|[Aa]ddress) (?:me|them|the (?:user|person)|him|her) (?:as )?["']?([A-Z][\p{L}'-]{1,20})/u.exec(
      persona.instructions,
    )?.[1];
  const name = wanted ?? plain(turn.person.name).split(' ')[0] ?? '';
  return /^[\p{L}][\p{L}'-]{1,24}$/u.test(name) ? name : null;
}

const REMEMBERING =
  /\b(?:used to|i (?:really |still )?miss|remember (?:when|how|that|the)|when i was (?:a |little|small|young|seven|eight|nine|ten|\d)|back then|years ago|as a (?:kid|child|girl|boy)|in my childhood|best days|those days|the old days|good old)\b/i;
const WORRYING =
  /\bwhat if\b|\b(?:might|may|could|going to|gonna|about to) (?:be |get |have to )?(?:fired|lose|lost|laid off|fail|die|leave|break)\b|\btoo late\b|\bnever find\b|\bwon't say why\b/i;
const BETWEEN_PEOPLE =
  /\b(?:he|she|they|him|her|them|us|my (?:mum|mom|mother|dad|father|parents|sister|brother|son|daughter|wife|husband|partner|friend|ex|grand\w+|family)|love|miss|feel nothing|anything|alone|nobody|no one)\b/i;
const INTO_MOOD: Partial<Record<Feeling, Mood>> = {
  sad: 'grief',
  lonely: 'grief',
  afraid: 'worry',
  confused: 'worry',
  angry: 'wrong',
  hurt: 'wrong',
};

/** The mood ordinary talk is answered in: by the feeling named, else by what is told. */
function moodOf(
  seen: Perception,
  own: FoundFeeling | null,
  heavy: boolean,
  news: string | null,
  message: string,
): Mood {
  const kinds = new Set(
    seen.feelings.filter(({ whose }) => whose === 'person').map(({ feeling }) => isPleasant(feeling)),
  );
  if (kinds.size === 2) return 'mixed';
  if (own && !isPleasant(own.feeling) && own.feeling !== 'bored') return INTO_MOOD[own.feeling] ?? 'strain';
  if (own && isPleasant(own.feeling)) return own.feeling === 'calm' || own.feeling === 'hopeful' ? 'plain' : 'joy';
  if (seen.intent === 'good-news' || (seen.tone === 'pleasant' && /!{2,}/.test(message))) return 'joy';
  if (news === 'death' || news === 'parting') return 'grief';
  if (heavy && WORRYING.test(message)) return 'worry';
  // What lies between people is no load to be put down.
  if (heavy) return BETWEEN_PEOPLE.test(message) ? 'grief' : 'strain';
  return REMEMBERING.test(message) ? 'memory' : 'plain';
}

/** @param message the last one of the history, or the part of it to be answered */
export function sceneOf(turn: VoiceTurn, message: string): Scene {
  const persona = readPersona(turn.soul);
  const seen = perceive(message, earlierOf(turn.history.slice(0, -1)));
  const past = turn.history.slice(0, -1);
  const before = past
    .filter((utterance) => utterance.from === 'person')
    .slice(-30)
    .reverse()
    .map(({ text }) => ({ text, seen: perceive(text) }));
  const replies = past.filter((utterance) => utterance.from === 'soul').map(({ text }) => text);
  const others = turn.group ? othersLately(past, turn.soul.name) : [];
  const leaning = leaningOf(turn, persona);
  const name = nameOf(turn, persona);
  const own = seen.feelings.find((found) => found.whose === 'person') ?? null;
  const pleasant = (own !== null && isPleasant(own.feeling)) || seen.intent === 'good-news';
  // Who asks for another subject, or feels well again, is not led back.
  const changed = before.findIndex(
    ({ seen: was }) =>
      was.intent === 'change' || was.feelings.some((found) => found.whose === 'person' && isPleasant(found.feeling)),
  );
  const recent = before.slice(0, Math.min(MOOD_SPAN, changed < 0 ? MOOD_SPAN : changed));
  const news =
    seen.news ?? (pleasant ? null : (recent.find((one) => one.seen.intent === 'hard-news')?.seen.news ?? null));
  const heavyBefore = recent
    .slice(0, 2)
    .some(
      ({ seen: was }) =>
        (was.tone === 'hard' && was.intent === 'statement' && !was.question) ||
        was.feelings.some(
          (found) =>
            found.whose === 'person' && !isPleasant(found.feeling) && found.strength > 1 && found.feeling !== 'bored',
        ),
    );
  // What was rejoiced at a moment ago is still rejoiced at.
  const glad = !pleasant && before.slice(0, 2).some(({ seen: was }) => was.intent === 'good-news');
  const shakenLately = before.slice(0, changed < 0 ? 12 : changed).some((one) => one.seen.distress === 'own');
  // Tears of joy are no trouble.
  const toneHard = seen.tone === 'hard' && !(glad && /\b(?:cried|crying|tears)\b/i.test(message));
  const hard =
    own !== null ? !isPleasant(own.feeling) && own.feeling !== 'bored' : !pleasant && (seen.news !== null || toneHard);
  const people = before.flatMap((one) =>
    one.seen.topics.filter((topic) => topic.someone).map(({ name: known }) => known),
  );
  // Who was introduced once is somebody from then on, however they are mentioned.
  const named = seen.topics
    .filter((topic) => topic.name !== '')
    .map((topic) =>
      !topic.someone && people.some((known) => known === topic.name || known.endsWith(` ${topic.name}`))
        ? { ...topic, someone: true, weight: 5 }
        : topic,
    );
  const nouns = new Set(wordsOf(message));
  const lately = replies.slice(-4).join(' ').toLowerCase();
  const lowered = message.toLowerCase();
  const interests = interestsOf(persona);
  const early = before
    .slice(1)
    .flatMap((one) => one.seen.topics)
    .filter(
      (topic) =>
        topic.weight >= 4 && topic.name.startsWith('your ') && !nouns.has(topic.noun) && !lately.includes(topic.noun),
    );
  const style = `${persona.style} ${persona.instructions}`.toLowerCase();
  const someone = named.find((topic) => topic.someone && topic.weight >= 5) ?? null;
  const brightens = seen.tone === 'pleasant' && !shakenLately;
  const heavy =
    hard || (!pleasant && !brightens && seen.intent !== 'change' && (news !== null || heavyBefore || shakenLately));
  return {
    turn,
    persona,
    leaning: others.some((text) => text.includes('?')) ? { ...leaning, asks: leaning.asks * ASKED_ALREADY } : leaning,
    talk: dictionOf(persona.archetype),
    mood: glad && !heavy && own === null ? 'joy' : moodOf(seen, own, heavy, heavy ? news : null, message),
    message,
    seen,
    before,
    replies,
    feeling: own,
    hard,
    heavy,
    light: !hard && (pleasant || (seen.tone === 'pleasant' && own === null)),
    known: seen.news !== null && before.slice(0, 6).some((one) => one.seen.news === seen.news),
    mourning: before.slice(0, MOURNING_SPAN).some(({ seen: was }) => was.news === 'death'),
    news,
    shaken: before.slice(0, 4).some((one) => one.seen.distress === 'own'),
    topic: named.find((topic) => !topic.someone) ?? null,
    someone,
    earlier: early[0] ?? null,
    echo: seen.echo && others.some((text) => saysBack(text, seen.echo)) ? null : seen.echo,
    interest: interests[replies.length % Math.max(1, interests.length)] ?? null,
    aboutInterest:
      interests.find((interest) =>
        wordsOf(interest).some((word) => word.length > 3 && lowered.includes(word.replace(/s$/, ''))),
      ) ?? null,
    name: name !== null && !replies.slice(-3).some((reply) => reply.includes(name)) ? name : null,
    called: name,
    silentOnQuestions:
      turn.self.wishes.noQuestions ||
      /\b(?:no questions|never asks?(?: \w+)? questions?|don't ask(?: \w+)? questions?|do not ask(?: \w+)? questions?|without questions)\b/.test(
        style,
      ),
  };
}
