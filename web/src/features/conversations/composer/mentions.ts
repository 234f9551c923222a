import type { Companion } from '@kinloom/contract';

/** Maximum number of typed characters that still count as a mention. */
const MAX_PREFIX_LENGTH = 40;
/** An @ at the start or after a word separator, and the text typed since. */
const UNFINISHED_MENTION = new RegExp(`(?:^|[\\s(\\[“"'])@([^@\\n]{0,${MAX_PREFIX_LENGTH}})$`, 'u');

export type MentionableSoul = Pick<Companion, 'id' | 'name'>;

/** An unfinished mention: the index of its @ and the souls whose names match. */
export interface Mention {
  start: number;
  souls: readonly MentionableSoul[];
}

/** The unfinished mention that ends at the caret; null if there is none. */
export function mentionAt(text: string, caret: number, souls: readonly MentionableSoul[]): Mention | null {
  const typed = UNFINISHED_MENTION.exec(text.slice(0, caret))?.[1];
  if (typed === undefined) return null;
  const prefix = typed.toLocaleLowerCase();
  const matches = souls.filter(({ name }) => matchesPrefix(name.toLocaleLowerCase(), prefix));
  return matches.length > 0 ? { start: caret - typed.length - 1, souls: matches } : null;
}

/** Whether the name, or one of its words, starts with the typed prefix. */
function matchesPrefix(name: string, prefix: string): boolean {
  return name.startsWith(prefix) || name.split(/\s+/).some((word) => word.startsWith(prefix));
}

/** Replaces the typed prefix by the name and a space. @returns the text and the caret index after that space */
export function completeMention(
  text: string,
  caret: number,
  start: number,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
