import type { Companion, Message } from '@kinloom/contract';
import { hueStyle } from '../souls/Avatar';

/** Quote of a message with its sender. */
export function MessageQuote({ message, souls }: { message: Message; souls: readonly Companion[] }) {
  const soul = message.senderId === null ? souls.find(({ id }) => id === message.companionId) : undefined;
  return (
    <blockquote
      className={`rounded-card px-4 py-3 ${soul ? 'soul lit border border-line' : 'bg-lamp-wash'}`}
      style={soul && hueStyle(soul.id)}
    >
      <p className={`text-sm font-medium ${soul ? 'soul-name' : 'text-lamp-text'}`}>{soul?.name ?? 'You'}</p>
      <p className="mt-0.5 line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{message.content}</p>
    </blockquote>
  );
}
