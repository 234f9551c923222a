import { formatNumber, TEXT_LOCALE } from '../../lib/format/locale';

/** Numbers of what belongs to one soul alone. */
export interface SoulContents {
  memories: number;
  /** One-to-one conversations. */
  conversations: number;
  files: number;
}

const listFormat = new Intl.ListFormat(TEXT_LOCALE, { type: 'conjunction' });
const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${formatNumber(number)} ${number === 1 ? one : many}`];

/** What is deleted with a soul. @param contents undefined while not known */
export function deletionText(name: string, contents: SoulContents | undefined): string {
  if (!contents) return `All memories, conversations and files of ${name} are deleted too.`;
  const parts = [
    ...count(contents.memories, 'memory', 'memories'),
    ...count(contents.conversations, 'conversation', 'conversations'),
    ...count(contents.files, 'file', 'files'),
  ];
  return parts.length === 0 ? 'Nothing else is deleted.' : `Deleted too: ${listFormat.format(parts)}.`;
}
