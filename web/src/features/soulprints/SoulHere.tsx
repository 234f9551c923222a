import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { Avatar } from '../souls/Avatar';
import { haloOf } from '../souls/soul-look';

/** A soul that came or changed, and the way to it. */
export function SoulHere({ soul, words, onClose }: { soul: Companion; words: string; onClose: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 py-1 pl-1">
      <Avatar soul={soul} size={64} halo={haloOf(soul.status)} />
      <p className="min-w-40 flex-1 font-display text-xl leading-snug [overflow-wrap:anywhere]">
        {soul.name} {words}
      </p>
      <Link href={`/?soul=${soul.id}`} className="btn btn-primary max-w-full max-sm:w-full" onClick={onClose}>
        <span className="truncate">Talk with {soul.name}</span>
      </Link>
    </div>
  );
}
