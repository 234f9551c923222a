import { MoreHorizontal } from 'lucide-react';
import type { Message } from '@kinloom/contract';
import { menuButton } from '../../../ui/MenuButton';
import type { MessageActions } from './message-actions';

const Menu = menuButton<{ message: Message; actions: MessageActions }>(() => import('./MessageMenu'));

/** Opens what can be done with one message. */
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
