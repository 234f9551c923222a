import { COUNTRIES, EMERGENCY } from './countries';

/** A helpline as its provider states it. Numbers are written as they are dialled within the country. */
export interface Helpline {
  name: string;
  /** Numbers to call, the first before the others. */
  call: readonly string[];
  /** Where to write a text message, and the word to begin with where one is asked for. */
  text: { to: string; word: string | null } | null;
  /** Around the clock; null where that is not certain. */
  always: true | null;
  /** The provider's own page: where the entry is from, and where it is to be checked. */
  source: string;
  /** The day on which a person compared the entry with that page (YYYY-MM-DD); null where nobody has yet. */
  checked: string | null;
}

export interface Help {
  /** The ISO 3166 code of the country it is for, or null where none is known. */
  country: string | null;
  /** The number for an emergency in that country; null: to be said in words. */
  emergency: string | null;
  helplines: readonly Helpline[];
  /** A page that finds helplines anywhere, for a link and nothing more. */
  finder: string;
  /** The day on which the list was put together. */
  listed: string;
}

export const FINDER = 'https://findahelpline.com';
export const LISTED = '2026-11-22';
/** Said where no number is certain: never another country's. */
export const EMERGENCY_IN_WORDS = 'your local emergency number';

/**
 * The help there is in a country.
 * @param country its ISO 3166 code of two letters, in either case; null or a code not listed: no number at all
 */
export function helpFor(country: string | null): Help {
  const code = country?.trim().toUpperCase() ?? '';
  const known = Object.hasOwn(EMERGENCY, code);
  return {
    country: known ? code : null,
    emergency: known ? (EMERGENCY[code] ?? null) : null,
    helplines: Object.hasOwn(COUNTRIES, code) ? (COUNTRIES[code] ?? []) : [],
    finder: FINDER,
    listed: LISTED,
  };
}

/** A number as it stands in a `tel:` or `sms:` link: digits, plus, star and hash. */
export const dialable = (number: string): string => number.replace(/[^\d+*#]/g, '');
