import { type EmotionName, EMOTIONS } from '@kinloom/contract';
import type { Found } from './reading';
import type { Naming } from './tongue';

interface Known {
  words: Map<string, EmotionName>;
  /** Words whose ending is free. */
  stems: Map<string, EmotionName>;
  own: Set<string>;
  other: Set<string>;
  lead: Set<string>;
  not: Set<string>;
  strong: Set<string>;
  slight: Set<string>;
  joins: Set<string>;
}

const setOf = (list: string) => new Set(list.split(' '));
const known = new Map<Naming, Known>();

function knownOf(naming: Naming): Known {
  const there = known.get(naming);
  if (there) return there;
  const words = new Map<string, EmotionName>();
  const stems = new Map<string, EmotionName>();
  for (const emotion of EMOTIONS) {
    for (const word of naming.words[emotion]?.split(' ') ?? []) {
      if (word.endsWith('*')) stems.set(word.slice(0, -1), emotion);
      else words.set(word, emotion);
    }
  }
  const { own, other, lead, not, strong, slight, joins } = naming;
  const made: Known = {
    words,
    stems,
    own: setOf(own),
    other: setOf(other),
    lead: setOf(lead),
    not: setOf(not),
    strong: setOf(strong),
    slight: setOf(slight),
    joins: setOf(joins),
  };
  known.set(naming, made);
  return made;
}

const SHORTEST_STEM = 4;

function namedBy(word: string, { words, stems }: Known): EmotionName | undefined {
  const whole = words.get(word);
  if (whole) return whole;
  for (let end = word.length; end >= SHORTEST_STEM; end--) {
    const emotion = stems.get(word.slice(0, end));
    if (emotion) return emotion;
  }
  return undefined;
}

type Whose = 'writer' | 'other';

/** Who is said to feel what a word of a clause names: of those spoken of, the one named last before it, or else first after it. */
function whoseIs(clause: readonly string[], at: number, { own, other, lead }: Known): Whose | null {
  for (let before = at - 1; before >= 0; before--) {
    const word = clause[before] ?? '';
    if (before === 0 && clause.length > 2 && lead.has(word)) return 'other';
    if (own.has(word)) return 'writer';
    if (other.has(word)) {
      // "Mi hermana estaba", "mein Bruder ist": and yet "mir ist", "me es" is the writer's.
      return own.has(clause[before - 1] ?? '') && !lead.has(clause[0] ?? '') ? 'writer' : 'other';
    }
  }
  for (const word of clause.slice(at + 1)) {
    if (own.has(word)) return 'writer';
    if (other.has(word)) return 'other';
  }
  return null;
}

/** What is left where an unpleasant feeling is no more, and where a pleasant one is not there. */
const GONE: ReadonlySet<EmotionName> = new Set(['sadness', 'fear', 'anger', 'loneliness']);
export function whereDenied(emotion: EmotionName, noMore: boolean): EmotionName | null {
  if (GONE.has(emotion)) return noMore ? 'peace' : null;
  return ({ joy: 'sadness', peace: 'fear' }[emotion as string] as EmotionName | null) ?? null;
}

/** The feelings that a text names by a word. */
export function namedIn(tokens: readonly string[], naming: Naming): Found[] {
  const list = knownOf(naming);
  const found: Found[] = [];
  let clause: string[] = [];
  let last: Whose = 'writer';
  const close = (asked = false) => {
    const of = clause;
    clause = [];
    let whose: Whose | null = null;
    of.forEach((word, at) => {
      const emotion = namedBy(word, list);
      // A question that names nobody is put to whoever is spoken to.
      whose = whoseIs(of, at, list) ?? (asked ? 'other' : last);
      // One word alone soothes whoever is spoken to, or is no word of a feeling at all.
      if (!emotion || whose !== 'writer' || (of.length === 1 && emotion === 'peace')) return;
      const strength = of.some((one) => list.strong.has(one)) ? 8 : of.some((one) => list.slight.has(one)) ? 3 : 5;
      const denied = of.some((one, place) => list.not.has(one) && (place < at || place <= at + 5));
      const felt = denied ? whereDenied(emotion, naming.noMore.test(of.join(' '))) : emotion;
      if (felt) found.push({ emotion: felt, strength });
    });
    last = whose ?? last;
  };
  for (const token of tokens) {
    if (/^[.!?]$/.test(token)) {
      close(token === '?');
      last = 'writer';
    } else if (/^[,;:()"]$/.test(token) || list.joins.has(token)) close();
    else clause.push(token);
  }
  close();
  return found;
}
