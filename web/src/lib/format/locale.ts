/** Language of the interface texts, and so of relative times and lists. */
export const TEXT_LOCALE = 'en';

/** Locales for dates and for numbers. */
export interface Locales {
  dates: string;
  figures: string;
}

/** A valid language tag: some systems report POSIX names that `Intl` rejects. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * Dates keep English words, since they are part of English sentences: in the user's own English, or in British English
 * (day first, 24 hours) for other languages. Numbers follow the user's first language with Latin digits.
 * @param languages the user's languages, preferred first
 */
export function chooseLocales(languages: readonly string[]): Locales {
  const first = languages.find((language) => LANGUAGE.test(language));
  if (first === undefined) return { dates: TEXT_LOCALE, figures: TEXT_LOCALE };
  return {
    dates: /^en\b/i.test(first) ? first : 'en-GB',
    figures: new Intl.Locale(first, { numberingSystem: 'latn' }).toString(),
  };
}

/** The browser's locales; the interface language outside a browser. */
export const { dates: DATE_LOCALE, figures: NUMBER_LOCALE } = chooseLocales(
  typeof window === 'undefined' ? [] : navigator.languages,
);

const numberFormat = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 2 });

/** Formats a number with at most two decimals: "1,204", "0.25". */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}
