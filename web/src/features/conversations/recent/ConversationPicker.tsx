import { ChevronDown, GitBranch, MessageCircle } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Conversation } from '@kinloom/contract';
import { useNow } from '../../../lib/now';
import { chatTime, dayName } from '../../../lib/time';
import { MenuButton } from '../../../ui/MenuButton';
import { lastAt } from './recent-conversations';

/** Leads to the other conversations with the same soul. */
export default function ConversationPicker({
  conversation,
  others,
  name,
}: {
  conversation: Conversation;
  /** All with this soul alone, the last spoken in first. */
  others: readonly Conversation[];
  name: string;
}) {
  const now = useNow();
  const [, navigate] = useLocation();
  const nameOf = (one: Conversation): string =>
    `${one.title ?? `Begun ${dayName(one.createdAt, now)}`} · ${chatTime(lastAt(one), now)}`;
  return (
    <MenuButton
      label={`Other conversations with ${name}`}
      className="icon-btn"
      align="start"
      parts={[
        {
          kind: 'choice',
          label: `Conversations with ${name}`,
          value: String(conversation.id),
          options: others.map((one) => ({
            value: String(one.id),
            label: nameOf(one),
            Icon: one.branchedFrom === null ? MessageCircle : GitBranch,
          })),
          onChoose: (id) => navigate(`/conversation/${id}`),
        },
      ]}
    >
      <ChevronDown size={18} aria-hidden="true" />
    </MenuButton>
  );
}
