import { DESPAIR, HUNGER, HURT } from './despair';
import { FIELDS } from './fields';
import { beginningsOf, Finder } from './finder';
import { GRAMMAR, HINTS } from './grammar';
import { GRAVE } from './grave';
import { FRESH_SEEN, TUNING } from './labelled/set';
import { inEnglish, levelled } from './level';
import { PLAIN_WORDS } from './plain-words';
import { readRisk } from './risk';
import type { Sign } from './sign';
import { HOPE, THOUGHTS } from './thoughts';
import { of } from './tongue';
import { LATIN } from './tongues';
import { HARM_DONE, HARM_MEANT } from './violence';

const ENGLISH: readonly Sign[] = [
  ...[...GRAVE, ...THOUGHTS, ...GRAMMAR, ...FIELDS, ...PLAIN_WORDS, ...HARM_DONE, ...HARM_MEANT],
  ...[...DESPAIR, ...HURT, ...HUNGER, ...HOPE, ...HINTS],
];
const TONGUES = LATIN.flatMap(({ signs }) => signs);
const SAID = [...TUNING, ...FRESH_SEEN].map(({ said }) => said);

const told = (matches: Iterable<RegExpExecArray>) => [...matches].map((match) => [match.index, match[0]]);

describe('where a pattern may begin', () => {
  it.each([
    [/\b(?:kill|hang) myself\b/g, ['kil', 'han']],
    [/\bi (?:want|wish)\b/g, ['i w']],
    [/\bi\b[^.]{0,20}\bend it\b/g, ['i']],
    [/\b(?:so |too )?tired\b/g, ['so ', 'too', 'tir']],
    [/\bgooo?d\b|^bye/g, ['goo', 'bye']],
    [/(?<!\bnot )\bdie\b(?! of)/g, ['die']],
    [/(?<![\p{L}\p{N}])quiero(?: \p{L}+){0,2} morir/gu, ['qui']],
    [/\b(?:\d{2,3}|all)? ?pills\b/g, null],
    [/(?:^|\. )i cut\b/g, null],
    [/suicide\b/g, null],
    [/\b\w+ me\b/g, null],
  ])('%s', (pattern, beginnings) => {
    const found = beginningsOf(pattern);
    expect(found && [...found].sort()).toEqual(beginnings && [...beginnings].sort());
  });

  it('is known of nearly every sign, so that few of them are tried at every character', () => {
    for (const signs of [ENGLISH, TONGUES])
      expect(signs.filter(({ pattern }) => !beginningsOf(pattern)).length).toBeLessThanOrEqual(3);
  });
});

describe('what is found', () => {
  it('costs no compiling before it is looked for: a process that starts has hundreds of patterns', () => {
    const finder = new Finder([{ source: String.raw`\bgood\p{NoSuchLetters}`, flags: 'gu' }]);
    expect(told(finder.in('bad')(0))).toEqual([]);
    expect(() => told(finder.in('good')(0))).toThrow(SyntaxError);
    const [sign] = of('self', 2, 'ideation', String.raw`<good\p{NoSuchLetters}`);
    expect(() => sign?.pattern).toThrow(SyntaxError);
  });

  it.each([
    ['in English', ENGLISH, (text: string) => inEnglish(levelled(text))],
    ['in other languages', TONGUES, levelled],
  ])('is what each pattern finds by itself, %s', (_, signs, level) => {
    const finder = new Finder(signs.map(({ pattern }) => pattern));
    const several = SAID.map((_one, at) => SAID.slice(at, at + 5).join(' '));
    const texts = [...SAID, ...several].filter((_one, at) => at % 5 === 0).map(level);
    const others = texts.flatMap((text) => {
      const matches = finder.in(text);
      return signs
        .map(({ pattern }, index) => [told(matches(index)), told(text.matchAll(pattern)), pattern.source])
        .filter(([ours, theirs]) => JSON.stringify(ours) !== JSON.stringify(theirs));
    });
    expect(texts.length).toBeGreaterThan(300);
    expect(others).toEqual([]);
  });

  it('holds no match within another, and may be asked for twice', () => {
    const matches = new Finder([/\bno no\b/g]).in('no no no no no');
    expect(told(matches(0))).toEqual([
      [0, 'no no'],
      [6, 'no no'],
    ]);
    expect(told(matches(0))).toHaveLength(2);
  });
});

describe('a hostile message of 16,000 characters', () => {
  /** Words of the rules themselves, in no order and without an end of a sentence. */
  const words = [...new Set(ENGLISH.flatMap(({ pattern }) => pattern.source.match(/[a-z]{3,}/g) ?? []))];
  const soup = Array.from({ length: 4_000 }, (_, at) => words[(at * at + 7 * at) % words.length]).join(' ');

  it.each([
    ['words of the rules', soup],
    ['denials', 'not kill myself '.repeat(1_200)],
    ['whoever is spoken of', 'he she they voices voice says '.repeat(600)],
    ['letters one by one', 'k i l l m y s e l f '.repeat(900)],
    ['stars', 'k*ll m*self d*e '.repeat(1_100)],
    ['quotation marks', '"i want to die" '.repeat(1_100)],
    ['three languages', 'je veux ich will nicht quiero '.repeat(600)],
  ])('of %s takes time in proportion to its length', (_, text) => {
    const timed = (length: number, at: number): number => {
      const from = performance.now();
      readRisk(`${text.slice(0, length)}${at}`, []);
      return performance.now() - from;
    };
    const [short, long]: [number[], number[]] = [[], []];
    for (let at = 0; at < 20; at++) {
      short.push(timed(4_000, at));
      long.push(timed(16_000, at));
    }
    // Linear is 4, quadratic 16: the least of interleaved runs tells them apart on a busy machine too.
    expect(Math.min(...long) / Math.min(...short)).toBeLessThan(10);
  });
});
