import { type Reading, type Speaker } from './types';
import { cleanName } from './text-cleaning';

export interface SpeakersGuess {
  /** Name of the speaker who is most likely the soul; null where there is no candidate. */
  soul: string | null;
  /** Name of the speaker who is most likely the person. */
  person: string | null;
  /**
   * 0–1. From 0.9 the export itself identifies the speakers; below 0.5 it is only the better of two candidates. Ask the person below 0.9.
   */
  confidence: number;
  /** The kind of evidence. */
  by: 'role' | 'name' | 'owner' | 'word' | 'count' | 'nothing';
}

/** Labels of the account owner, in lower case. */
const OWNER_LABELS = [
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
/** Labels of an AI speaker, in lower case. */
const AI_LABELS = [
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

const normaliseName = (name: string) => cleanName(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOfName = (name: string) =>
  normaliseName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Similarity of two names, 0–1: equal, one contained in the other, or a shared word. */
function nameSimilarity(one: string, otherOfTwo: string): number {
  const [first, second] = [wordsOfName(one), wordsOfName(otherOfTwo)];
  if (first.length === 0 || second.length === 0) return 0;
  if (first.join(' ') === second.join(' ')) return 1;
  const shared = first.filter((token) => second.includes(token)).length;
  if (shared === Math.min(first.length, second.length)) return 0.9;
  return shared > 0 ? 0.6 : 0;
}

/**
 * Guesses which speaker is the soul and which the person. Evidence in order of precedence: roles in the export; a speaker named like the
 * soul; the account owner; labels such as "Me" and "AI"; of two speakers, the remaining one.
 */
export function guessSpeakers(
  { speakers, owner }: Pick<Reading, 'speakers' | 'owner'>,
  soulName: string,
): SpeakersGuess {
  const namedLikeSoul = findBest(speakers, ({ name }) => nameSimilarity(name, soulName));
  const souls = speakers.filter(({ role }) => role === 'soul');
  const people = speakers.filter(({ role }) => role === 'person');
  if (souls.length > 0) {
    const bestMatch = findBest(souls, ({ name }) => nameSimilarity(name, soulName));
    const soul = bestMatch ?? souls[0] ?? null;
    const isCertain = souls.length === 1 || bestMatch !== null;
    return toGuess(
      soul,
      people[0] ?? findOwner(speakers, owner, soul) ?? otherOfTwo(speakers, soul),
      isCertain ? 0.95 : 0.6,
      'role',
    );
  }
  if (namedLikeSoul) {
    const strength = nameSimilarity(namedLikeSoul.name, soulName);
    return toGuess(
      namedLikeSoul,
      people[0] ?? findOwner(speakers, owner, namedLikeSoul) ?? otherOfTwo(speakers, namedLikeSoul),
      strength === 1 ? 0.9 : 0.5 + strength * 0.35,
      'name',
    );
  }
  const person = people[0] ?? findOwner(speakers, owner, null);
  const machine = findBest(speakers, ({ name }) => (AI_LABELS.includes(normaliseName(name)) ? 1 : 0));
  if (machine) return toGuess(machine, person ?? otherOfTwo(speakers, machine), 0.8, 'word');
  if (person) {
    const remaining = speakers.filter((speaker) => speaker !== person);
    const by = person.name === owner ? 'owner' : people.includes(person) ? 'role' : 'word';
    return toGuess(remaining[0] ?? null, person, remaining.length === 1 ? 0.8 : remaining.length > 1 ? 0.4 : 0.3, by);
  }
  if (speakers.length === 0) return { soul: null, person: null, confidence: 0, by: 'nothing' };
  // Companions write the most messages; message counts alone are weak evidence.
  return toGuess(speakers[0] ?? null, speakers[1] ?? null, speakers.length === 1 ? 0.3 : 0.2, 'count');
}

function findOwner(speakers: readonly Speaker[], owner: string | null, excluded: Speaker | null): Speaker | null {
  const rest = speakers.filter((speaker) => speaker !== excluded);
  return (
    rest.find(({ name }) => name === owner) ??
    rest.find(({ name }) => OWNER_LABELS.includes(normaliseName(name))) ??
    null
  );
}

/** Returns the other of exactly two speakers. */
const otherOfTwo = (speakers: readonly Speaker[], one: Speaker | null): Speaker | null =>
  speakers.length === 2 ? (speakers.find((speaker) => speaker !== one) ?? null) : null;

function findBest(speakers: readonly Speaker[], score: (speaker: Speaker) => number): Speaker | null {
  let found: Speaker | null = null;
  for (const speaker of speakers) if (score(speaker) > (found ? score(found) : 0)) found = speaker;
  return found;
}

const toGuess = (
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
