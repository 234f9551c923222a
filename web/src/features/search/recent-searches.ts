import { storeDraft, readStoredDraft } from '../../lib/storage/storage';

/** Maximum number of recent searches, stored in this browser only. */
const MAX_RECENT = 5;
const STORAGE_KEY = 'searches';

/** Puts a search first; removes case-insensitive duplicates. */
export function addRecent(list: readonly string[], text: string): string[] {
  const query = text.trim();
  if (query === '') return [...list];
  const others = list.filter((item) => item.toLowerCase() !== query.toLowerCase());
  return [query, ...others].slice(0, MAX_RECENT);
}

/** Parses the stored list, dropping blank and duplicate lines. */
export function parseRecents(stored: string): string[] {
  return removeDuplicates(stored.split('\n'));
}

function removeDuplicates(lines: readonly string[]): string[] {
  return [...lines].reverse().reduce<string[]>((list, line) => addRecent(list, line), []);
}

export function recentSearches(): string[] {
  return parseRecents(readStoredDraft(STORAGE_KEY));
}

export function rememberSearch(text: string): void {
  storeDraft(STORAGE_KEY, addRecent(recentSearches(), text.replace(/\s+/g, ' ')).join('\n'));
}

export function forgetSearches(): void {
  storeDraft(STORAGE_KEY, '');
}
