/** A language as browsers ask for it: 'de-AT', 'zh-Hant-TW'. What comes after a semicolon says how dear it is. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/**
 * Where somebody may be, by the languages their browser asks for: the region of the first that names one.
 * @param languages an Accept-Language header
 * @returns an ISO 3166 code, or empty where none is named. A guess: the person can change it
 */
export function countryOf(languages: string | undefined): string {
  const named = (languages ?? '').slice(0, 500).split(',');
  for (const language of named) {
    const region = REGION.exec(language.split(';')[0]?.trim() ?? '')?.[1];
    if (region) return region.toUpperCase();
  }
  return '';
}
