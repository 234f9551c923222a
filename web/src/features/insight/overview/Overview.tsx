import { useMemo } from 'react';
import { INSIGHT_LISTS } from '@kinloom/contract';
import { useConversations } from '../../conversations/cache/use-conversations';
import { Actions } from '../Actions';
import { Empty } from '../Card';
import { hasBegun } from '../figures';
import { GrowthLines } from '../growth/GrowthLines';
import type { InsightTabProps } from '../InsightScreen';
import { InsightQueryView, LoadedTab } from '../InsightQueryView';
import { useAnchors, useGrowth, useInsights, useMetrics, useMilestones, useOverall } from '../use-insight';
import { AllTiles } from './AllTiles';
import { Greeting } from './Greeting';
import { Insights } from './Insights';
import { Milestones } from './Milestones';
import { RecentAnchors } from './RecentAnchors';
import { SoulTiles } from './SoulTiles';
import { TalkLink } from '../TalkLink';

/** Overview of all souls, or of one. */
export default function Overview({ souls, soul }: InsightTabProps) {
  const metrics = useMetrics();
  const shown = useMemo(() => (soul ? [soul] : souls), [soul, souls]);
  const anchors = useAnchors(useMemo(() => shown.map(({ id }) => id), [shown]));
  const queries = [
    metrics,
    anchors,
    useOverall(),
    useGrowth(),
    useInsights(),
    useMilestones(),
    // For the actions.
    useConversations(),
  ];
  return (
    <LoadedTab queries={queries}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Greeting souls={souls} soul={soul} metrics={metrics.data} />
        <InsightQueryView query={metrics} errorTitle="The figures could not be loaded">
          {(all) => {
            const [firstMetric] = all
              .filter(hasBegun)
              .filter(({ companionId }) => shown.some(({ id }) => id === companionId));
            if (!firstMetric) return <EmptyOverview souls={souls} soul={soul} />;
            return (
              <>
                {/* Averages include souls without conversations, as on the server. */}
                {soul ? <SoulTiles soul={soul} metric={firstMetric} /> : <AllTiles metrics={all} />}
                <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
                  <div className="grid min-w-0 content-start gap-6">
                    <GrowthLines souls={shown} title="Growth over time" />
                    <Insights souls={shown} most={INSIGHT_LISTS.insights} />
                    <RecentAnchors souls={shown} soul={soul} />
                  </div>
                  <div className="grid content-start gap-6">
                    <Actions souls={souls} soul={soul} />
                    <Milestones souls={shown} most={INSIGHT_LISTS.milestones} />
                  </div>
                </div>
              </>
            );
          }}
        </InsightQueryView>
      </div>
    </LoadedTab>
  );
}

/** Empty state without conversations. */
function EmptyOverview({ souls, soul }: InsightTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <Empty alone step={<TalkLink souls={souls} soul={soul} className="btn btn-primary" />}>
        {soul
          ? `Connection strength, conversation depth and memories with ${soul.name} are shown here after your first message.`
          : 'Connection strength, conversation depth and memories are shown here after your first message.'}
      </Empty>
      <Actions souls={souls} soul={soul} />
    </div>
  );
}
