import { ChevronDown, GitBranch, MessageCircle } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Conversation } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { chatTime } from '../../../lib/format/time';
import { MenuButton } from '../../../ui/MenuButton';
import { lastActivityAt, titleOf } from './recent-conversations';

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
  const nameOf = (item: Conversation): string => `${titleOf(item, now)} · ${chatTime(lastActivityAt(item), now)}`;
  return (
    <MenuButton
      label={`Other conversations with ${name}`}
      className="link inline-flex min-h-11 max-w-56 min-w-11 flex-none items-center justify-center gap-1 text-sm"
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
      <span className="truncate max-lg:sr-only">{titleOf(conversation, now)}</span>
      <ChevronDown size={18} aria-hidden="true" className="flex-none" />
    </MenuButton>
  );
}
