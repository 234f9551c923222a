import type { Risk, Tier } from './risk';

/** Words that hold a risk, and how they are read. */
export interface Sign {
  tier: Exclude<Tier, 0>;
  kind: Exclude<Risk['kind'], 'none'>;
  pattern: RegExp;
  /** Whose danger it is: the person's own whatever comes before it, somebody else's, or that of whoever is spoken of before it. */
  of: 'self' | 'other' | 'subject';
  /** Said in jest as well: a laugh beside it takes its weight. */
  light: boolean;
}

type Part = Pick<Sign, 'tier' | 'kind'> & Partial<Pick<Sign, 'of' | 'light'>>;

/** Signs of one sort. `<20>` in a source is a gap of up to so many characters within a sentence, `<end>` the end of a clause. */
export function signs(part: Part, ...sources: string[]): Sign[] {
  return sources.map((source) => ({ of: 'self', light: false, ...part, pattern: patternOf(source) }));
}

export function patternOf(source: string): RegExp {
  return new RegExp(
    source
      .replace(/<(\d+)>/g, (_, most) => String.raw`[^.!?;\n]{0,${most}}`)
      .replace(
        /<end>/g,
        String.raw`(?= ?(?:$|[.,!?;:)\n]|any (?:more|longer)\b|and\b|but\b|so\b|because\b|or\b|though\b|when\b|if\b|last\b|tonight\b|now\b|today\b|again\b))`,
      ),
    'g',
  );
}
