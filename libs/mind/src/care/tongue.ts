import type { Pattern } from './finder';
import type { Sign } from './sign';

/** Languages a soul can answer plainly in where help is needed, and those it cannot. */
export type TongueName = 'spanish' | 'french' | 'german' | 'portuguese' | 'italian' | 'dutch' | 'polish' | 'other';

/** The plain forms of other languages. Read on a levelled message: lower case, without accents. */
export interface Tongue {
  name: TongueName;
  /** What denies a sign that stands right after it. */
  denial: RegExp | null;
  signs: readonly TongueSign[];
}

/** A sign whose pattern is compiled when it is first read: parsing `\p{L}` in each of some hundreds is a good part of the time a process takes to start. */
export interface TongueSign extends Sign {
  readonly form: Pattern;
}

export const of = (
  about: 'self' | 'other',
  tier: Sign['tier'],
  kind: Sign['kind'],
  ...sources: string[]
): TongueSign[] =>
  sources.map((source) => {
    const form = {
      // Where a word begins and ends is told by letters of any script.
      source: source.replace(/(?<!\(\?)</g, String.raw`(?<![\p{L}\p{N}])`).replace(/>/g, String.raw`(?![\p{L}\p{N}])`),
      flags: 'gu',
    };
    let compiled: RegExp | undefined;
    return {
      tier,
      kind,
      of: about,
      light: false,
      form,
      get pattern() {
        return (compiled ??= new RegExp(form.source, form.flags));
      },
    };
  });
