import { isOffered, titleFrom } from '../offering/offered';
import { plain, wordsOf } from '../perception/text';
import { datesIn } from './dates';
import { clipped } from './drafting';
import { draftsOf } from './keep';
import type { Heard, KeptMemory, MemoryDraft } from './memory';

/** What a memory says once it has other words. */
export type Reworded = Pick<KeptMemory, 'kind' | 'title' | 'fact' | 'span'> & {
  /** What makes it the same memory when it is said again; null where the rules find nothing in it. */
  key: string | null;
};

/** After these a "you" is spoken to or about, and not who does something. */
const OBJECT =
  /\b(to|with|for|about|from|of|at|on|by|tell|told|ask|asked|gave|give|help|helps|helped|call|calls|called|love|loves|miss|misses|met|near|around|behind) you\b/gi;
const FIRST: readonly (readonly [form: RegExp, first: string])[] = [
  [OBJECT, '$1 me'],
  [/\byou(?:'re| are)\b/gi, "I'm"],
  [/\byou(?:'ve| have)\b/gi, "I've"],
  [/\byou(?:'ll| will)\b/gi, "I'll"],
  [/\byou'd\b/gi, "I'd"],
  [/\byou were\b/gi, 'I was'],
  [/\byou weren't\b/gi, "I wasn't"],
  [/\byourself\b/gi, 'myself'],
  [/\byours\b/gi, 'mine'],
  [/\byour\b/gi, 'my'],
  [/\byou\b/gi, 'I'],
];
/** Dates in words that stand behind what was said: "on Friday (3 May 2026)". */
const IN_BRACKETS = / \([^()]*\d{4}\)/g;

/** A kept sentence as the person would have said it. */
function asTold(content: string): string {
  let text = plain(content);
  for (const [form, first] of FIRST) text = text.replace(form, first);
  return text;
}

const sameWords = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/**
 * What a memory's new words tell, by the same rules as what is told in talk. Where they tell one thing, or beside others what the memory
 * told before, that is its fact; else it has none, and stands by its words alone.
 */
export function rewordedAs(
  memory: Pick<KeptMemory, 'kind' | 'title' | 'content' | 'fact' | 'saidAt' | 'whispered'>,
  content: string,
  { personName, soulName }: { personName: string; soulName: string },
): Reworded {
  if (isOffered(memory)) return asText(memory, content);
  const heard: Heard = {
    id: 0,
    conversationId: 0,
    seq: 0,
    from: 'person',
    speaker: personName,
    text: asTold(content.replace(IN_BRACKETS, '')),
    at: memory.saidAt,
    whispered: memory.whispered,
  };
  const drafts = draftsOf(heard, { personName, soulName, before: [] }).filter(
    ({ fact }) => fact !== null && fact.relation !== 'told',
  );
  const draft = chosen(drafts, memory, content);
  const named = memory.title === clipped(memory.content, 80) || memory.fact !== null;
  return {
    kind: draft?.kind ?? memory.kind,
    title: draft?.title ?? (named ? clipped(content, 80) : memory.title),
    fact: draft?.fact ?? null,
    span: draft?.span ?? datesIn(content, memory.saidAt)[0]?.span ?? null,
    key: draft?.key ?? null,
  };
}

/** A text that was given stays one, and is called by its first words where it was before. */
function asText(
  { kind, title, content: before }: Pick<KeptMemory, 'kind' | 'title' | 'content'>,
  content: string,
): Reworded {
  return { kind, title: title === titleFrom(before) ? titleFrom(content) : title, fact: null, span: null, key: null };
}

/** The one thing it tells; of several, the one of what the memory was about. */
function chosen(
  drafts: readonly MemoryDraft[],
  { fact }: Pick<KeptMemory, 'fact'>,
  content: string,
): MemoryDraft | null {
  if (drafts.length === 1) return drafts[0] ?? null;
  const same = drafts.filter(
    (draft) => draft.fact?.relation === fact?.relation && draft.fact?.subject === fact?.subject,
  );
  if (same.length > 0) return same.length === 1 ? (same[0] ?? null) : null;
  return drafts.find((draft) => sameWords(draft.content, content)) ?? null;
}
