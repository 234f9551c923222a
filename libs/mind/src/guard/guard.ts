import type { Perception } from '../perception/perceive';
import { languageOf } from '../perception/language';
import { wordsOf } from '../perception/text';
import type { Self } from '../self/self';
import { careReplies, type CareSituation, situationOfRisk } from '../care/care-replies';
import { languageCodeOf } from '../care/intents';
import { CARE_FOR_OTHERS, CARE_PHRASE, fallbackFor, firstFit } from './fallback';
import { demandsOf, type Demands, noDemands } from './demands';
import { letsGo } from './farewells';
import { beginsWith, endsWith, framed, joined, mendedLetters, withoutEnd } from './mend';
import { hasPhoneNumber } from './methods';
import { HOUSE_RULES, type Found, type HouseRule } from './rules';
import { judge, judgeWhole, situationOf, speaksAsPerson, type Situation } from './judge';
import { levelled, quotedIn, sentencesIn, type Sentence } from './sentences';

export interface GuardContext {
  self: Self;
  /** What the person wrote, and how it was understood. */
  asked: string;
  perception: Perception;
  /** Several souls are present. */
  group: boolean;
  /** More is to come: `reply` is the whole text so far. */
  streaming: boolean;
}

export interface Broken {
  /** The rule in words, as it stands among the soul's constraints. */
  rule: string;
  /** 3: compose again, then say the fallback phrase. 2 and 1: `mended` holds what could be mended. */
  severity: 1 | 2 | 3;
  fallbackPhrase: string;
}

export interface Verdict {
  /** Nothing is broken. */
  ok: boolean;
  /** Each rule once, the gravest first. */
  broken: Broken[];
  /**
   * What may be let out. Never holds what breaks a rule of severity 3: such sentences are left out, and where nothing is left the fallback
   * phrase stands in. While streaming it ends with the last sentence that is certain, and every later `mended` of the same reply begins
   * with every earlier one.
   */
  mended: string;
}

/** An unfinished sentence is let out once it is this long, but for its last characters: no pattern of a claim is longer. */
const LONG_SENTENCE = 400;
const HELD_BACK = 160;
/** Of an unfinished sentence, so many characters are judged anew with each piece. */
const TAIL = 1_200;
/** Sentences after a farewell, the person's reading time in mind. */
const FAREWELL_SENTENCES = 2;

interface Judged {
  asked: string;
  perception: Perception;
  sentences: Map<string, Found[]>;
}
/** Sentences of the reply being composed are judged once, though the guard sees them again with every piece that follows. */
const judged = new WeakMap<Self, Judged>();

function memoryOf(context: GuardContext): Map<string, Found[]> {
  const known = judged.get(context.self);
  if (known && known.asked === context.asked && known.perception === context.perception && known.sentences.size < 500)
    return known.sentences;
  const fresh = { asked: context.asked, perception: context.perception, sentences: new Map<string, Found[]>() };
  judged.set(context.self, fresh);
  return fresh.sentences;
}

/** Each sentence with what is wrong with it; a quotation is read to its end before it is judged. */
function findings(
  sentences: readonly Sentence[],
  situation: Situation,
  memory: Map<string, Found[]>,
  streaming: boolean,
): Found[][] {
  const within = quotedIn(sentences, streaming);
  return sentences.map((sentence, at) => {
    // Of a sentence that goes on and on, what came before was judged before.
    let unit = streaming && !sentence.closed ? sentence.text.slice(-TAIL) : sentence.text;
    const open = /["“”]/.test(unit) && (unit.match(/["“”]/g)?.length ?? 0) % 2 === 1;
    if (open)
      unit = sentences
        .slice(at, at + 3)
        .map((one) => one.text)
        .join(' ');
    const opened = within[at] ?? null;
    if (opened !== null)
      unit = sentences
        .slice(opened, at + 1)
        .map((one) => one.text)
        .join(' ');
    const known = memory.get(unit);
    if (known) return known;
    const found = judge(levelled(unit), situation);
    if (sentence.closed && !open) memory.set(unit, found);
    return found;
  });
}

class Breaks {
  private readonly found = new Map<string, Broken>();

  constructor(
    private readonly context: GuardContext,
    private readonly demands: Demands,
    private readonly situation: Situation,
  ) {}

  add(rule: string, severity: 1 | 2 | 3, phrase: string): void {
    const known = this.found.get(rule);
    if (known && known.severity >= severity) return;
    this.found.set(rule, { rule, severity, fallbackPhrase: this.fit(phrase) });
  }

