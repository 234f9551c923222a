import { MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { useConversations } from '../conversations/cache/use-conversations';
import type { InsightTabProps } from './InsightScreen';
import { lastSpokenWith } from './recent-soul';

/** Link to a conversation with the selected soul, or the one last spoken with. */
export function TalkLink({ souls, soul, className }: InsightTabProps & { className: string }) {
  const { data: conversations } = useConversations();
  const target = soul ?? lastSpokenWith(souls, conversations ?? []);
  if (!target) return null;
  return (
    <Link href={`/?soul=${target.id}`} className={`max-w-full ${className}`}>
      <MessageCircle size={18} aria-hidden="true" className="flex-none" />
      <span className="truncate">Talk with {target.name}</span>
    </Link>
  );
}
