import './insight.css';
import { Tabs } from 'radix-ui';
import { useMemo, type ComponentType } from 'react';
import { Link, Redirect, useLocation, useParams, useSearchParams } from 'wouter';
import { ERRORS, INSIGHT_TEXTS, TEXTS, type Companion } from '@kinloom/contract';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { useTitle } from '../../lib/browser/title';
import { ErrorNote } from '../../ui/ErrorNote';
import { Missing } from '../../ui/Missing';
import { useConversations } from '../conversations/cache/use-conversations';
import { NoSouls } from '../souls/NoSouls';
import { hueStyle } from '../souls/Avatar';
import { useSouls } from '../souls/use-souls';
import { InsightHeader } from './InsightHeader';
import { TabSkeleton } from './InsightQueryView';
import { parseId } from '../../lib/parse-id';
import { isSingleSoulTab, insightPath, parseTab, TABS, type TabName } from './insight-paths';
import { lastSpokenWith } from './recent-soul';

/** Props of every tab: all souls, and the selected one if any. */
export interface InsightTabProps {
  souls: readonly Companion[];
  soul: Companion | undefined;
}

const lazyTab = (load: () => Promise<{ default: ComponentType<InsightTabProps> }>) =>
  lazyWithPlaceholder(load, TabSkeleton).Component;
const TAB_COMPONENTS: Record<TabName, ComponentType<InsightTabProps>> = {
  overview: lazyTab(() => import('./overview/Overview')),
  memory: lazyTab(() => import('./memory/MemoryEvolution')),
  emotions: lazyTab(() => import('./emotions/EmotionalMapping')),
  growth: lazyTab(() => import('./growth/GrowthAnalytics')),
  anchors: lazyTab(() => import('./anchors/Anchors')),
};

/** Relationship insights in five tabs. The address holds tab and soul, so that history and links work. */
export default function InsightScreen() {
  const { companionId } = useParams<{ companionId?: string }>();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const place = parseTab(query.get('tab'));
  const souls = useSouls();
  const conversations = useConversations();
  const requestedId = parseId(companionId ?? null);
  const soul = souls.data?.find(({ id }) => id === requestedId);
  const latest = useMemo(
    () => lastSpokenWith(souls.data ?? [], conversations.data ?? []),
    [souls.data, conversations.data],
  );
  useTitle(`${soul ? `${soul.name} · ` : ''}${INSIGHT_TEXTS.tabs[place]} · ${TEXTS.main.relationalIntelligence}`);

  function selectTab(next: TabName): void {
    navigate(insightPath(next, requestedId ?? (isSingleSoulTab(next) ? latest?.id : undefined)));
  }

  if (companionId === undefined && isSingleSoulTab(place) && latest && !conversations.isPending)
    return <Redirect to={insightPath(place, latest.id)} replace />;
  return (
    // Manual activation: each tab adds a history entry, so arrow keys only move the focus.
    <Tabs.Root
      value={place}
      onValueChange={(next) => selectTab(parseTab(next))}
      activationMode="manual"
      className="flex h-full flex-col"
    >
      <InsightHeader souls={souls.isPending ? undefined : (souls.data ?? [])} soul={soul} tab={place} />
      {TABS.map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto bg-(image:--room) outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--lamp)]"
        >
          <div
            // Keyed by soul, so that no state carries over to another one.
            key={requestedId}
            className={`mx-auto flex min-h-full max-w-6xl flex-col px-4 pt-6 pb-16 md:px-8 md:pt-8 ${soul ? 'soul soul-tint' : ''}`}
            style={soul && hueStyle(soul.id)}
          >
            {souls.isPending && <TabSkeleton />}
            {souls.error && !souls.data && (
              <ErrorNote
                title="Your souls could not be loaded"
                error={souls.error}
                onRetry={() => void souls.refetch()}
              />
            )}
            {souls.data?.length === 0 && (
              <NoSouls>Figures about you and your souls are shown here: what they remember, and how you felt.</NoSouls>
            )}
            {souls.data && souls.data.length > 0 && companionId !== undefined && !soul && (
              <Missing title={ERRORS.soul_not_found.text}>
                <Link href={insightPath(name)} className="btn btn-primary">
                  Show all souls
                </Link>
              </Missing>
            )}
            {souls.data && souls.data.length > 0 && (soul ?? companionId === undefined) && (
              <TabContent place={name} souls={souls.data} soul={soul} />
            )}
          </div>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function TabContent({ place, ...props }: InsightTabProps & { place: TabName }) {
  const Tab = TAB_COMPONENTS[place];
  return <Tab {...props} />;
}
