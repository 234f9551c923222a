import type { Risk } from './risk';
import * as languages from './replies';

/** Situations for which there are written replies in every language. */
export const CARE_SITUATIONS = [
  'ideation',
  'indirect',
  'emergency',
  'self_harm',
  'self_harm_now',
  'eating',
  'harmed',
  'harmed_now',
  'harming',
  'harming_now',
  'voices',
  'voices_now',
  'other',
  'other_now',
  'retraction',
  'low',
  'after',
  'farewell_after',
  'honest',
  'honest_meet',
  'farewell',
  'farewell_night',
  'farewell_good',
] as const;
export type CareSituation = (typeof CARE_SITUATIONS)[number];
export type CareReplies = Readonly<Record<CareSituation, readonly string[]>>;

const REPLIES: Readonly<Record<string, CareReplies>> = languages;

/** ISO codes of the languages with replies of their own. */
export const CARE_LANGUAGES: readonly string[] = Object.keys(REPLIES);

/** Which reply a risk of tier 2 or 3 calls for. */
export function situationOfRisk({ tier, about, kind }: Risk): CareSituation {
  const now = tier === 3;
  if (about === 'other') return now ? 'other_now' : 'other';
  switch (kind) {
    case 'self_harm':
    case 'harmed':
    case 'harming':
    case 'voices':
      return now ? `${kind}_now` : kind;
    case 'eating':
    case 'ideation':
    case 'retraction':
      return now ? 'emergency' : kind;
    case 'plan':
    case 'indirect':
    case 'none':
      return now ? 'emergency' : 'indirect';
  }
}

/**
 * Texts for a situation in a language.
 * @param language ISO code; English is used for languages without texts
 */
export const careReplies = (situation: CareSituation, language: string): readonly string[] =>
  (REPLIES[language] ?? languages.en)[situation];
