import { type Reading, type Speaker } from './types';
import { cleanName } from './words';

export interface SpeakersGuess {
  /** The name of the speaker who is most likely the soul; null where nobody stands out. */
  soul: string | null;
  /** The name of the speaker who is most likely the person. */
  person: string | null;
  /** 0–1. From 0.9 on the export itself says so; below 0.5 it is no more than the better of two. The person should be asked below 0.9. */
  confidence: number;
  /** What decided it. */
  by: 'role' | 'name' | 'owner' | 'word' | 'count' | 'nothing';
}

/** What people and programs call the one who holds the telephone, in small letters. */
const OWN = [
  'me',
  'you',
  'user',
  'human',
  'myself',
  'i',
  'ich',
  'du',
  'moi',
  'yo',
  'tú',
  'eu',
  'io',
  'я',
  'вы',
  'jij',
  'ik',
  '我',
  '私',
];
/** What they call a machine that answers. */
const MACHINE = [
  'ai',
  'assistant',
  'bot',
  'chatbot',
  'character',
  'char',
  'gpt',
  'chatgpt',
  'claude',
  'replika',
  'kindroid',
  'model',
  'rep',
];

const plain = (name: string) => cleanName(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const words = (name: string) =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How alike two names are, 0–1: the same, one a part of the other, or a word in common. */
function likeness(one: string, other: string): number {
  const [first, second] = [words(one), words(other)];
  if (first.length === 0 || second.length === 0) return 0;
  if (first.join(' ') === second.join(' ')) return 1;
  const shared = first.filter((word) => second.includes(word)).length;
  if (shared === Math.min(first.length, second.length)) return 0.9;
  return shared > 0 ? 0.6 : 0;
}

/**
 * Which speaker is most likely the soul, and which the person. The export's own word on it goes first; then a speaker named like the soul; then who
 * owns the account; then words such as "Me" and "AI"; and of exactly two the one who is left over.
 */
export function guessSpeakers(
  { speakers, owner }: Pick<Reading, 'speakers' | 'owner'>,
  soulName: string,
): SpeakersGuess {
  const named = best(speakers, ({ name }) => likeness(name, soulName));
  const souls = speakers.filter(({ role }) => role === 'soul');
  const people = speakers.filter(({ role }) => role === 'person');
  if (souls.length > 0) {
    const like = best(souls, ({ name }) => likeness(name, soulName));
    const soul = like ?? souls[0] ?? null;
    const sure = souls.length === 1 || like !== null;
    return answer(soul, people[0] ?? ownOf(speakers, owner, soul) ?? other(speakers, soul), sure ? 0.95 : 0.6, 'role');
  }
  if (named) {
    const strength = likeness(named.name, soulName);
    return answer(
      named,
      people[0] ?? ownOf(speakers, owner, named) ?? other(speakers, named),
      strength === 1 ? 0.9 : 0.5 + strength * 0.35,
      'name',
    );
  }
  const person = people[0] ?? ownOf(speakers, owner, null);
  const machine = best(speakers, ({ name }) => (MACHINE.includes(plain(name)) ? 1 : 0));
  if (machine) return answer(machine, person ?? other(speakers, machine), 0.8, 'word');
  if (person) {
    const left = speakers.filter((speaker) => speaker !== person);
    const by = person.name === owner ? 'owner' : people.includes(person) ? 'role' : 'word';
    return answer(left[0] ?? null, person, left.length === 1 ? 0.8 : left.length > 1 ? 0.4 : 0.3, by);
  }
  if (speakers.length === 0) return { soul: null, person: null, confidence: 0, by: 'nothing' };
  // Companions answer at greater length and never leave a message unanswered; but of counts alone that is a weak sign.
  return answer(speakers[0] ?? null, speakers[1] ?? null, speakers.length === 1 ? 0.3 : 0.2, 'count');
}

function ownOf(speakers: readonly Speaker[], owner: string | null, besides: Speaker | null): Speaker | null {
  const rest = speakers.filter((speaker) => speaker !== besides);
  return rest.find(({ name }) => name === owner) ?? rest.find(({ name }) => OWN.includes(plain(name))) ?? null;
}

/** The other one of two. */
const other = (speakers: readonly Speaker[], one: Speaker | null): Speaker | null =>
  speakers.length === 2 ? (speakers.find((speaker) => speaker !== one) ?? null) : null;

function best(speakers: readonly Speaker[], score: (speaker: Speaker) => number): Speaker | null {
  let found: Speaker | null = null;
  for (const speaker of speakers) if (score(speaker) > (found ? score(found) : 0)) found = speaker;
  return found;
}

const answer = (
  soul: Speaker | null,
  person: Speaker | null,
  confidence: number,
  by: SpeakersGuess['by'],
): SpeakersGuess => ({
  soul: soul?.name ?? null,
  person: person?.name ?? null,
  confidence,
  by,
});
