import { LoadedTab } from '../InsightQueryView';
import type { InsightTabProps } from '../InsightScreen';
import { Milestones } from '../overview/Milestones';
import { useGrowth, useMetrics, useMilestones } from '../use-insight';
import { GrowthLines } from './GrowthLines';
import { SoulMetrics } from './SoulMetrics';

/** Number of milestones shown at first. */
const INITIAL_COUNT = 8;

/** Growth over time, metrics per soul, and milestones. */
export default function GrowthAnalytics({ souls, soul }: InsightTabProps) {
  const shown = soul ? [soul] : souls;
  return (
    <LoadedTab queries={[useGrowth(), useMetrics(), useMilestones()]}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <GrowthLines souls={shown} title="Growth over time" />
          <SoulMetrics souls={souls} soul={soul} />
        </div>
        <Milestones souls={shown} most={INITIAL_COUNT} title="Milestones" more />
      </div>
    </LoadedTab>
  );
}
