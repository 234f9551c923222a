import { MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { useConversations } from '../conversations/cache/use-conversations';
import type { Looked } from './InsightScreen';
import { lastSpokenWith } from './speaking';

/** To the soul that is looked at, or the one last spoken with. */
export function TalkLink({ souls, soul, className }: Looked & { className: string }) {
  const { data: talks } = useConversations();
  const to = soul ?? lastSpokenWith(souls, talks ?? []);
  if (!to) return null;
  return (
    <Link href={`/?soul=${to.id}`} className={`max-w-full ${className}`}>
      <MessageCircle size={18} aria-hidden="true" className="flex-none" />
      <span className="truncate">Talk with {to.name}</span>
    </Link>
  );
}
