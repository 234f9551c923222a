import { MoreHorizontal, Trash2 } from 'lucide-react';
import { MenuButton } from '../../ui/MenuButton';
import type { MenuPart } from '../../ui/menu-parts';

/** What can be done with one message. */
export function MessageMenu({ onRemove, className }: { onRemove: () => void; className?: string }) {
  const parts: MenuPart[] = [{ kind: 'item', label: 'Delete message', Icon: Trash2, bad: true, onSelect: onRemove }];
  return (
    <MenuButton
      label="More for this message"
      className={`icon-btn row-menu ${className ?? ''}`}
      align="end"
      parts={parts}
      cramped
    >
      <MoreHorizontal size={18} aria-hidden="true" />
    </MenuButton>
  );
}
