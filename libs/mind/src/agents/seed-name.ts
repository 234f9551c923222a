import { ARCHETYPES } from '@kinloom/contract';
import { wordsOf } from '../perception/text';
import { natureOf } from '../self/natures';

/** Every archetype the screens offer, each once. */
export const ARCHETYPES_OFFERED = [...new Set([...ARCHETYPES.page, ...ARCHETYPES.edit, ...ARCHETYPES.dialog])];
/** Names for a soul that was given none, by the first archetype they suit. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  companion: ['Wren', 'Ada', 'Milo'],
  sage: ['Orin', 'Sela', 'Anselm'],
  guide: ['Vela', 'Tarn', 'Isolde'],
  mentor: ['Cassia', 'Bram', 'Thea'],
  explorer: ['Juno', 'Rhea', 'Finn'],
  creator: ['Iris', 'Calla', 'Theo'],
  creative: ['Iris', 'Calla', 'Theo'],
  protector: ['Rowan', 'Hale', 'Brynn'],
  dreamer: ['Lyra', 'Nevis', 'Elowen'],
  partner: ['Noor', 'Elia', 'Jonah'],
};

const NAMED =
  /\b(?:named|called|name(?:'s| is|:)?|calls? (?:him|her|it)self)\s+["“']?(\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}[\p{L}'-]{1,30})?)/u;
const OPENS = /^["“']?(\p{Lu}[\p{L}'-]{1,30})["”']?(?:,| is | was | has )/u;
const NO_NAME = new Set([
  'I',
  'A',
  'An',
  'The',
  'He',
  'She',
  'It',
  'They',
  'My',
  'We',
  'This',
  'Someone',
  'Make',
  'Create',
  'Write',
  'Please',
  'Somebody',
  'One',
  'Imagine',
  'Not',
  'There',
  'What',
  'Who',
]);
/** A word with its article. */
export const aOr = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

/** The name that a description gives. */
export function nameIn(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const name = NAMED.exec(sentence)?.[1];
    if (name && !NO_NAME.has(name)) return name.replace(/'s$/, '');
  }
  const opened = OPENS.exec(sentences[0] ?? '')?.[1];
  return opened && !NO_NAME.has(opened) ? opened : null;
}

/** The same description is given the same name. */
export function namedBy(archetype: string, text: string): string {
  const names = NAMES[archetype] ?? NAMES['companion'] ?? ['Wren'];
  const sum = [...text].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return names[sum % names.length] ?? 'Wren';
}

/** The word of a description that is an archetype. */
export const archetypeWord = (text: string): string | null =>
  wordsOf(text).find(
    (word) => (ARCHETYPES_OFFERED as readonly string[]).includes(word) && !/^(?:creative)$/.test(word),
  ) ?? null;

/** The archetype a description names, or leads to by a trade; null where it leaves it open. */
export function archetypeIn(text: string): string | null {
  const named = archetypeWord(text);
  if (named) return named;
  // "A lighthouse keeper", "a teacher": what it is by trade or kin leads to an archetype too.
  const role =
    /\b(?:an?|my|the)\s+((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)\b(?=\s+(?:called|named|who|that|with|,)|[,.;]|$)/iu.exec(
      text,
    )?.[1];
  const nature = role ? natureOf(role) : 'other';
  return nature === 'other' ? null : (ARCHETYPES_OFFERED as readonly string[]).includes(nature) ? nature : null;
}
