import { guessSpeakers, type Reading } from '../formats';
import type { Choices } from './import-choices';

export type LineVoice = 'soul' | 'person' | 'other';

/** Who of an export is who. */
export interface Roles {
  soul: string | null;
  person: string | null;
  /** 0–1: how sure the guess is; 1 where it was said. */
  sure: number;
  /** What stands under nobody's name is the soul's own. */
  ownWords: boolean;
}

type Chosen = Pick<Choices, 'name' | 'soulSpeaker' | 'personSpeaker'>;

/** What the person said of it, and for the rest what is most likely. A name that nobody bears is nobody's. */
export function rolesOf(
  reading: Pick<Reading, 'speakers' | 'owner'>,
  { name, soulSpeaker, personSpeaker }: Chosen,
  saysI: boolean,
): Roles {
  const { speakers } = reading;
  const guess = guessSpeakers(reading, name);
  const others = (one: string | null) => speakers.filter((speaker) => speaker.name !== one).map((each) => each.name);
  const left = (one: string | null): string | null => {
    const rest = others(one);
    if (rest.length === 1) return rest[0] ?? null;
    return [guess.person, guess.soul].find((guessed) => guessed !== null && guessed !== one) ?? null;
  };
  const bears = (one: string | null) => one !== null && speakers.some((speaker) => speaker.name === one);
  const person = bears(personSpeaker) ? personSpeaker : null;
  if (soulSpeaker !== null && speakers.length > 0) {
    const soul = bears(soulSpeaker) ? soulSpeaker : null;
    return { soul, person: person ?? left(soul), sure: soul === null ? 0 : 1, ownWords: false };
  }
  if (person !== null) {
    const soul = guess.soul === person ? left(person) : guess.soul;
    return { soul, person, sure: others(person).length === 1 ? 1 : guess.confidence, ownWords: false };
  }
  return {
    soul: guess.soul,
    person: guess.person === guess.soul ? null : guess.person,
    sure: guess.confidence,
    ownWords: speakers.length === 0 && saysI,
  };
}

export function voiceOf(speaker: string, { soul, person, ownWords }: Roles): LineVoice {
  if (speaker === '') return ownWords ? 'soul' : 'other';
  if (speaker === soul) return 'soul';
  return speaker === person ? 'person' : 'other';
}
