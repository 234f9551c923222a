import { UsersRound } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { keepSelectedInView } from '../../lib/focus/scroll-to-selected';
import { DrawerButton } from '../../ui/drawer';
import { Skeleton } from '../../ui/Skeleton';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { Avatar, hueStyle } from '../souls/Avatar';
import { insightPath, TAB_LABELS, TABS, type TabName } from './insight-paths';

/** Soul filter and tabs. Both rows scroll horizontally to the selected entry. */
export function InsightHeader({
  souls,
  soul,
  tab,
}: {
  /** Undefined while loading. */
  souls: readonly Companion[] | undefined;
  soul: Companion | undefined;
  tab: TabName;
}) {
  return (
    <header className="border-b border-line">
      <div className="flex items-center gap-2 px-2 pt-2.5 md:px-6 md:pt-3">
        <DrawerButton />
        <h1 className="min-w-0 flex-1 truncate pl-2 text-xl leading-10 font-semibold">
          {TEXTS.main.relationalIntelligence}
        </h1>
        <ThemeToggle />
      </div>
      {!souls && <SoulFilterSkeleton />}
      {souls && souls.length > 0 && <SoulFilter souls={souls} soul={soul} tab={tab} />}
      <Tabs.List
        aria-label="Views"
        className="sideways flex px-2 pt-1 max-md:justify-between md:gap-1 md:px-6"
        // In a scrolling row the selected tab may be out of view.
        ref={(list) => keepSelectedInView(list)}
      >
        {TABS.map((entry) => (
          <TabButton key={entry} tab={entry} />
        ))}
      </Tabs.List>
    </header>
  );
}

function TabButton({ tab }: { tab: TabName }) {
  const { label, Icon } = TAB_LABELS[tab];
  return (
    <Tabs.Trigger
      value={tab}
      className="flex min-h-11 flex-none items-center justify-center gap-2 rounded-t-soft border-b-2 border-transparent px-2 text-xs font-medium text-soft sm:text-sm wide:px-3 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-lamp data-[state=active]:text-lamp-text"
    >
      <Icon size={17} aria-hidden="true" className="max-wide:hidden" />
      {/* As wide as its longest word, so that all tabs fit beside the sidebar of a tablet and on most phones. */}
      <span className="leading-tight max-wide:w-min wide:whitespace-nowrap">{label}</span>
    </Tabs.Trigger>
  );
}

function SoulFilterSkeleton() {
  return (
    <div className="flex gap-1 px-2 pt-1.5 md:px-6">
      {[1, 2, 3].map((entry) => (
        <Skeleton key={entry} className="h-11 w-28 rounded-full" />
      ))}
    </div>
  );
}

const CHIP =
  'flex min-h-11 max-w-52 items-center gap-2.5 rounded-full border border-transparent py-1 pr-4 pl-2 text-sm font-medium text-soft hover:text-ink hover:bg-lamp-wash aria-[current]:bg-raised aria-[current]:text-ink';

function SoulFilter({ souls, soul, tab }: { souls: readonly Companion[]; soul: Companion | undefined; tab: TabName }) {
  const selectedItem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Braces: newer browsers return a promise from scrolling, which must not become the effect's cleanup function.
    selectedItem.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [soul?.id]);
  return (
    <nav aria-label="Filter by soul" className="min-w-0">
      <ul className="sideways flex gap-1 px-2 pt-1.5 md:px-6">
        <li ref={soul ? null : selectedItem} className="flex-none scroll-mx-4">
          <Link
            href={insightPath(tab)}
            aria-current={soul ? undefined : 'true'}
            className={`${CHIP} aria-[current]:border-lamp`}
          >
            <span className="grid size-8 place-items-center text-lamp-text">
              <UsersRound size={19} aria-hidden="true" />
            </span>
            All souls
          </Link>
        </li>
        {souls.map((entry) => (
          <li key={entry.id} ref={entry.id === soul?.id ? selectedItem : null} className="flex-none scroll-mx-4">
            <Link
              href={insightPath(tab, entry.id)}
              aria-current={entry.id === soul?.id ? 'true' : undefined}
              style={hueStyle(entry.id)}
              className={`soul ${CHIP} pl-3 aria-[current]:border-soul`}
            >
              <Avatar soul={entry} size={26} />
              <span className="truncate pl-0.5">{entry.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
