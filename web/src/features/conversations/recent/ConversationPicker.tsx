import { ChevronDown, GitBranch, MessageCircle } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Conversation } from '@kinloom/contract';
import { useNow } from '../../../lib/now';
import { chatTime, dayName } from '../../../lib/time';
import { MenuButton } from '../../../ui/MenuButton';
import { lastActivityAt } from './recent-conversations';

/** Menu of the conversations with the same soul. */
export default function ConversationPicker({
  conversation,
  others,
  name,
}: {
  conversation: Conversation;
  /** All one-to-one conversations with this soul, most recently active first. */
  others: readonly Conversation[];
  name: string;
}) {
  const now = useNow();
  const [, navigate] = useLocation();
  const nameOf = (item: Conversation): string =>
    `${item.title ?? `Started ${dayName(item.createdAt, now)}`} · ${chatTime(lastActivityAt(item), now)}`;
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
          options: others.map((item) => ({
            value: String(item.id),
            label: nameOf(item),
            Icon: item.branchedFrom === null ? MessageCircle : GitBranch,
          })),
          onChoose: (id) => navigate(`/conversation/${id}`),
        },
      ]}
    >
      <ChevronDown size={18} aria-hidden="true" />
    </MenuButton>
  );
}
