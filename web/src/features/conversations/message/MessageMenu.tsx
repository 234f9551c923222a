import { Anchor, BookHeart, Copy, GitBranch, PencilLine, Trash2, type LucideIcon } from 'lucide-react';
import { TEXTS, type Message } from '@kinloom/contract';
import type { MenuLooks } from '../../../ui/MenuButton';
import type { MenuPart } from '../../../ui/menu-parts';
import OpenMenu from '../../../ui/OpenMenu';
import { controlWords } from './reply-control-labels';
import { controlsOf } from './reply-controls';
import type { MessageActions } from './message-actions';

/** What can be done with one message. */
export default function MessageMenu({
  message,
  actions,
  ...looks
}: MenuLooks & {
  message: Message;
  actions: MessageActions;
}) {
  return <OpenMenu {...looks} align="end" parts={partsFor(message, actions)} cramped />;
}

function partsFor(message: Message, actions: MessageActions): MenuPart[] {
  const item = (label: string, Icon: LucideIcon, onSelect: () => void): MenuPart => ({
    kind: 'item',
    label,
    Icon,
    onSelect,
  });
  const parts = controlsOf(message).map((control) => {
    const { label, Icon } = controlWords(control, message);
    return item(label, Icon, () => actions.control(message, control));
  });
  if (message.senderId !== null) parts.push(item('Edit', PencilLine, () => actions.edit(message)));
  if (message.content !== '') parts.push(item('Copy text', Copy, () => actions.copy(message)));
  if (message.content !== '' && message.status !== 'streaming') {
    parts.push(item(TEXTS.memories.create, BookHeart, () => actions.keep(message)));
    parts.push(item('Anchor this moment', Anchor, () => actions.anchor(message)));
  }
  if (message.status !== 'streaming') parts.push(item('Branch from here', GitBranch, () => actions.branch(message)));
  return [
    ...parts,
    { kind: 'line' },
    { kind: 'item', label: 'Delete message', Icon: Trash2, bad: true, onSelect: () => actions.remove(message) },
  ];
}
