import { MoreHorizontal } from 'lucide-react';
import type { Message } from '@kinloom/contract';
import { createMenuButton } from '../../../ui/MenuButton';
import type { MessageActions } from './message-actions';

const Menu = createMenuButton<{ message: Message; actions: MessageActions }>(() => import('./MessageMenu'));

/** Opens the actions menu of a message. */
export function MessageMenuButton({
  message,
  actions,
  className,
}: {
  message: Message;
  actions: MessageActions;
  className: string;
}) {
  return (
    <Menu
      label="More for this message"
      className={`icon-btn row-menu ${className}`}
      message={message}
      actions={actions}
    >
      <MoreHorizontal size={18} aria-hidden="true" />
    </Menu>
  );
}
