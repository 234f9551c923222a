import type { Sign } from './sign';

/** Languages a soul can answer plainly in where help is needed, and those it cannot. */
export type TongueName = 'spanish' | 'french' | 'german' | 'portuguese' | 'italian' | 'dutch' | 'polish' | 'other';

/** The plain forms of other languages. Read on a levelled message: lower case, without accents. */
export interface Tongue {
  name: TongueName;
  /** What denies a sign that stands right after it. */
  denial: RegExp | null;
  signs: readonly Sign[];
}

export const of = (about: 'self' | 'other', tier: Sign['tier'], kind: Sign['kind'], ...sources: string[]): Sign[] =>
  sources.map((source) => ({
    tier,
    kind,
    of: about,
    light: false,
    // Where a word begins and ends is told by letters of any script.
    pattern: new RegExp(
      source.replace(/(?<!\(\?)</g, String.raw`(?<![\p{L}\p{N}])`).replace(/>/g, String.raw`(?![\p{L}\p{N}])`),
      'gu',
    ),
  }));
