import { isPleasant, type FoundFeeling } from '../perception/feelings';
import { perceive, type Perception } from '../perception/perceive';
import { turned } from '../perception/reflect';
import { plain, wordsOf } from '../perception/text';
import type { Topic } from '../perception/topics';
import { readPersona, type Persona } from '../persona';
import type { VoiceTurn } from '../voice';
import { archetypeTalk, type ArchetypeTalk } from './phrases/archetypes';

/** How far back a feeling or news still colours the talk, in messages of the person. */
const MOOD_SPAN = 6;

/** Everything a reply is composed from. */
export interface Scene {
  persona: Persona;
  talk: ArchetypeTalk;
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
  /** The kind of hard news that still hangs over the talk. */
  news: string | null;
  /** The person spoke of not wanting to live, a message or two ago. */
  shaken: boolean;
  topic: Topic | null;
  someone: Topic | null;
  /** Something the person spoke of earlier and nobody has come back to. */
  earlier: Topic | null;
  echo: string | null;
  interest: string | null;
  /** The person's message touches one of the soul's interests. */
  aboutInterest: string | null;
  name: string | null;
  brief: boolean;
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

function nameOf(turn: VoiceTurn, persona: Persona): string | null {
  const wanted =
    /\b(?:[Cc]all|[Aa]ddress) (?:me|them|the (?:user|person)|him|her) (?:as )?["']?([A-Z][\p{L}'-]{1,20})/u.exec(
      persona.instructions,
    )?.[1];
  const name = wanted ?? plain(turn.person.name).split(' ')[0] ?? '';
  return /^[\p{L}][\p{L}'-]{1,24}$/u.test(name) ? name : null;
}

/** The first clause of a short plain statement, turned around; null wherever that could go wrong. */
function echoOf(seen: Perception): string | null {
  const sentence = (seen.sentences.find((one) => /^(?:i|my|we|our)\b/i.test(one)) ?? '').replace(/[.!]+$/, '');
  if (
    /[?,;:!.]|\b(?:said|says|told|asked|think|thought|guess|know|wish|hope|if|that|because|but|mean|feel|felt|want|need|love|hate|am|'m|i'm|don't|just|really|so|and|who|which|when|this|these|it|lol|sorry)\b/i.test(
      sentence,
    )
  )
    return null;
  const words = wordsOf(sentence).length;
  return words >= 4 && words <= 12 ? turned(sentence) : null;
}

export function sceneOf(turn: VoiceTurn): Scene {
  const persona = readPersona(turn.soul);
  const message = turn.history.at(-1)?.text ?? '';
  const seen = perceive(message);
  const past = turn.history.slice(0, -1);
  const before = past
    .filter((utterance) => utterance.from === 'person')
    .slice(-30)
    .reverse()
    .map(({ text }) => ({ text, seen: perceive(text) }));
  const replies = past.filter((utterance) => utterance.from === 'soul').map(({ text }) => text);
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
    .some(({ seen: was }) =>
      was.feelings.some(
        (found) =>
          found.whose === 'person' && !isPleasant(found.feeling) && found.strength > 1 && found.feeling !== 'bored',
      ),
    );
  const shakenLately = before.slice(0, changed < 0 ? 12 : changed).some((one) => one.seen.distress === 'own');
  const hard =
    own !== null
      ? !isPleasant(own.feeling) && own.feeling !== 'bored'
      : !pleasant && (seen.news !== null || seen.tone === 'hard');
  const named = seen.topics.filter((topic) => topic.name !== '');
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
  const name = nameOf(turn, persona);
  const someone = named.find((topic) => topic.someone && topic.weight >= 5) ?? null;
  return {
    persona,
    talk: archetypeTalk(persona.archetype),
    message,
    seen,
    before,
    replies,
    feeling: own,
    hard,
    heavy: hard || (!pleasant && seen.intent !== 'change' && (news !== null || heavyBefore || shakenLately)),
    light: !hard && (pleasant || (seen.tone === 'pleasant' && own === null)),
    known: seen.news !== null && before.slice(0, 6).some((one) => one.seen.news === seen.news),
    news,
    shaken: before.slice(0, 4).some((one) => one.seen.distress === 'own'),
    topic: named.find((topic) => !topic.someone) ?? null,
    someone,
    earlier: early[0] ?? null,
    echo: echoOf(seen),
    interest: interests[replies.length % Math.max(1, interests.length)] ?? null,
    aboutInterest:
      interests.find((interest) =>
        wordsOf(interest).some((word) => word.length > 3 && lowered.includes(word.replace(/s$/, ''))),
      ) ?? null,
    name: name !== null && !replies.slice(-3).some((reply) => reply.includes(name)) ? name : null,
    brief: /\b(?:brief|short|concise|terse|laconic|few words|to the point)\b/.test(style),
    silentOnQuestions:
      /\b(?:no questions|never asks?(?: \w+)? questions?|don't ask(?: \w+)? questions?|do not ask(?: \w+)? questions?|without questions)\b/.test(
        style,
      ),
  };
}