  house(rule: HouseRule, severity: 1 | 2 | 3): void {
    const constraint = this.context.self.constraints.coreConstraints.find((one) => one.rule === HOUSE_RULES[rule]);
    this.add(HOUSE_RULES[rule], severity, constraint?.fallbackPhrase ?? fallbackFor(rule, 'other'));
  }

  /** In danger care speaks, at a farewell the farewell; whatever is said keeps the soul's own rules of writing. */
  fit(phrase: string): string {
    const { self, group, asked, perception } = this.context;
    const language = languageCodeOf([asked]);
    const inLanguage = (situation: CareSituation) => careReplies(situation, language)[0] ?? phrase;
    if (this.situation.endangered && language !== 'en') return inLanguage(situationOfRisk(perception.risk));
    if (this.situation.endangered) return perception.distress === 'other' ? CARE_FOR_OTHERS : CARE_PHRASE;
    // Where much hangs on being understood, the person's language comes before the soul's own wording.
    if (language !== 'en' && this.situation.farewell) return inLanguage('farewell');
    if (language !== 'en' && this.situation.sincere) return inLanguage('honest');
    const farewell = self.constraints.coreConstraints.find((one) => one.rule === HOUSE_RULES.farewell)?.fallbackPhrase;
    const wanted = this.situation.farewell ? (farewell ?? fallbackFor('farewell', 'other')) : phrase;
    const unfit = (one: string) => {
      const found = judge(levelled(one), this.situation);
      return (
        one.trim() === '' ||
        found.some((each) => each.severity === 3) ||
        avoided(one, this.demands, this.situation) !== null
      );
    };
    const said = this.situation.sincere && unfit(wanted) ? fallbackFor('ai', 'other') : firstFit(wanted, unfit);
    const first = sentencesIn(said)[0];
    // Where several souls answer, one sentence each is enough.
    const short = group && first ? said.slice(first.from, first.to) : said;
    return framed(mendedLetters(short, this.demands, false), this.demands, true);
  }

  get list(): Broken[] {
    return [...this.found.values()].sort((a, b) => b.severity - a.severity);
  }
}

/** What is to be avoided is said where somebody is in danger, and where a soul says what it is. */
function avoided(text: string, demands: Demands, situation: Situation) {
  if (situation.endangered || situation.sincere || demands.avoid.length === 0) return null;
  const level = levelled(text).normalize('NFKC');
  return demands.avoid.find(({ pattern }) => pattern.test(level))?.constraint ?? null;
}

const countWords = (text: string): number => wordsOf(text).length;

/**
 * Whether a reply, or what there is of it so far, may be let out, and what can be. Pure; costs some microseconds for each new sentence and a
 * pass over the text for each call.
 */
