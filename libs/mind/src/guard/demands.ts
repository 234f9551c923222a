import type { CoreConstraint } from '@kinloom/contract';
import { constraintsOfWishes, describesCharacter } from '../self/constraints';
import type { Self } from '../self/self';
import { noWishes, wishesIn } from '../self/wishes';
import { HOUSE_RULES } from './rules';
import { levelled } from './sentences';

/** What a constraint demands of every reply, in a form that can be checked. */
export interface Demands {
  avoid: { pattern: RegExp; constraint: CoreConstraint }[];
  noEmoji: CoreConstraint | null;
  noQuestions: CoreConstraint | null;
  noExclamations: CoreConstraint | null;
  lowercase: CoreConstraint | null;
  length: { sentences: number; words: number; counted: boolean; constraint: CoreConstraint } | null;
  language: { name: string; constraint: CoreConstraint } | null;
  beginWith: { phrase: string; constraint: CoreConstraint } | null;
  endWith: { phrase: string; constraint: CoreConstraint } | null;
}

/** "Keep it short", with no number: three sentences, and sixty words, are a short reply in a chat. */
const SHORT = { sentences: 3, words: 60 };

/** Other words for the people one most often does not want to hear of. */
const ALSO: Readonly<Record<string, string>> = {
  mother: 'mum|mom|mummy|mommy|mama|mothers?',
  mom: 'mum|mother|mummy|mommy|mama',
  mum: 'mom|mother|mummy|mommy|mama',
  father: 'dad|daddy|papa',
  dad: 'father|daddy|papa',
  politics: 'political(?:ly)?|politicians?',
  religion: 'religious(?:ly)?',
  divorce: 'divorc(?:ed|ing)',
  death: 'dead|dying|died',
  weight: 'weigh(?:s|ed|ing)?',
  alcohol: 'alcoholic',
};
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A term as a whole word, in its usual endings: `diet` is found in "dieting", `ex` in "your ex-husband" and not in "example". */
function patternOf(term: string): RegExp {
  const words = term.split(/\s+/).map((word) => escaped(word));
  const last = words.pop() ?? '';
  const stem =
    last.length >= 5 && last.endsWith('y')
      ? `${last.slice(0, -1)}(?:y|ies)`
      : last.length >= 5 && last.endsWith('e')
        ? `${last}?`
        : last.length >= 4 && last.endsWith('s') && !last.endsWith('ss')
          ? `${last}?`
          : last;
  const ending = last.length >= 3 ? String.raw`(?:s|es|ed|d|ing|er|ers|'s)?` : String.raw`(?:es|'s)?`;
  const body = [...words, `(?:${stem}${ending}${ALSO[term] ? `|${ALSO[term]}` : ''})`].join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${body}(?![\p{L}\p{N}])`, 'u');
}

function forbid(demands: Demands, constraint: CoreConstraint, term: string): void {
  if (term.trim() === '') return;
  const pattern = patternOf(levelled(term.trim()));
  if (!demands.avoid.some((known) => known.pattern.source === pattern.source))
    demands.avoid.push({ pattern, constraint });
}

function take(demands: Demands, constraint: CoreConstraint, rule: string): void {
  const wishes = wishesIn(rule);
  for (const term of wishes.avoid) forbid(demands, constraint, term);
  if (wishes.noEmoji) demands.noEmoji ??= constraint;
  if (wishes.noQuestions) demands.noQuestions ??= constraint;
  if (wishes.noExclamations) demands.noExclamations ??= constraint;
  if (wishes.lowercase) demands.lowercase ??= constraint;
  if (wishes.language !== null) demands.language ??= { name: wishes.language, constraint };
  if (wishes.beginWith !== null) demands.beginWith ??= { phrase: wishes.beginWith, constraint };
  if (wishes.endWith !== null) demands.endWith ??= { phrase: wishes.endWith, constraint };
  if (!wishes.brief) return;
  const counted = wishes.maxSentences !== null || wishes.maxWords !== null;
  const sentences = wishes.maxSentences ?? (counted ? Infinity : SHORT.sentences);
  const words = wishes.maxWords ?? (counted ? Infinity : SHORT.words);
  const known = demands.length;
  demands.length = {
    sentences: Math.min(sentences, known?.sentences ?? Infinity),
    words: Math.min(words, known?.words ?? Infinity),
    counted: counted || (known?.counted ?? false),
    constraint: known?.constraint ?? constraint,
  };
}

const HOUSE = new Set<string>(Object.values(HOUSE_RULES));

/** A negative rule may be written as what is not to be done: "use emoji". */
function orderOf({ type, rule }: CoreConstraint): string {
  return type === 'negative' && !/\b(?:no|not|never|don't|avoids?|without|at most|no more)\b/i.test(rule)
    ? `Never ${rule}`
    : rule;
}

/** Nothing is demanded. */
export const noDemands = (): Demands => ({
  avoid: [],
  noEmoji: null,
  noQuestions: null,
  noExclamations: null,
  lowercase: null,
  length: null,
  language: null,
  beginWith: null,
  endWith: null,
});

const known = new WeakMap<Self, Demands>();

/** What a soul's constraints demand, read once for each self; then what its wishes ask for that no constraint says. */
export function demandsOf(self: Self): Demands {
  const there = known.get(self);
  if (there) return there;
  const demands = noDemands();
  for (const constraint of self.constraints.coreConstraints) {
    // Rules of the house are checked by what they mean, and what describes a character asks for nothing that could be counted.
    if (HOUSE.has(constraint.rule) || describesCharacter(constraint.rule)) continue;
    take(demands, constraint, orderOf(constraint));
  }
  for (const term of self.wishes.avoid) {
    const [constraint] = constraintsOfWishes({ ...noWishes(), avoid: [term] }, 'other');
    if (constraint) forbid(demands, constraint, term);
  }
  for (const constraint of constraintsOfWishes({ ...self.wishes, avoid: [], always: [] }, 'other'))
    take(demands, constraint, constraint.rule);
  known.set(self, demands);
  return demands;
}
