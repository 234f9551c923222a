import type { LucideIcon } from 'lucide-react';

export type CommandGroup = 'Actions' | 'Souls' | 'Go to' | 'Search';

/** A command of the palette. */
export interface Command {
  /** Unique within the palette. */
  id: string;
  group: CommandGroup;
  label: string;
  Icon: LucideIcon;
  /** Further words under which it is found. */
  keywords?: string;
  /** Shown beside the label, such as a keyboard shortcut. */
  hint?: string;
  /** Opens a path, or runs an action after the palette has closed. */
  run: { path: string } | (() => void);
}

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Finds the commands for a text: every word of the text begins a word of the label or of the keywords. Commands whose
 * label begins with the text come first; otherwise the order is kept.
 */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = wordsOf(text);
  const prefix = text.trim().toLocaleLowerCase();
  const isBest = ({ label }: Command): boolean => label.toLocaleLowerCase().startsWith(prefix);
  return commands
    .filter(({ label, keywords = '' }) => {
      const words = wordsOf(`${label} ${keywords}`);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .toSorted((a, b) => Number(isBest(b)) - Number(isBest(a)));
}

/** Groups commands for display. @returns the groups that are not empty, in the order of their first command */
export function groupCommands(commands: readonly Command[]): { group: CommandGroup; commands: Command[] }[] {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return groups.map((group) => ({ group, commands: commands.filter((command) => command.group === group) }));
}
