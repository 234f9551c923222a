import type { LucideIcon } from 'lucide-react';

/** What a menu holds, from top to bottom. */
export type MenuPart =
  | {
      kind: 'item';
      label: string;
      Icon: LucideIcon;
      bad?: boolean;
      /** How much waits where it leads. */
      waiting?: number | undefined;
      onSelect: () => void;
    }
  | {
      kind: 'choice';
      label: string;
      value: string;
      options: readonly { value: string; label: string; Icon: LucideIcon }[];
      onChoose: (value: string) => void;
    }
  | { kind: 'note'; text: string }
  | { kind: 'line' };

/** The same everywhere: how a menu's button is named and looks, and what it opens. */
export interface MenuProps {
  label: string;
  className: string;
  align: 'start' | 'end';
  parts: readonly MenuPart[];
  /** The button stands where its menu would be cut off or covered: it opens over the whole screen instead. */
  cramped?: boolean;
}
