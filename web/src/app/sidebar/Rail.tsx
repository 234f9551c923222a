import { CircleUserRound, Search, Settings } from 'lucide-react';
import { Tooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { TEXTS, type Me } from '@kinloom/contract';
import { useConversations } from '../../features/conversations/cache/use-conversations';
import { soulOfAddress, unreadSouls } from '../../features/conversations/recent/recent-conversations';
import { UnreadMark } from '../../features/conversations/recent/UnreadMark';
import { usePendingOfferingCount } from '../../features/offerings/pending-offerings';
import { Avatar, hueStyle } from '../../features/souls/Avatar';
import { useSouls } from '../../features/souls/use-souls';
import { Logo } from '../../ui/Logo';
import { createMenuButton } from '../../ui/MenuButton';
import { useSearchActions } from '../../ui/search-actions';
import { isCurrentEntry, navigationEntries } from '../navigation';
import { PendingCount } from './MainLinks';
import { SidebarToggle } from './SidebarToggle';

const AccountMenu = createMenuButton<{ me: Me }>(() => import('./AccountMenu'));

const LINK_CLASS =
  'relative grid size-11 place-items-center rounded-soft text-soft hover:bg-raised hover:text-ink aria-[current]:bg-lamp-wash aria-[current]:text-lamp-text';

/** The collapsed sidebar: icons and avatars with tooltips. */
export default function Rail({ me }: { me: Me }) {
  const [path] = useLocation();
  const [query] = useSearchParams();
  const pending = usePendingOfferingCount() ?? 0;
  const souls = useSouls();
  const { data: conversations } = useConversations();
  const unread = unreadSouls(conversations ?? []);
  const selected = soulOfAddress(path, query, conversations ?? []);
  const { open } = useSearchActions();
  return (
    <Tooltip.Provider delayDuration={300}>
      <div className="flex h-full min-h-0 flex-col items-center gap-1 bg-surface pt-4 pb-3">
        <WithTooltip text={TEXTS.product}>
          <Link href="/" aria-label={TEXTS.product} className={LINK_CLASS}>
            <Logo />
          </Link>
        </WithTooltip>
        <WithTooltip text="Expand the sidebar">
          <span className="grid">
            <SidebarToggle />
          </span>
        </WithTooltip>
        <WithTooltip text="Search">
          <button type="button" aria-label="Search" className={LINK_CLASS} onClick={() => open()}>
            <Search size={20} aria-hidden="true" />
          </button>
        </WithTooltip>
        <ul aria-label="Pages" className="grid flex-none gap-1 border-y border-line py-2">
          {navigationEntries(me.role).map((entry) => (
            <li key={entry.to}>
              <WithTooltip text={entry.label}>
                <Link
                  href={entry.to}
                  aria-label={
                    entry.hasOfferingCount && pending > 0 ? `${entry.label}, ${pending} waiting` : entry.label
                  }
                  aria-current={isCurrentEntry(entry, path) ? 'page' : undefined}
                  className={LINK_CLASS}
                >
                  <entry.Icon size={20} aria-hidden="true" />
                  {entry.hasOfferingCount && <PendingCount count={pending} className="absolute -top-0.5 -right-0.5" />}
                </Link>
              </WithTooltip>
            </li>
          ))}
        </ul>
        <ul
          aria-label={TEXTS.main.yourSouls}
          className="sideways grid min-h-0 w-full flex-1 auto-rows-min justify-items-center gap-1 overflow-y-auto py-2"
        >
          {souls.data?.map((soul) => (
            <li key={soul.id} className="soul" style={hueStyle(soul.id)}>
              <WithTooltip text={soul.name}>
                <Link
                  href={`/?soul=${soul.id}`}
                  aria-label={unread.has(soul.id) ? `${soul.name}, unread` : soul.name}
                  aria-current={soul.id === selected ? 'true' : undefined}
                  className="relative grid size-12 place-items-center rounded-soft hover:bg-raised aria-[current]:bg-raised"
                >
                  <Avatar soul={soul} size={36} />
                  {unread.has(soul.id) && soul.id !== selected && (
                    <span className="absolute top-0.5 right-0.5">
                      <UnreadMark />
                    </span>
                  )}
                </Link>
              </WithTooltip>
            </li>
          ))}
        </ul>
        <WithTooltip text={TEXTS.main.settings}>
          <Link href="/settings" aria-label={TEXTS.main.settings} className={LINK_CLASS}>
            <Settings size={20} aria-hidden="true" />
          </Link>
        </WithTooltip>
        <AccountMenu label={`Account of ${me.displayName}`} className={LINK_CLASS} me={me}>
          <CircleUserRound size={22} aria-hidden="true" />
        </AccountMenu>
      </div>
    </Tooltip.Provider>
  );
}

/** Shows a tooltip on hover and keyboard focus. The element has its own accessible name. */
function WithTooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content side="right" sideOffset={8} collisionPadding={8} className="float z-60 px-2.5 py-1 text-sm">
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
