import { storeDraft, storedDraft } from '../../lib/storage';

/** Searches that are remembered, in this browser alone. */
const MOST = 5;
const KEY = 'searches';

/** The list with a search at its head: each once, whatever its letters' case. */
export function withRecent(list: readonly string[], text: string): string[] {
  const said = text.trim();
  if (said === '') return [...list];
  const others = list.filter((one) => one.toLowerCase() !== said.toLowerCase());
  return [said, ...others].slice(0, MOST);
}

/** A stored list as it was kept; whatever else stands there counts for nothing. */
export function readRecents(stored: string): string[] {
  return withoutTwins(stored.split('\n'));
}

function withoutTwins(lines: readonly string[]): string[] {
  return [...lines].reverse().reduce<string[]>((list, line) => withRecent(list, line), []);
}

export function recents(): string[] {
  return readRecents(storedDraft(KEY));
}

export function rememberSearch(text: string): void {
  storeDraft(KEY, withRecent(recents(), text.replace(/\s+/g, ' ')).join('\n'));
}

export function forgetSearches(): void {
  storeDraft(KEY, '');
}
