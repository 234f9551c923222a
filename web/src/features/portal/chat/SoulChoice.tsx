import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { interactPath } from '../presence/presence';

/** The person's souls as links to their chats. */
export function SoulChoice({ souls }: { souls: readonly Companion[] }) {
  return (
    <ul aria-label="Your souls" className="flex w-full flex-wrap justify-center gap-3">
      {souls.map((soul) => (
        <li key={soul.id} className="soul" style={hueStyle(soul.id)}>
          <Link
            href={interactPath(soul.id)}
            className="flex min-h-14 items-center gap-3 rounded-room border border-line bg-surface py-2 pr-5 pl-3 hover:border-edge hover:bg-raised"
          >
            <Avatar soul={soul} size={40} />
            <span className="max-w-48 truncate font-display text-lg font-semibold">{soul.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
