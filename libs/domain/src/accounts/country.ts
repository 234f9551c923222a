/** Language tag with a region subtag: 'de-AT', 'zh-Hant-TW'. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/**
 * Guesses the country from the browser's languages: the region of the first tag that has one.
 * @param languages Accept-Language header
 * @returns ISO 3166 code, or '' if no tag has a region; the user can change it
 */
export function countryFromLanguages(languages: string | undefined): string {
  const named = (languages ?? '').slice(0, 500).split(',');
  for (const language of named) {
    const region = REGION.exec(language.split(';')[0]?.trim() ?? '')?.[1];
    if (region) return region.toUpperCase();
  }
  return '';
}
