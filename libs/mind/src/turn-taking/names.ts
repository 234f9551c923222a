import { isSomeone } from '../perception/domains';
import { isAsking } from '../perception/questions';
import { folded } from '../recall/tokens';
import type { Participant } from './group';
import { isEveryday } from './everyday';

/** How a soul is named: with @, as one calls somebody, set apart ("anyone but Sol"), or as one speaks of somebody. */
export type Manner = 'at' | 'called' | 'left-out' | 'spoken-of';

export interface Naming {
  id: number;
  manner: Manner;
  /** Where the sentence in which it stands goes on after the name. */
  rest: string;
}

/** One name, or the short form of one, as it is looked for. */
interface Known {
  ids: readonly number[];
  /** Means something else as well, or is only a part of the name: counts where somebody is called. */
  weak: boolean;
}
interface Names {
  pattern: RegExp;
  known: ReadonlyMap<string, Known>;
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const keyOf = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Without accents, with straight apostrophes, in one way of writing. */
const written = (text: string): string => folded(text).replaceAll('\u2019', "'");

function namesOf(souls: readonly Participant[]): Names {
  const full = souls.map((soul) => ({
    id: soul.id,
    words: (written(soul.name).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || soul.name.trim()).split(/\s+/),
  }));
  const known = new Map<string, Known>();
  const forms = new Map<string, string[]>();
  const add = (id: number, words: string[], weak: boolean) => {
    const key = keyOf(words.join(' '));
    if (key === '') return;
    const before = known.get(key);
    known.set(key, { ids: [...(before?.ids ?? []), id], weak: weak || (before?.weak ?? false) });
    forms.set(key, words);
  };
  for (const { id, words } of full)
    add(
      id,
      words,
      words.every((word) => isEveryday(word.toLowerCase())),
    );
  for (const { id, words } of full) {
    const first = words[0] ?? '';
    const others = full.filter((one) => keyOf(one.words[0] ?? '') === keyOf(first));
    // "Ana" for "Ana María", where no other goes by it.
    if (words.length > 1 && others.length === 1 && first.length > 2 && !isEveryday(first.toLowerCase()))
      add(id, [first], true);
  }
  const alternatives = [...forms.values()]
    .sort((a, b) => b.join(' ').length - a.join(' ').length)
    .map((words) => {
      const name = words.map(escaped).join(String.raw`[\s_-]*`);
      return DENSE.test(name)
        ? name
        : String.raw`(?<![\p{L}\p{N}_]|\p{L}[-'])${name}(?![\p{L}\p{N}_]|-\p{L}|'(?!s\b)\p{L}|\.\p{L})`;
    });
  const pattern = new RegExp(
    alternatives.length === 0 ? '(?!)' : String.raw`((?<![\p{L}\p{N}._])@)?(${alternatives.join('|')})`,
    'giu',
  );
  return { pattern, known };
}

/** Names are read again with every message of a group; its souls are few, and rarely others. */
const met = new Map<string, Names>();
const MET = 200;

function namesMet(souls: readonly Participant[]): Names {
  const key = souls.map((soul) => `${soul.id} ${soul.name}`).join('\n');
  const before = met.get(key);
  if (before) return before;
  const names = namesOf(souls);
  const oldest = met.size >= MET ? met.keys().next().value : undefined;
  if (oldest !== undefined) met.delete(oldest);
  met.set(key, names);
  return names;
}

const QUOTED =
  /"[^"\n]{0,2000}"|[\u201c\u201e][^\u201c\u201d\n]{0,2000}[\u201c\u201d]|\u00ab[^\u00bb\n]{0,2000}\u00bb|^>.*$/gm;
/** What stands in quotation marks was said by somebody else: spaces in its place. */
export const withoutQuoted = (text: string): string => text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));

