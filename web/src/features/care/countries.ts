import { TEXT_LOCALE } from '../../lib/format/locale';

const regionNames = new Intl.DisplayNames(TEXT_LOCALE, { type: 'region' });

/** Returns countries with their names, sorted by name, including the selected one. */
export function countryNames(codes: readonly string[], chosen: string): { code: string; name: string }[] {
  const all = chosen === '' || codes.includes(chosen) ? codes : [...codes, chosen];
  return all
    .map((code) => ({ code, name: regionNames.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, TEXT_LOCALE));
}

/** Guesses the country from the region of the browser's languages; empty if none has one. */
export function guessCountry(languages: readonly string[]): string {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1];
    if (region) return region.toUpperCase();
  }
  return '';
}
