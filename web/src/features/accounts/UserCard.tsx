import { ChevronDown, LogOut, Settings, Waypoints } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { TEXTS, type Me } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { chooseTheme, THEMES, useTheme } from '../../lib/theme';
import { toast } from '../../lib/toasts';
import { MenuButton } from '../../ui/MenuButton';
import { THEME_CHOICES } from '../../ui/ThemeChoice';
import { useSignOut } from './use-session';

/** Who is here, how many souls are theirs, and what is theirs alone: the theme and the way out. */
export function UserCard({ me, soulCount }: { me: Me; soulCount: number | undefined }) {
  const { theme } = useTheme();
  const signOut = useSignOut();
  const [, navigate] = useLocation();

  function leave(): void {
    signOut().then(
      () => navigate('/'),
      (error: unknown) => toast({ title: 'You are still signed in', description: textOf(error), tone: 'bad' }),
    );
  }

  const choose = (value: string): void => chooseTheme(THEMES.find((one) => one === value) ?? 'dark');
  const souls = soulCount === 1 ? TEXTS.main.oneSoul : TEXTS.main.manySouls;
  // The line keeps its height while the souls are on their way.
  const count = soulCount === undefined ? '\u00a0' : `${soulCount} ${souls}`;

  return (
    <div className="flex items-center gap-1 rounded-card bg-raised p-1.5">
      <MenuButton
        label={`Account of ${me.displayName}`}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-soft px-2 py-1 text-left hover:bg-lamp-wash"
        align="start"
        parts={[
          { kind: 'note', text: me.email },
          { kind: 'choice', label: 'Theme', value: theme, options: THEME_CHOICES, onChoose: choose },
          { kind: 'line' },
          { kind: 'item', label: 'Sign out', Icon: LogOut, onSelect: leave },
        ]}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate leading-tight font-semibold">{me.displayName}</span>
          <span className="block truncate text-sm leading-snug text-soft">{count}</span>
        </span>
        <ChevronDown size={16} aria-hidden="true" className="flex-none text-faint" />
      </MenuButton>
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
