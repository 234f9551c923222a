import { antecedent, clauseOf, peopleIn, personOf, whenIn } from '../../perception/details';
import { mended, plain } from '../../perception/text';
import type { Slots } from '../speech';
import { DAYS } from './days';
import { EVENINGS } from './evenings';
import { JOYS } from './joys';
import type { Situation } from './situation';
import { SORROWS } from './sorrows';
import { STRAINS } from './strains';
import { TROUBLES } from './troubles';

/** The first that fits is what a message is about: what matters most comes first. */
const ORDER =
  'asked-to-keep death parents-parting parting illness-other job-loss failure passed-over birth pregnant-scared pregnant pressed proposal went wedding guilt-parent suspicion first-day exam interview new-job their-success success job-loss-other new-pet child-step crush visit team-won named unsaid-birthday birthday unseen quarrel estranged family-feast neighbours quitting insomnia unliked loneliness money illness-own low parenting anniversary taught memory moving absent mixed life racing stuck photos dream therapy cook-what company playing creating learning resolve trip cooking ate garden walk pet watching work what-a-day good-day mishap tired weather home-now first-time introduced'.split(
    ' ',
  );
const ALL = [...SORROWS, ...JOYS, ...STRAINS, ...TROUBLES, ...DAYS, ...EVENINGS].sort(
  (a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key),
);

export interface Found {
  situation: Situation;
  slots: Slots;
}

function pronounSlot(pronoun: string): string | null {
  const lower = pronoun.toLowerCase();
  if (/^(?:he|she|they)$/.test(lower)) return lower;
  return lower === 'we' ? 'you' : personOf(pronoun);
}

/** The person with the name that stands beside, if one does: "your friend Tom" for "your friend". */
function named(person: string | null, people: readonly string[]): string | null {
  return person === null ? null : (people.find((one) => one.startsWith(`${person} `)) ?? person);
}

function slotsOf(situation: Situation, text: string, earlier: readonly string[]): Record<string, string | undefined> {
  const slots: Record<string, string | undefined> = {};
  const people = peopleIn(text);
  for (const pattern of [situation.when, ...(situation.also ?? [])]) {
    for (const [name, value] of Object.entries(pattern.exec(text)?.groups ?? {})) {
      if (value === undefined || slots[name] !== undefined) continue;
      const whole = value.trim();
      if (name === 'pronoun') slots[name] = pronounSlot(whole) ?? undefined;
      else if (name === 'petname') slots[name] = personOf(whole) ?? undefined;
      else if (/^(?:person|lost|pair|shouter|target)$/.test(name))
        slots[name] =
          (/^(?:he|she)$/i.test(whole)
            ? antecedent(whole, [...[...people].reverse(), ...earlier])
            : named(personOf(whole), people)) ?? undefined;
      else slots[name] = clauseOf(whole)?.replace(/^(?:An?|The)\b/, (word) => word.toLowerCase()) ?? undefined;
    }
  }
  const time = whenIn(text, situation.when);
  const pronoun = /\b(?:he|she|him|her|his)\b/i.exec(text)?.[0];
  return {
    ...slots,
    unnamed: slots['petname'] ? undefined : slots['pet'],
    when: time?.when,
    day: time?.day ?? undefined,
    who: slots['person'] ?? people[0] ?? (pronoun ? (antecedent(pronoun, earlier) ?? undefined) : undefined),
  };
}

/**
 * The situations a message tells of, the weightiest first.
 * @param earlier what the person wrote before, newest first: whom a "he" of this message may mean
 */
export function situationsIn(message: string, earlier: readonly string[]): Found[] {
  const text = mended(plain(message)).slice(0, 2_000);
  let known: string[] | null = null;
  const found: Found[] = [];
  for (const situation of ALL) {
    if (!situation.when.test(text) || situation.unless?.test(text)) continue;
    known ??= earlier.slice(0, 6).flatMap((one) => peopleIn(mended(plain(one))).reverse());
    const slots = slotsOf(situation, text, known);
    if (situation.needs && !situation.needs.some((name) => slots[name])) continue;
    found.push({ situation, slots });
  }
  return found;
}

/** What the person has ahead and spoke of with its day: for the wish that goes with a goodbye. */
export function aheadIn(texts: readonly string[]): Slots | null {
  for (const text of texts) {
    for (const { situation, slots } of situationsIn(text, [])) {
      const ahead = slots['exam'] ?? slots['event'];
      if ((situation.key === 'exam' || situation.key === 'interview') && ahead && slots['when'])
        return { ahead, when: slots['when'] };
    }
  }
  return null;
}

/** Whom a "he" or "she" means, by what was written before. */
export function whoIs(pronoun: string, earlier: readonly string[]): string | null {
  return antecedent(
    pronoun,
    earlier.slice(0, 6).flatMap((one) => peopleIn(mended(plain(one))).reverse()),
  );
}
