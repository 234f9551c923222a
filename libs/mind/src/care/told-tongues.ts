import { Finder } from './finder';
import type { Tier } from './risk';
import type { Sign } from './sign';
import type { Tongue, TongueName, TongueSign } from './tongue';
import { LATIN, OTHER_SCRIPTS } from './tongues';

/** Words before a sign that may belong to it, in characters. */
export const BEFORE = 80;

/** One sign of risk in a message. */
export interface Found extends Pick<Sign, 'kind'> {
  tier: Tier;
  about: 'self' | 'other';
  /** Of now and in earnest. */
  hopeless: boolean;
  tongue: TongueName | null;
  /** Where its words stand. */
  at: readonly [number, number];
}

const LATIN_SIGNS = LATIN.flatMap(({ signs }) => signs);
const LATIN_AT = new Map(LATIN_SIGNS.map((sign, index) => [sign, index]));
const LATIN_FINDER = new Finder(LATIN_SIGNS.map(({ form }) => form));
type First = (sign: TongueSign) => RegExpExecArray | undefined;

/** The plain forms of another language: what somebody else is said to want is not the person's own wish. */
function foundInTongue({ name, denial, signs }: Tongue, text: string, jest: boolean, first: First): Found[] {
  const matches = signs.flatMap((sign) => {
    const match = first(sign);
    return match ? [{ sign, from: match.index, to: match.index + match[0].length }] : [];
  });
  const others = matches.filter(({ sign }) => sign.of === 'other');
  return matches
    .filter(({ sign, from, to }) => sign.of === 'other' || !others.some((one) => one.from < to && from < one.to))
    .filter(({ from }) => !denial?.test(text.slice(Math.max(0, from - BEFORE), from)))
    .map(({ sign, from, to }) => {
      const about = sign.of === 'other' ? 'other' : 'self';
      return {
        tier: jest && sign.tier === 2 ? (1 as const) : sign.tier,
        kind: sign.kind,
        about,
        hopeless: about === 'self' && !jest,
        tongue: name,
        at: [from, to],
      };
    });
}

/** What a message says of risk in other languages than English. @param level its words, levelled */
export function tonguesIn(level: string, jest: boolean): Found[] {
  const latin = /[a-z]/.test(level) ? LATIN : [];
  const matches = LATIN_FINDER.in(latin.length > 0 ? level : '');
  const inLatin: First = (sign) => {
    const [match] = matches(LATIN_AT.get(sign) ?? 0);
    return match;
  };
  const others = OTHER_SCRIPTS.filter(([script]) => script.test(level)).map(([, tongue]) => tongue);
  return [
    ...latin.flatMap((tongue) => foundInTongue(tongue, level, jest, inLatin)),
    ...others.flatMap((tongue) => foundInTongue(tongue, level, jest, ({ pattern }) => [...level.matchAll(pattern)][0])),
  ];
}