const GREETS = String.raw`hi|hey+|hello|hiya|yo|hallo|hullo|dear|thanks?|thank you|thx|ty|cheers|good ?(?:morning|evening|night|afternoon|bye)|morning|evening|night|bye|sorry|please|welcome(?: back)?|happy birthday|congrat\w*|hola|salut|bonjour|ciao|ola|danke|merci|gracias|grazie|guten (?:morgen|abend|tag)|gute nacht|bonne nuit|buenas noches|liebe[rs]?`;
const LEAD = new RegExp(
  String.raw`^[\s("*_-]*(?:(?:${GREETS}|ok(?:ay)?|so|and|but|well|oh|ah|no|yes|yeah|yep|right|now|then|alright|haha|lol|hm+|um+|wow|true|also|maybe|actually|und|also|et|y|e)[\s,.!-]+)*$`,
  'i',
);
const ENDS = /^\s*(?:[?!.…)~]|$|\p{Extended_Pictographic}|[,;]?\s*(?:please|pls|x+|lol|haha|hm+)\s*[?!.]*$)/u;
const STOPS = /^\s*(?:[,:;?!.…]|[-–—]\s|$|\p{Extended_Pictographic})/u;
/** "Mira, my sister": who she is, not a call. "May, June and July", "hope, faith and love": a list. */
const APPOSED = /^,\s*(?:my|who|whose|the|our|an?)\b/;
const LISTED = /^,\s*[\p{L}']+(?:,|,? (?:and|or)\b)/u;
const ASKED_ON =
  /^\s+(?:what|who|whom|whose|which|where|when|why|how|(?:do|does|did|are|were|can|could|would|have|should) you|tell (?:me|us)|please|was|wer|wo|warum|wie|que|qu'|pourquoi|comment)\b/;
const TOLD_ON =
  /^\s+(?:i|i'm|i've|i'd|i'll|you|you're|you've|your|will you|help|give|show|sing|write|read|explain|say|come|stop|wait|let's|don't|pick|make|draw|paint)\b/;
const SAID_TO = new RegExp(
  String.raw`\b(?:${GREETS}|later|love you|miss you|with you|you(?:'re| are) (?:right|wrong|sweet|kind|funny|welcome|the best)|agreed?|right|wrong|well said|luck|not you|and you|about you|see you|to you|for you|are you|were you|ok(?:ay)?|yes|yeah|no|nope|true|exactly|you too|same)\s*$`,
  'i',
);
const NO_CALL_AFTER =
  /\b(?:of|about|with|to|from|for|by|than|like|as|at|in|on|and|or|but|the|an?|my|your|this|that|is|was|are|were|not|know|likes?|loved?|hated?|asked|ask|tell|told|meet|met|see|saw|seen|miss|trust|believe|mean|call|called|named|into|after|before|without|against|said|says)\s*$/i;
const PUT_TO = /(?:^|[\s,])(?:(?:questions?|this one|one|next)(?: is|'s)? (?:for|to)|^(?:for|to|asking|ask))\s*$/i;
const LEFT_OUT =
  /\b(?:(?:any|every)(?:one|body)|all(?: of you)?|the others|the rest|who)(?:,? (?:here|else))?,? (?:but(?: not)?|except(?: for)?|apart from|besides|other than|without)\s*$/i;
/** What is asked of a soul through the group: "what does Mira think?", "let Sol answer". */
const ABOUT_ITS_VIEW = /\b(?:does|would|did|can|could|will|should|is|has|lets?|hear from|over to|ask|want|like)\s*$/i;
const ITS_VIEW =
  /^(?:\s+(?:to\s+)?(?:here|there|around|awake|think|say|know|want|feel|agree|tell|explain|help|answer|have|like|decide|speak|go first|start|try)\b|'s turn\b)/;
const OVER_TO = /\b(?:over to|(?:let us|let's|like to|want to|to) hear from)\s*$/i;

/** How somebody is called, or not, between what the sentence says before and after the name. */
function isCalled(before: string, after: string, capital: boolean, weak: boolean): boolean {
  const begins = LEAD.test(before);
  const lower = after.toLowerCase();
  if (PUT_TO.test(before) && STOPS.test(after)) return true;
  if (APPOSED.test(after)) return false;
  if (begins) {
    // "hope." alone is no call.
    const aWord = LISTED.test(after) || (!capital && before.trim() === '' && /^\s*[.…]/.test(after));
    if (STOPS.test(after)) return !(weak && aWord);
    if (ASKED_ON.test(lower)) return !weak || capital;
    return !weak && TOLD_ON.test(lower);
  }
  const sure = !weak || capital;
  if (SAID_TO.test(before) && STOPS.test(after)) return sure;
  if (/,\s*$/.test(before))
    return (ENDS.test(after) || /^\s*,/.test(after)) && !isOfSomeone(before.replace(/,\s*$/, ' '));
  const asks = /\byou\b/i.test(before) && (isAsking(before.toLowerCase().trim()) || /^\s*\?/.test(after));
  return ENDS.test(after) && sure && asks && !NO_CALL_AFTER.test(before);
}

/** What is asked of a soul through the group. */
function asksThrough(before: string, after: string): boolean {
  return (ABOUT_ITS_VIEW.test(before) && ITS_VIEW.test(after)) || (OVER_TO.test(before) && STOPS.test(after));
}

/** "my sister Iris": somebody who bears the name. */
function isOfSomeone(before: string): boolean {
  const words = before.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  return (
    isSomeone(words.at(-1) ?? '') &&
    words.slice(-4, -1).some((word) => /^(?:my|our|his|her|their|an?|the|your)$|'s$/.test(word))
  );
}

interface Found {
  from: number;
  to: number;
  at: boolean;
  known: Known;
  name: string;
}

const TOGETHER = /^\s*(?:,\s*)?(?:(?:and|&|\+|or|und|oder|et|ou|y|e)\s+)?(?:to |for )?$/i;
const SENTENCE_ENDS = /[.!?…\n]/;
/** More namings of one text are not read: nobody calls so many. */
const MOST_NAMINGS = 60;
/** How a name is meant stands near it (UTF-16 code units). */
const NEAR = 200;

function foundIn(read: string, { pattern, known }: Names): Found[] {
  const found: Found[] = [];
  for (const match of read.matchAll(pattern)) {
    const name = match[2] ?? '';
    const its = known.get(keyOf(name));
    if (its)
      found.push({
        from: match.index,
        to: match.index + match[0].length,
        at: match[1] !== undefined,
        known: its,
        name,
      });
    if (found.length >= MOST_NAMINGS) break;
  }
  return found;
}

/** What the sentence says before and after a place, as far as it is near. */
function around(read: string, from: number, to: number): [before: string, after: string] {
  let start = from;
  while (start > 0 && from - start < NEAR && !SENTENCE_ENDS.test(read[start - 1]!)) start--;
  const rest = read.slice(to, to + NEAR);
  const end = rest.search(SENTENCE_ENDS);
  // Cut off, it is no beginning.
  const before = (from - start < NEAR ? '' : '… ') + read.slice(start, from);
  return [before, end < 0 ? rest : rest.slice(0, end + 1)];
}

/** Every naming of souls in a text, in order, without those in quotation marks. Of a text with very many, the first. */
export function namingsIn(text: string, souls: readonly Participant[]): Naming[] {
  const read = withoutQuoted(written(text));
  const found = foundIn(read, namesMet(souls));
  const namings: Naming[] = [];
  const indirect: Naming[] = [];
  // Names in a row ("Mira, Sol and Iris, …") are called together, or not at all.
  let row = { from: 0, last: -1 };
  let spokenBefore = false;
  found.forEach((one, place) => {
    if (place > row.last) {
      row = { from: place, last: place };
      while (row.last < found.length - 1 && TOGETHER.test(read.slice(found[row.last]!.to, found[row.last + 1]!.from)))
        row.last++;
    }
    const [before, after] = around(read, one.from, one.to);
    const [beforeRow, afterRow] = around(read, found[row.from]!.from, found[row.last]!.to);
    const manner = mannerOf(
      one,
      [before, after],
      [beforeRow, afterRow],
      row.last > row.from,
      place > row.from && spokenBefore,
    );
    spokenBefore = manner === 'spoken-of' || manner === null;
    if (manner === null) return;
    const its = one.known.ids.map((id): Naming => ({ id, manner, rest: after }));
    if (manner === 'spoken-of' && asksThrough(before, after)) indirect.push(...its);
    namings.push(...its);
  });
  // Through the group only where nobody is called: "Mira, what does Sol think?" is put to Mira.
  if (!namings.some(({ manner }) => manner === 'at' || manner === 'called'))
    for (const naming of indirect) naming.manner = 'called';
  return namings;
}

type Sides = readonly [before: string, after: string];

/** How one naming is meant; null where it names no soul. `listed`: the name before it, in the same row, is spoken of. */
function mannerOf(one: Found, sides: Sides, ofRow: Sides, inRow: boolean, listed: boolean): Manner | null {
  const { weak } = one.known;
  const capital = /^\p{Lu}/u.test(one.name);
  if (one.at) return 'at';
  if (LEFT_OUT.test(ofRow[0])) return 'left-out';
  if (!listed && isCalled(...sides, capital, weak)) return 'called';
  if (inRow && isCalled(...ofRow, capital, weak)) return 'called';
  return !weak && !isOfSomeone(sides[0]) && !/^ \p{Lu}\p{Ll}/u.test(sides[1]) ? 'spoken-of' : null;
}

/**
 * The souls named in a text, with @ or plainly, each once, in order of mention. Accents, case and curly apostrophes do not matter; of names that begin
 * alike the longest counts; a first name does where no other soul has it. A name that is an everyday word ("Will", "Hope") counts with @ or where
 * somebody is called by it. Not counted: what stands in quotation marks, and somebody else of the same name ("my sister Iris").
 * @returns ids of `souls`
 */
export function namedIn(text: string, souls: readonly Participant[]): number[] {
  return [...new Set(namingsIn(text, souls).map(({ id }) => id))];
}
