import { WORDS } from '../../lib/locale';

const names = new Intl.DisplayNames(WORDS, { type: 'region' });

/** Countries by their names, in the order of these; the chosen one among them. */
export function countryNames(codes: readonly string[], chosen: string): { code: string; name: string }[] {
  const all = chosen === '' || codes.includes(chosen) ? codes : [...codes, chosen];
  return all
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, WORDS));
}

/** The country among a person's languages, where one names it: a guess. */
export function countryHere(languages: readonly string[]): string {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1];
    if (region) return region.toUpperCase();
  }
  return '';
}
