import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@kinloom/contract';
import { SharedMemoryDialog } from '../../memories/SharedMemoryDialog';
import { useSouls } from '../../souls/use-souls';
import { cachedMessages } from '../cache/query-cache';
import { useConversation } from '../cache/use-conversation';

/** Shared-memory dialog of a conversation, for one message (`from`) or for the recent messages. */
export default function ConversationMemoryDialog({
  conversationId,
  from = null,
  onClose,
}: {
  conversationId: number;
  from?: Message | null;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { data: conversation } = useConversation(conversationId);
  const { data: known } = useSouls();
  if (!conversation || !known) return null;
  const souls = conversation.participantIds.flatMap((id) => known.find((soul) => soul.id === id) ?? []);
  const messages = from ? [from] : (cachedMessages(client, conversationId)?.messages ?? []);
  return (
    <SharedMemoryDialog conversation={conversation} souls={souls} messages={messages} from={from} onClose={onClose} />
  );
}
