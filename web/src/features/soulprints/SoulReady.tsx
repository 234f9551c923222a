import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { Avatar } from '../souls/Avatar';
import { haloOf } from '../souls/soul-appearance';

/** A created or changed soul with a link to its chat. */
export function SoulReady({ soul, text, onClose }: { soul: Companion; text: string; onClose: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 py-1 pl-1">
      <Avatar soul={soul} size={64} halo={haloOf(soul.status)} />
      <p className="min-w-40 flex-1 font-display text-xl leading-snug [overflow-wrap:anywhere]">
        {soul.name} {text}
      </p>
      <Link href={`/?soul=${soul.id}`} className="btn btn-primary max-w-full max-sm:w-full" onClick={onClose}>
        <span className="truncate">Talk with {soul.name}</span>
      </Link>
    </div>
  );
}
