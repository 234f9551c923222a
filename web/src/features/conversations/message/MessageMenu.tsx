import { Anchor, BookHeart, Copy, GitBranch, PencilLine, Trash2, type LucideIcon } from 'lucide-react';
import { TEXTS, type Message } from '@kinloom/contract';
import type { MenuAppearance } from '../../../ui/MenuButton';
import type { MenuPart } from '../../../ui/menu-parts';
import OpenMenu from '../../../ui/OpenMenu';
import { controlLabel } from './reply-control-labels';
import { controlsOf } from './reply-controls';
import type { MessageActions } from './message-actions';

/** Actions menu of a message. */
export default function MessageMenu({
  message,
  actions,
  ...looks
}: MenuAppearance & {
  message: Message;
  actions: MessageActions;
}) {
  return <OpenMenu {...looks} align="end" parts={partsFor(message, actions)} usePortal />;
}

function partsFor(message: Message, actions: MessageActions): MenuPart[] {
  const item = (label: string, Icon: LucideIcon, onSelect: () => void): MenuPart => ({
    kind: 'item',
    label,
    Icon,
    onSelect,
  });
  const parts = controlsOf(message).map((control) => {
    const { label, Icon } = controlLabel(control, message);
    return item(label, Icon, () => actions.runControl(message, control));
  });
  if (message.senderId !== null) parts.push(item('Edit', PencilLine, () => actions.edit(message)));
  if (message.content !== '') parts.push(item('Copy text', Copy, () => actions.copy(message)));
  if (message.content !== '' && message.status !== 'streaming') {
    parts.push(item(TEXTS.memories.create, BookHeart, () => actions.createMemory(message)));
    parts.push(item('Anchor this moment', Anchor, () => actions.createAnchor(message)));
  }
  if (message.status !== 'streaming') parts.push(item('Branch from here', GitBranch, () => actions.branch(message)));
  return [
    ...parts,
    { kind: 'line' },
    { kind: 'item', label: 'Delete message', Icon: Trash2, bad: true, onSelect: () => actions.remove(message) },
  ];
}
