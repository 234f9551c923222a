import { ChevronDown, Settings, Waypoints } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Me } from '@kinloom/contract';
import { createMenuButton } from '../../ui/MenuButton';

const AccountMenu = createMenuButton<{ me: Me }>(() => import('./AccountMenu'));

/** Account button of the sidebar with the number of souls. */
export function UserCard({ me, soulCount }: { me: Me; soulCount: number | undefined }) {
  const souls = soulCount === 1 ? TEXTS.main.oneSoul : TEXTS.main.manySouls;
  // Keeps the line's height while souls are loading.
  const count = soulCount === undefined ? '\u00a0' : `${soulCount} ${souls}`;

  return (
    <div className="flex items-center gap-1 rounded-card bg-raised p-1.5">
      <AccountMenu
        label={`Account of ${me.displayName}`}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-soft px-2 py-1 text-left hover:bg-lamp-wash"
        me={me}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate leading-tight font-semibold">{me.displayName}</span>
          <span className="block truncate text-sm leading-snug text-soft">{count}</span>
        </span>
        <ChevronDown size={16} aria-hidden="true" className="flex-none text-faint" />
      </AccountMenu>
      <Link
        href="/relational-intelligence"
        className="icon-btn"
        aria-label={TEXTS.main.relationalIntelligence}
        title={TEXTS.main.relationalIntelligence}
      >
        <Waypoints size={20} aria-hidden="true" />
      </Link>
      <Link href="/settings" className="icon-btn" aria-label={TEXTS.main.settings} title={TEXTS.main.settings}>
        <Settings size={20} aria-hidden="true" />
      </Link>
    </div>
  );
}
