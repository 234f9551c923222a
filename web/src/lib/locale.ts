/** What the words of the app are in: relative times, lists and the like are made of words. */
export const WORDS = 'en';

/** How a person writes days and clocks, and how figures. */
export interface Locales {
  dates: string;
  figures: string;
}

/** A language as browsers name it: some systems name their own, which nothing knows to write by. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * Days stand in sentences: they keep English words, in the order and with the clock of the person's English; where the person's language is
 * another, as most of the world has them, day first and to 24 hours. Figures have no words, and are written as the person's first language does, with the digits the app is read in.
 * @param languages a person's languages, the dearest first
 */
export function localesOf(languages: readonly string[]): Locales {
  const first = languages.find((language) => LANGUAGE.test(language));
  if (first === undefined) return { dates: WORDS, figures: WORDS };
  return {
    dates: /^en\b/i.test(first) ? first : 'en-GB',
    figures: new Intl.Locale(first, { numberingSystem: 'latn' }).toString(),
  };
}

/** Of whoever sits here; where nobody does, of the words. */
export const { dates: DATES, figures: FIGURES } = localesOf(typeof window === 'undefined' ? [] : navigator.languages);

const amount = new Intl.NumberFormat(FIGURES, { maximumFractionDigits: 2 });

/** A figure, exact to two places: "1,204", "0.25". */
export function formatNumber(value: number): string {
  return amount.format(value);
}
