import { type EmotionName, EMOTIONS } from '@kinloom/contract';
import { sentencesOf } from '../text';
import type { Naming, Tongue } from './tongue';

/** A feeling found in a text, and how strong it is before all is weighed: 1–10. */
export interface Found {
  emotion: EmotionName;
  strength: number;
}

interface Form extends Found {
  form: RegExp;
  /** Said of somebody, and not what befell one. */
  ofOne: boolean;
}
interface Read {
  said: Form[];
  shown: Form[];
}

const isEmotion = (name: string): name is EmotionName => (EMOTIONS as readonly string[]).includes(name);

/** Any word but one that takes back what is said. */
const ANY_WORD = String.raw`(?:(?!(?:not|never|no|nicht|nie|kein\w*|pas|jamais|nunca|jamas) )\w+ )`;
/** A form that begins so is a denial itself, and what stands before it does not take it back. */
const DENYING =
  /^\W*(?:not?|never|nobody|nothing|hardly|barely|can't|cannot|couldn't|could not|don't|doesn't|didn't|won't|haven't|nicht|kein\w*|nie\w*|kaum|pas|plus|rien|jamais|personne|n'|ne|no|nunca|nadie|sin)\b/;

/** One form for all lines of a table that say the same feeling as strongly. */
function formsOf(table: string, ofOne: boolean, { writer, clause }: Tongue): Form[] {
  const lines = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const [, head = '', form = ''] = /^(\w+ \d+) (.*)$/.exec(line) ?? [];
    const written = form
      .replaceAll('S~', `(?:${clause}|${writer})`)
      .replaceAll('I~', writer)
      .replaceAll(String.raw`(?:\w+ )`, ANY_WORD);
    lines.set(head, [...(lines.get(head) ?? []), written]);
  }
  return [...lines].map(([head, forms]) => {
    const [emotion = '', strength] = head.split(' ');
    if (!isEmotion(emotion)) throw new Error(`No feeling: "${head}".`);
    return { emotion, strength: Number(strength), form: new RegExp(forms.join('|'), 'gu'), ofOne };
  });
}

const read = new Map<Tongue, Read>();
function readOf(tongue: Tongue): Read {
  let known = read.get(tongue);
  if (!known) {
    known = { said: formsOf(tongue.said, true, tongue), shown: formsOf(tongue.shown, false, tongue) };
    read.set(tongue, known);
  }
  return known;
}

/** Lower case, one kind of quotes, no accents: the forms are written so. */
export function bare(text: string, german: boolean): string {
  const lower = text.toLowerCase();
  const spelled = german
    ? lower.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss')
    : lower;
  return spelled.replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '');
}

/** What the writer says of now: without sentences of long ago and without what is quoted. */
export function ofNow(text: string, { past, now, idle }: Tongue): string {
  const unquoted = text
    .replace(idle, ' ')
    .replace(/"[^"]{0,300}"/g, (quote) => (quote.length > text.length / 2 ? quote : ' '));
  if (!past.test(unquoted)) return unquoted;
  return sentencesOf(unquoted)
    .filter((sentence) => !past.test(sentence) || now.test(sentence))
    .join(' ');
}

/** How far before a form it is looked for what takes it back. */
const REACH = 40;

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - REACH), at);
  return before.slice(Math.max(...[...'.,;:!?'].map((mark) => before.lastIndexOf(mark))) + 1);
}

function isMeant(text: string, at: number, { denial, supposed }: Tongue): boolean {
  const clause = clauseBefore(text, at);
  return !denial.test(clause) && !supposed.test(clause);
}

/** Feelings that a form says of whoever it is said of: of the writer, if of nobody else. */
const OF_ONE: ReadonlySet<EmotionName> = new Set([
  'joy',
  'excitement',
  'love',
  'sadness',
  'fear',
  'loneliness',
  'tiredness',
  'contemplation',
]);
const OF_ONE_TOO = /^(?:fed up|had enough of|sick of|sick and tired of|tired of)$/;
const WRITER =
  /\b(?:i|i'm|i've|i'd|me|my|us|we|our|myself|ich|mich|mir|mein\w*|wir|uns|je|j|moi|m|mon|ma|mes|nous|on|yo|mis?|nos)\b/;

interface Others {
  own: RegExp;
  other: RegExp;
}
const others = new Map<Naming, Others>();
function othersOf(naming: Naming): Others {
  let known = others.get(naming);
  if (!known) {
    const either = (list: string) => list.split(' ').join('|');
    known = {
      own: new RegExp(`\\b(?:${either(naming.own.replace(/\bmi /, ''))})\\b`),
      other: new RegExp(`^\\W*(?:${either(naming.lead)}) \\w|\\b(?:${either(naming.other)})\\b`),
    };
    others.set(naming, known);
  }
  return known;
}

/** Whether a form is said of somebody else: "she can't wait", "les enfants ont hâte". */
function isAnothers(text: string, { emotion }: Found, match: RegExpMatchArray & { index: number }, tongue: Tongue) {
  const [said] = match;
  if (!OF_ONE.has(emotion) && !OF_ONE_TOO.test(said.trim())) return false;
  const next = /^ ?\w* ?\w*/.exec(text.slice(match.index + said.length))?.[0] ?? '';
  if (WRITER.test(said) || /^ ?(?:me|us)\b/.test(next)) return false;
  const clause = clauseBefore(text, match.index);
  if (tongue.another) return tongue.another.test(clause);
  if (!tongue.naming) return false;
  const { own, other } = othersOf(tongue.naming);
  return other.test(clause) && !own.test(clause);
}

/** The feelings whose forms a text holds. */
export function formsIn(text: string, tongue: Tongue): Found[] {
  const { said, shown } = readOf(tongue);
  const found: Found[] = [];
  for (const { emotion, strength, form, ofOne } of [...said, ...shown]) {
    for (const match of text.matchAll(form)) {
      if (ofOne && isAnothers(text, { emotion, strength }, match, tongue)) continue;
      if (!DENYING.test(match[0]) && !isMeant(text, match.index, tongue)) continue;
      found.push({ emotion, strength });
      break;
    }
  }
  return found;
}

/** Longer messages are meant as they are said. In a short one the mishap stands beside the praise. */
const SHORT = 160;

function praisesMishap(text: string, { praise, mishap }: Tongue['irony']): boolean {
  const praised = text.length <= SHORT ? praise.exec(text) : null;
  if (!praised) return false;
  if (text.length <= SHORT / 2) return mishap.test(text);
  const [first = '', second = ''] = sentencesOf(text.slice(praised.index).replace(/^[.!?¡, ]+/, ''));
  return mishap.test(first.length > 25 ? first : `${first} ${second}`);
}

/** What somebody who says the opposite feels about what befell them; nothing where all is meant as it is said. */
export function meantByIrony(text: string, { irony }: Tongue): Found[] {
  if (!irony.sure.test(text) && !praisesMishap(text, irony)) return [];
  const kinds = irony.kinds.filter(([, kind]) => kind.test(text)).map(([emotion]) => ({ emotion, strength: 6 }));
  return kinds.some(({ emotion }) => emotion !== 'sadness') ? kinds : [...kinds, { emotion: 'anger', strength: 6 }];
}
