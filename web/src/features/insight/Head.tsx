import { UsersRound } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { scrollToSelected } from '../../lib/scroll-to-selected';
import { DrawerButton } from '../../ui/drawer';
import { Skeleton } from '../../ui/Skeleton';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { Avatar, hueStyle } from '../souls/Avatar';
import { pathOf, PLACE_WORDS, PLACES, type Place } from './places';

/** Of whom, and what. Both rows move sideways where they are too long, and what is chosen is moved into sight. */
export function Head({
  souls,
  soul,
  place,
}: {
  /** Undefined while they are on their way. */
  souls: readonly Companion[] | undefined;
  soul: Companion | undefined;
  place: Place;
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
      {!souls && <WhoseShape />}
      {souls && souls.length > 0 && <Whose souls={souls} soul={soul} place={place} />}
      <Tabs.List
        aria-label="What to look at"
        className="sideways flex px-2 pt-1 md:gap-1 md:px-6"
        // Where they stand in a row that moves, the chosen one may be out of sight.
        ref={(list) => scrollToSelected(list)}
      >
        {PLACES.map((one) => (
          <TabButton key={one} place={one} />
        ))}
      </Tabs.List>
    </header>
  );
}

function TabButton({ place }: { place: Place }) {
  const { label, Icon } = PLACE_WORDS[place];
  return (
    <Tabs.Trigger
      value={place}
      className="flex min-h-11 flex-none items-center gap-2 rounded-t-soft border-b-2 border-transparent px-3 text-sm font-medium text-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-lamp data-[state=active]:text-lamp-text"
    >
      <Icon size={17} aria-hidden="true" />
      <span className="whitespace-nowrap">{label}</span>
    </Tabs.Trigger>
  );
}

function WhoseShape() {
  return (
    <div className="flex gap-1 px-2 pt-1.5 md:px-6">
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} className="h-11 w-28 rounded-full" />
      ))}
    </div>
  );
}

const CHIP =
  'flex min-h-11 max-w-52 items-center gap-2.5 rounded-full border border-transparent py-1 pr-4 pl-2 text-sm font-medium text-soft hover:text-ink hover:bg-lamp-wash aria-[current]:bg-raised aria-[current]:text-ink';

function Whose({ souls, soul, place }: { souls: readonly Companion[]; soul: Companion | undefined; place: Place }) {
  const chosen = useRef<HTMLLIElement>(null);
  useEffect(() => chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [soul?.id]);
  return (
    <nav aria-label="Whose" className="min-w-0">
      <ul className="sideways flex gap-1 px-2 pt-1.5 md:px-6">
        <li ref={soul ? null : chosen} className="flex-none scroll-mx-4">
          <Link
            href={pathOf(place)}
            aria-current={soul ? undefined : 'true'}
            className={`${CHIP} aria-[current]:border-lamp`}
          >
            <span className="grid size-8 place-items-center text-lamp-text">
              <UsersRound size={19} aria-hidden="true" />
            </span>
            All souls
          </Link>
        </li>
        {souls.map((one) => (
          <li key={one.id} ref={one.id === soul?.id ? chosen : null} className="flex-none scroll-mx-4">
            <Link
              href={pathOf(place, one.id)}
              aria-current={one.id === soul?.id ? 'true' : undefined}
              style={hueStyle(one.name)}
              className={`soul ${CHIP} pl-3 aria-[current]:border-soul`}
            >
              <Avatar soul={one} size={26} />
              <span className="truncate pl-0.5">{one.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
