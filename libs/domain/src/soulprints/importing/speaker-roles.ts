import { guessSpeakers, type Reading } from '../formats';
import type { Choices } from './import-choices';

export type LineVoice = 'soul' | 'person' | 'other';

/** Which speakers of an export are the soul and the person. */
export interface Roles {
  soul: string | null;
  person: string | null;
  /** Confidence of the guess, 0–1; 1 where chosen explicitly. */
  sure: number;
  /** Whether texts without a speaker are the soul's own. */
  ownWords: boolean;
}

type RoleChoices = Pick<Choices, 'name' | 'soulSpeaker' | 'personSpeaker'>;

/** Assigns the roles: the person's choices first, then the most likely speakers. Chosen names that do not occur are ignored. */
export function assignRoles(
  reading: Pick<Reading, 'speakers' | 'owner'>,
  { name, soulSpeaker, personSpeaker }: RoleChoices,
  usesFirstPerson: boolean,
): Roles {
  const { speakers } = reading;
  const guess = guessSpeakers(reading, name);
  const others = (excluded: string | null) =>
    speakers.filter((speaker) => speaker.name !== excluded).map((speaker) => speaker.name);
  const remainingSpeaker = (excluded: string | null): string | null => {
    const rest = others(excluded);
    if (rest.length === 1) return rest[0] ?? null;
    return [guess.person, guess.soul].find((guessed) => guessed !== null && guessed !== excluded) ?? null;
  };
  const occurs = (chosen: string | null) => chosen !== null && speakers.some((speaker) => speaker.name === chosen);
  const person = occurs(personSpeaker) ? personSpeaker : null;
  if (soulSpeaker !== null && speakers.length > 0) {
    const soul = occurs(soulSpeaker) ? soulSpeaker : null;
    return { soul, person: person ?? remainingSpeaker(soul), sure: soul === null ? 0 : 1, ownWords: false };
  }
  if (person !== null) {
    const soul = guess.soul === person ? remainingSpeaker(person) : guess.soul;
    return { soul, person, sure: others(person).length === 1 ? 1 : guess.confidence, ownWords: false };
  }
  return {
    soul: guess.soul,
    person: guess.person === guess.soul ? null : guess.person,
    sure: guess.confidence,
    ownWords: speakers.length === 0 && usesFirstPerson,
  };
}

/** Role of a speaker of an export. Lines without a speaker are the soul's if the export contains only its own words. */
export function toVoice(speaker: string, { soul, person, ownWords }: Roles): LineVoice {
  if (speaker === '') return ownWords ? 'soul' : 'other';
  if (speaker === soul) return 'soul';
  return speaker === person ? 'person' : 'other';
}
