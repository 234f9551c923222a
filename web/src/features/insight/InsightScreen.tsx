import './insight.css';
import { Tabs } from 'radix-ui';
import { useMemo, type ComponentType } from 'react';
import { Redirect, useLocation, useParams, useSearchParams } from 'wouter';
import { ERRORS, INSIGHT_TEXTS, TEXTS, type Companion } from '@kinloom/contract';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { useTitle } from '../../lib/title';
import { ErrorNote } from '../../ui/ErrorNote';
import { useConversations } from '../conversations/cache/use-conversations';
import { NoSouls } from '../portal/NoSouls';
import { hueStyle } from '../souls/Avatar';
import { useSouls } from '../souls/use-souls';
import { Head } from './Head';
import { Empty } from './Card';
import { TileShapes } from './Loaded';
import { isOfOne, pathOf, placeOf, PLACES, soulIdOf, type Place } from './places';
import { lastSpokenWith } from './speaking';

/** What every tab is given: all souls of the account, and the one that is looked at, where it is one. */
export interface Looked {
  souls: readonly Companion[];
  soul: Companion | undefined;
}

const shapes = () => <TileShapes tiles={6} />;
const tab = (load: () => Promise<{ default: ComponentType<Looked> }>) => lazyWithPlaceholder(load, shapes).Component;
const TABS: Record<Place, ComponentType<Looked>> = {
  overview: tab(() => import('./overview/Overview')),
  memory: tab(() => import('./memory/MemoryEvolution')),
  emotions: tab(() => import('./emotions/EmotionalMapping')),
  growth: tab(() => import('./growth/GrowthAnalytics')),
  anchors: tab(() => import('./anchors/Anchors')),
};

/** What grew between a person and their souls, in five tabs. The address says which, and of whom, so that back and links work. */
export default function InsightScreen() {
  const { companionId } = useParams<{ companionId?: string }>();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const place = placeOf(query.get('tab'));
  const souls = useSouls();
  const talks = useConversations();
  const asked = soulIdOf(companionId);
  const soul = souls.data?.find(({ id }) => id === asked);
  const latest = useMemo(() => lastSpokenWith(souls.data ?? [], talks.data ?? []), [souls.data, talks.data]);
  useTitle(`${soul ? `${soul.name} · ` : ''}${INSIGHT_TEXTS.tabs[place]} · ${TEXTS.main.relationalIntelligence}`);

  function choose(next: Place): void {
    navigate(pathOf(next, asked ?? (isOfOne(next) ? latest?.id : undefined)));
  }

  if (companionId === undefined && isOfOne(place) && latest && talks.data)
    return <Redirect to={pathOf(place, latest.id)} replace />;
  return (
    // Chosen with Enter, not by passing over: every choice is a step that "back" takes back.
    <Tabs.Root
      value={place}
      onValueChange={(next) => choose(placeOf(next))}
      activationMode="manual"
      className="flex h-full flex-col"
    >
      <Head souls={souls.isPending ? undefined : (souls.data ?? [])} soul={soul} place={place} />
      {PLACES.map((one) => (
        <Tabs.Content
          key={one}
          value={one}
          // What is only heard stands in here too, and must not make the page longer.
          className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto bg-(image:--room) outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--lamp)]"
        >
          <div
            // Of another soul nothing may stay.
            key={asked}
            className={`mx-auto flex min-h-full max-w-6xl flex-col px-4 pt-6 pb-16 md:px-8 md:pt-8 ${soul ? 'soul soul-tint' : ''}`}
            style={soul && hueStyle(soul.name)}
          >
            {souls.isPending && <TileShapes tiles={6} />}
            {souls.error && !souls.data && (
              <ErrorNote
                title="Your souls could not be loaded"
                error={souls.error}
                onRetry={() => void souls.refetch()}
              />
            )}
            {souls.data?.length === 0 && (
              <NoSouls>
                What grows between you and your souls will be here: what they remember, and how it felt.
              </NoSouls>
            )}
            {souls.data && souls.data.length > 0 && companionId !== undefined && !soul && (
              <div role="alert">
                <Empty alone>{ERRORS.soul_not_found.text}</Empty>
              </div>
            )}
            {souls.data && souls.data.length > 0 && (soul ?? companionId === undefined) && (
              <Shown place={one} souls={souls.data} soul={soul} />
            )}
          </div>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Shown({ place, ...looked }: Looked & { place: Place }) {
  const Tab = TABS[place];
  return <Tab {...looked} />;
}
