import { MoreHorizontal } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { createMenuButton } from '../../ui/MenuButton';
import { UnreadMark } from '../../features/conversations/recent/UnreadMark';
import { Avatar, hueStyle } from '../../features/souls/Avatar';
import type { SoulMenuProps } from '../../features/soulprints/SoulMenu';
import { capitalised, haloOf, statusDot } from '../../features/souls/soul-appearance';

const SoulMenu = createMenuButton<SoulMenuProps>(() => import('../../features/soulprints/SoulMenu'));

export function SoulCard({
  soul,
  selected,
  unread,
  onDelete,
}: {
  soul: Companion;
  selected: boolean;
  /** There are unread messages from this soul. */
  unread: boolean;
  onDelete: () => void;
}) {
  const dot = statusDot(soul.status);
  return (
    <li
      className={`soul relative flex items-center rounded-card hover:bg-raised ${selected ? 'bg-raised before:absolute before:top-3 before:bottom-3 before:-left-4 before:w-[3px] before:rounded-r-full before:bg-soul' : ''}`}
      style={hueStyle(soul.id)}
    >
      <Link
        href={`/?soul=${soul.id}`}
        aria-current={selected ? 'true' : undefined}
        className="flex min-w-0 flex-1 items-center gap-4 rounded-card py-2.5 pl-3"
      >
        <span className="relative">
          <Avatar soul={soul} size={42} halo={haloOf(soul.status)} />
          <span
            role="img"
            aria-label={dot.label}
            className="absolute -right-0.5 -bottom-0.5 z-1 size-3 rounded-full border-2 border-surface"
            style={{ background: dot.color }}
          />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-display text-base leading-tight font-semibold [overflow-wrap:anywhere]">
            {soul.name}
          </span>
          <span className="flex items-baseline gap-2 leading-snug">
            <span className="min-w-0 truncate text-sm text-soft">{capitalised(soul.archetype)}</span>
            <span className="flex-none text-xs text-faint">
              {TEXTS.main.level} {soul.relationshipLevel}
            </span>
          </span>
        </span>
        {unread && !selected && <UnreadMark />}
      </Link>
      <SoulMenu label={`More for ${soul.name}`} className="icon-btn" soul={soul} onDelete={onDelete}>
        <MoreHorizontal size={18} aria-hidden="true" />
      </SoulMenu>
    </li>
  );
}
