import { isUnheardOf } from '../lexicon/likeness';
import { roleOf } from '../memory/words/roles';
import type { OwnQuestion } from './own-question';
import { bare } from './told-words';

const MINE = /\b(?:i|i'm|i've|my|me|mine|we|our|us)\b/;
const THEIRS = /\b(?:he|she|they|him|her|his|hers|them|their)\b/;
/** Not "they": who moved an exam is nobody. */
const OTHER = /^(?:he|she|his|her)$/i;
const QUOTE = /^You said "|"$/g;
const WHOSE = /^(?:my|your|our|the|his|her|their)$/;
/** A word for a person by what they are to somebody; not for an animal, which is somebody's own. */
const isSomebody = (word: string): boolean => roleOf(bare(word))?.animal === false;
/** How far into a sentence its subject may begin. */
const BEGINNING = 5;

/** "Faris is", "Tino got": a word that no table knows begins a sentence about whoever is called so. */
const isSomeName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word) && isUnheardOf(word.toLowerCase());
const DOING = /^(?:is|was|has|had|got|can|will|wants|\p{Ll}{2,}s)$/u;

/** Between whose somebody is and the word for them: "my little brother". */
const WORD = String.raw`(?:[\p{L}-]+ ){0,2}`;

/**
 * Whether whom a question calls the person's own are only told of as somebody else's: "my grandson", "your neighbour Earl's grandson"; "my daughter",
 * "your friend Cordelia has a daughter".
 */
export function relatesOthers({ text }: Pick<OwnQuestion, 'text'>, content: string): boolean {
  const asked = [...text.matchAll(/\b(?:my|our) ([\p{L}-]+)(?:'s)?(?: ([\p{L}-]+))?/gu)].flatMap(
    ([, first = '', second = '']) => roleOf(bare(first)) ?? roleOf(bare(second)) ?? [],
  );
  if (asked.length === 0) return false;
  const mentions = [...content.matchAll(/[\p{L}-]+/gu)].flatMap((found) => {
    const role = roleOf(found[0].toLowerCase());
    const same =
      role &&
      asked.some(({ key, within }) => key === role.key || role.within.includes(key) || within.includes(role.key));
    return same ? [content.slice(0, found.index)] : [];
  });
  return (
    mentions.some((before) => THEIR_OWN.test(before) || UNMARKED.test(before) || isOwner(before)) &&
    !mentions.some((before) => THEIR_PERSONS.test(before))
  );
}
const THEIR_OWN = new RegExp(
  String.raw`(?:\b\p{L}+'s|\b(?:[Hh]is|[Hh]er|[Tt]heir)) ${WORD}$|(?<!\b(?:[Ii]|[Yy]ou|[Ww]e)(?:['’]?(?:ve|d))?(?: \p{L}+)?) (?:has|had|got|with) (?:an?|the|one|two|three|four|five) ${WORD}$`,
  'u',
);
/** "jordans dog", as it is written in haste. */
const UNMARKED = /^(?:(?:and|but|so|oh) )*(?!(?:this|his|yes|its|always|sometimes|perhaps|besides)\b)\p{L}{3,}s $/iu;
/** "Hoa daughter", as it is written in a second language. */
const NAMED_OWNER = /(?:^|[.!?"“] ?)(?!(?:I|You)\b)(\p{Lu}\p{Ll}+) $/u;
const isOwner = (before: string) => isUnheardOf(NAMED_OWNER.exec(before)?.[1]?.toLowerCase() ?? 'the');
const THEIR_PERSONS = new RegExp(String.raw`\b(?:[Mm]y|[Oo]ur|[Yy]our) ${WORD}$`, 'u');

/**
 * Whether what is told is of somebody else, where the person's own is asked for: "my neighbour plays the tuba" says nothing of what I play. Who names
 * somebody asks for others.
 * @param content of a memory, in the second person, or a quote
 */
export function tellsOfOthers(
  { text, words, lent = false }: Pick<OwnQuestion, 'text' | 'words'> & { lent?: boolean },
  content: string,
): boolean {
  if (relatesOthers({ text }, content)) return true;
  if (!(MINE.test(text) || lent) || THEIRS.test(text)) return false;
  if (words.some(isSomebody)) return false;
  const told = content.replace(QUOTE, '').match(/[\p{L}\d'-]+/gu) ?? [];
  if (told.some((word) => /^\p{Lu}/u.test(word) && words.includes(bare(word.toLowerCase())))) return false;
  const subject = told.findIndex((word, at) => {
    const name = /^\p{Lu}\p{L}+/u.test(word) && at > 0;
    if (at === 0 && !/\bwho(?:m|se)?\b/.test(text) && isSomeName(word) && DOING.test(told[1] ?? '')) return true;
    return isSomebody(word.toLowerCase()) || (name && /'s$/.test(word)) || (at < 2 && OTHER.test(word));
  });
  if (subject < 0 || subject >= BEGINNING) return false;
  // What is said of the person beside it is theirs after all: "my gran taught me".
  const own = told.filter((word, at) => {
    const lower = word.toLowerCase();
    if (/^(?:you|you're|you've|i|i'm|im|ive|i've|me|we|us|mine)$/.test(lower)) return true;
    if (!/^(?:your|my|our)$/.test(lower)) return false;
    return !told.slice(at + 1, at + 4).some((next) => roleOf(bare(next.toLowerCase())) !== null || WHOSE.test(next));
  });
  return own.length === 0;
}
