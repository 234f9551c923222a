import type { Tongue } from './tongue';
import { DUTCH, GERMAN, POLISH, TURKISH } from './tongues-northern';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './tongues-romance';
import { ARABIC, CHINESE, HINDI, JAPANESE, KOREAN, RUSSIAN } from './tongues-scripts';

/** Languages of Latin letters are read in every message; the others where their letters are. */
export const LATIN: readonly Tongue[] = [SPANISH, FRENCH, GERMAN, PORTUGUESE, ITALIAN, DUTCH, POLISH, TURKISH, HINDI];
export const OTHER_SCRIPTS: readonly [RegExp, Tongue][] = [
  [/\p{Script=Cyrillic}/u, RUSSIAN],
  [/\p{Script=Arabic}/u, ARABIC],
  [/\p{Script=Devanagari}/u, HINDI],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, JAPANESE],
  [/\p{Script=Hangul}/u, KOREAN],
  [/\p{Script=Han}/u, CHINESE],
];