export function guard(reply: string, context: GuardContext): Verdict {
  const { streaming } = context;
  const situation = situationOf(context.asked, context.perception);
  const demands = demandsOf(context.self);
  const breaks = new Breaks(context, demands, situation);
  const { endangered, farewell } = situation;

  const asPerson = situation.fiction ? -1 : speaksAsPerson(reply);
  if (asPerson !== -1) breaks.house('itself', 2);
  const own = asPerson === -1 ? reply : reply.slice(0, asPerson);
  const sentences = sentencesIn(own);
  const found = findings(sentences, situation, memoryOf(context), streaming);

  if (endangered && hasPhoneNumber(own)) breaks.house('numbers', 3);
  const wishesHold = !endangered;
  const limit = farewell
    ? FAREWELL_SENTENCES
    : wishesHold && demands.length && (demands.length.counted || !situation.made)
      ? demands.length.sentences
      : Infinity;
  const words =
    wishesHold && !farewell && demands.length && (demands.length.counted || !situation.made)
      ? demands.length.words
      : Infinity;

  const kept: Sentence[] = [];
  let total = 0;
  let full = false;
  for (const [at, sentence] of sentences.entries()) {
    const wrong = found[at] ?? [];
    for (const { rule, severity } of wrong) breaks.house(rule, severity);
    const banned = avoided(sentence.text, demands, situation);
    if (banned) breaks.add(banned.rule, banned.severity, banned.fallbackPhrase);
    const asks = /\?[)\]*_]*$/.test(sentence.text) || /^["“].*\?["”]$/s.test(sentence.text);
    const unwanted = wishesHold && !farewell && demands.noQuestions !== null && asks;
    if (unwanted && demands.noQuestions)
      breaks.add(demands.noQuestions.rule, demands.noQuestions.severity, demands.noQuestions.fallbackPhrase);
    const end = demands.endWith?.phrase;
    const ends = end !== undefined && endsWith(sentence.text, end) && countWords(sentence.text) <= countWords(end);
    if (wrong.some((one) => one.severity === 3) || (banned && banned.severity === 3) || unwanted) continue;
    const long = words === Infinity ? 0 : countWords(sentence.text);
    if (!full && !ends && (kept.length >= limit || (kept.length > 0 && total + long > words))) {
      full = true;
      if (farewell) breaks.house('farewell', 2);
      else if (demands.length)
        breaks.add(
          demands.length.constraint.rule,
          demands.length.constraint.severity,
          demands.length.constraint.fallbackPhrase,
        );
    }
    if (full) continue;
    total += long;
    if (!streaming || sentence.closed) kept.push(sentence);
    else {
      const whole =
        demands.noQuestions !== null || farewell || words !== Infinity || endangered || demands.avoid.length > 0;
      const part =
        whole || sentence.text.length < LONG_SENTENCE
          ? 0
          : own.lastIndexOf(' ', sentence.to - HELD_BACK) - sentence.from;
      if (part > 0) kept.push({ ...sentence, to: sentence.from + part });
    }
  }
  if (!farewell && words !== Infinity && total > words && demands.length)
    breaks.add(
      demands.length.constraint.rule,
      demands.length.constraint.severity,
      demands.length.constraint.fallbackPhrase,
    );

  let mended = joined(own, kept);
  if (wishesHold) {
    for (const constraint of [demands.noEmoji, demands.noExclamations, demands.lowercase]) {
      if (constraint && mendedLetters(mended, { ...NOTHING, ...pick(demands, constraint) }, false) !== mended)
        breaks.add(constraint.rule, constraint.severity, constraint.fallbackPhrase);
    }
    mended = mendedLetters(mended, demands, false);
  } else mended = mendedLetters(mended, NOTHING, true);

  if (!streaming) {
    for (const { rule, severity } of judgeWhole(levelled(withoutEnd(own, demands)), situation))
      breaks.house(rule, severity);
    if (wishesHold) wholeWishes(own, demands, context, breaks);
    const grave = breaks.list.find((one) => one.severity === 3);
    const rest = mended.trim();
    if (rest === '') return verdict(breaks, grave?.fallbackPhrase ?? breaks.list[0]?.fallbackPhrase ?? '');
    if (judgeWhole(levelled(rest), situation).length > 0)
      return verdict(breaks, grave?.fallbackPhrase ?? breaks.fit(''));
  } else if (unsettled(mended, situation)) mended = '';
  return verdict(
    breaks,
    wishesHold ? framed(mended, farewell ? { ...demands, beginWith: null } : demands, !streaming) : mended,
  );
}

/** What is said to a sincere question waits until it says what it is, and a farewell until it lets go: either may have to be replaced whole. */
function unsettled(mended: string, situation: Situation): boolean {
  const level = levelled(mended);
  if (situation.farewell) return !letsGo(level);
  return judgeWhole(level, situation).length > 0;
}

const NOTHING = noDemands();

function pick(demands: Demands, constraint: Demands['noEmoji']): Partial<Demands> {
  return {
    noEmoji: demands.noEmoji === constraint ? constraint : null,
    noExclamations: demands.noExclamations === constraint ? constraint : null,
    lowercase: demands.lowercase === constraint ? constraint : null,
  };
}

function wholeWishes(reply: string, demands: Demands, context: GuardContext, breaks: Breaks): void {
  const { beginWith, endWith, language } = demands;
  if (beginWith && context.perception.intent !== 'farewell' && !beginsWith(reply, beginWith.phrase))
    breaks.add(beginWith.constraint.rule, beginWith.constraint.severity, beginWith.constraint.fallbackPhrase);
  if (endWith && !endsWith(reply, endWith.phrase))
    breaks.add(endWith.constraint.rule, endWith.constraint.severity, endWith.constraint.fallbackPhrase);
  if (language && countWords(reply) >= 6) {
    const written = languageOf(reply);
    const told: readonly string[] = ['english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'dutch'];
    if (written !== language.name && (written === 'english' || told.includes(language.name)))
      breaks.add(
        language.constraint.rule,
        Math.min(2, language.constraint.severity) as 1 | 2,
        language.constraint.fallbackPhrase,
      );
  }
}

function verdict(breaks: Breaks, mended: string): Verdict {
  const broken = breaks.list;
  return { ok: broken.length === 0, broken, mended };
}
