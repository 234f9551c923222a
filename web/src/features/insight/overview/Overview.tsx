import { INSIGHT_LISTS } from '@kinloom/contract';
import { Actions } from '../Actions';
import { Empty } from '../Card';
import { hasBegun } from '../figures';
import { GrowthLines } from '../growth/GrowthLines';
import type { Looked } from '../InsightScreen';
import { Loaded, TileShapes } from '../Loaded';
import { useMetrics } from '../use-insight';
import { AllTiles } from './AllTiles';
import { Greeting } from './Greeting';
import { Insights } from './Insights';
import { Milestones } from './Milestones';
import { RecentAnchors } from './RecentAnchors';
import { SoulTiles } from './SoulTiles';
import { TalkLink } from '../TalkLink';

/** How it stands with all souls, or with one. */
export default function Overview({ souls, soul }: Looked) {
  const metrics = useMetrics();
  const shown = soul ? [soul] : souls;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Greeting souls={souls} soul={soul} metrics={metrics.data} />
      <Loaded query={metrics} failed="What grew between you could not be read" shape={<TileShapes tiles={6} />}>
        {(all) => {
          const [only] = all.filter(hasBegun).filter(({ companionId }) => shown.some(({ id }) => id === companionId));
          if (!only) return <Nothing souls={souls} soul={soul} />;
          return (
            <>
              {/* The average is over all souls, as the server has it: also over those that were not spoken with yet. */}
              {soul ? <SoulTiles soul={soul} metric={only} /> : <AllTiles metrics={all} />}
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
                <div className="grid min-w-0 content-start gap-6">
                  <GrowthLines souls={shown} title="Growth over the weeks" />
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
      </Loaded>
    </div>
  );
}

/** Nothing was said yet: what will be here, and what can be done already. */
function Nothing({ souls, soul }: Looked) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <Empty alone step={<TalkLink souls={souls} soul={soul} className="btn btn-primary" />}>
        {soul
          ? `How strong your connection with ${soul.name} is, how deep your talks go and what is remembered will be counted here, from your first words on.`
          : 'How strong your connections are, how deep your talks go and what is remembered will be counted here, from your first words on.'}
      </Empty>
      <Actions souls={souls} soul={soul} />
    </div>
  );
}
