/** Characters of a name that may be typed before it is taken for something else. */
const LONGEST = 40;
/** An @ at the beginning or behind what divides words, and what was typed since. */
const TYPED = new RegExp(`(?:^|[\\s(\\[“"'])@([^@\\n]{0,${LONGEST}})$`, 'u');

/** A name that is being typed: where its @ stands, and the souls it may become. */
export interface Mention {
  at: number;
  names: readonly string[];
}

/** What is being mentioned before the caret; null where nothing is. */
export function mentionAt(text: string, caret: number, names: readonly string[]): Mention | null {
  const typed = TYPED.exec(text.slice(0, caret))?.[1];
  if (typed === undefined) return null;
  const begun = typed.toLocaleLowerCase();
  const fitting = names.filter((name) => isBegun(name.toLocaleLowerCase(), begun));
  return fitting.length > 0 ? { at: caret - typed.length - 1, names: fitting } : null;
}

/** Whether the name, or a word of it, begins with what was typed. */
function isBegun(name: string, begun: string): boolean {
  return name.startsWith(begun) || name.split(/\s+/).some((word) => word.startsWith(begun));
}

/** The text with the name in place of what was typed of it, and where the caret goes: behind the space that follows. */
export function completeMention(
  text: string,
  caret: number,
  at: number,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
