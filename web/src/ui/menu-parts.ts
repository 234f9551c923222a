import type { LucideIcon } from 'lucide-react';

/** The parts of a menu, from top to bottom. */
export type MenuPart =
  | {
      kind: 'item';
      label: string;
      Icon: LucideIcon;
      bad?: boolean;
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

/** Button appearance and menu contents, shared by all menus. */
export interface MenuProps {
  label: string;
  className: string;
  align: 'start' | 'end';
  parts: readonly MenuPart[];
  /** Renders the menu in a portal, for buttons in containers that would clip or cover it. */
  usePortal?: boolean;
}
