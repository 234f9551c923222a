import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { capitalised, statusDot } from '../../souls/soul-appearance';
import { panelPath } from '../tabs';

/** Lists the account's souls: a column on wide screens, otherwise a scrolling row. */
export function SoulPicker({ souls, chosenId }: { souls: readonly Companion[]; chosenId: number | null }) {
  const chosen = useRef<HTMLLIElement>(null);
  // In the row, the chosen soul may be scrolled out of view.
  useEffect(() => {
    // Braces: newer browsers return a promise from scrolling, which must not become the effect's cleanup function.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosenId]);
  return (
    <nav aria-label="Souls to edit" className="min-w-0">
      <ul className="sideways -mx-4 flex gap-2 px-4 py-1 md:-mx-1 md:flex-wrap md:px-1 wide:flex-col wide:flex-nowrap">
        {souls.map((soul) => (
          <li key={soul.id} ref={soul.id === chosenId ? chosen : null} className="flex-none scroll-mx-4">
            <Link
              href={panelPath('souls', soul.id)}
              aria-current={soul.id === chosenId ? 'true' : undefined}
              style={hueStyle(soul.id)}
              className="soul flex min-h-14 max-w-64 items-center gap-4 rounded-card border border-line bg-surface py-2 pr-4 pl-3 hover:border-edge aria-[current]:border-soul aria-[current]:bg-raised wide:max-w-none"
            >
              <Avatar soul={soul} size={38} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-display leading-tight font-semibold">{soul.name}</span>
                <span className="flex items-center gap-2 text-sm leading-snug text-soft">
                  <span
                    role="img"
                    aria-label={statusDot(soul.status).label}
                    className="size-2 flex-none rounded-full"
                    style={{ background: statusDot(soul.status).color }}
                  />
                  <span className="truncate">{capitalised(soul.archetype)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
