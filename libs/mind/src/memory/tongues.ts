import type { Told } from './drafting';
import { asName, mayBeName } from './words/common';

/**
 * The few things that are understood in other languages than English: name, home and likes, in Spanish, French, German and
 * Portuguese, where they are said in the plainest way. Everything else in those languages is left alone.
 */
const VALUE = String.raw`(\p{L}[\p{L}' -]{1,40}?)(?=[.,;!)]|$| (?:y|et|und|e|pero|mais|aber|mas|con|avec|mit|com|desde|depuis|seit|porque|car|weil|ahora|maintenant|jetzt|agora) )`;
const NOT = String.raw`(?<!\b(?:no|ne|n'|nicht|não|si|wenn|se|ojalá) )`;
const SAYS: [relation: 'name' | 'lives-in' | 'likes', form: RegExp][] = [
  [
    'name',
    new RegExp(
      String.raw`(?:\bme llamo|\bmi nombre es|\bje m'appelle|\bich hei(?:ß|ss)e|\bmein name ist|\b(?:eu )?me chamo|\bo? ?meu nome é) ${VALUE}`,
      'iu',
    ),
  ],
  [
    'lives-in',
    new RegExp(
      String.raw`${NOT}(?:\b(?:vivo|moro) e[nm]|\bj'habite (?:à|au|en)|\bje vis (?:à|au|en)|\bich (?:wohne|lebe)(?: jetzt)? in) ${VALUE}`,
      'iu',
    ),
  ],
  [
    'likes',
    new RegExp(
      String.raw`${NOT}(?:\bme (?:gusta|gustan|encanta|encantan)(?: mucho)?|\bj'(?:aime|adore)(?: beaucoup)?|\bich (?:mag|liebe)|\b(?:eu )?(?:gosto de|adoro)) (?!que\b|te\b|dich\b|você\b|vous\b|quando\b|when\b)${VALUE}`,
      'iu',
    ),
  ],
];

/** What a message in one of these languages tells; nothing of questions. */
export function toldInTongues(text: string): Told[] {
  if (/[?¿]/.test(text) || text.length > 600) return [];
  const told: Told[] = [];
  for (const [relation, form] of SAYS) {
    const value = form.exec(text)?.[1]?.trim();
    if (!value || value.split(' ').length > 4) continue;
    const named =
      relation === 'likes' ? value.replace(/^(?:el|la|los|las|le|les|l'|o|a|os|as|das|die|den) ?/i, '') : asName(value);
    if (named === '' || (relation === 'name' && !mayBeName(named.split(' ')[0]!))) continue;
    const plainly = {
      name: `Your name is ${named}.`,
      'lives-in': `You live in ${named}.`,
      likes: `You like ${named}.`,
    }[relation];
    told.push({ fact: { subject: 'person', relation, value: named, negated: false }, whole: '', plainly });
  }
  return told;
}
