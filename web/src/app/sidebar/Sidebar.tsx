import { Command } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Me } from '@kinloom/contract';
import { RecentConversations } from '../../features/conversations/recent/RecentConversations';
import { SearchButton } from '../../features/search/SearchButton';
import { useSouls } from '../../features/souls/use-souls';
import { Logo } from '../../ui/Logo';
import { usePaletteActions } from '../palette/palette-context';
import { MainLinks } from './MainLinks';
import { SidebarToggle } from './SidebarToggle';
import { SoulList } from './SoulList';
import { UserCard } from './UserCard';

/** `collapsible`: shows the button that collapses the sidebar. */
export function Sidebar({ me, collapsible = false }: { me: Me; collapsible?: boolean }) {
  const souls = useSouls();
  const { openPalette } = usePaletteActions();
  return (
    <div className="flex h-full min-h-0 flex-col gap-4 overflow-y-auto bg-surface px-4 pt-4 pb-3">
      <div className="flex items-center justify-between">
        <Link
          href="/"
          className="flex min-h-11 items-center gap-3 rounded-soft px-1 font-display text-2xl font-semibold"
        >
          <Logo />
          {TEXTS.product}
        </Link>
        {collapsible && <SidebarToggle />}
      </div>
      <UserCard me={me} soulCount={souls.data?.length} />
      <div className="flex flex-none items-center gap-1">
        <SearchButton />
        <button
          type="button"
          className="icon-btn"
          aria-label="Command palette"
          aria-keyshortcuts="Control+K Meta+K"
          title="Command palette (Ctrl+K)"
          onClick={openPalette}
        >
          <Command size={18} aria-hidden="true" />
        </button>
      </div>
      <MainLinks me={me} />
      <SoulList />
      <RecentConversations />
    </div>
  );
}
