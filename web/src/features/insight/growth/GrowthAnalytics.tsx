import type { Looked } from '../InsightScreen';
import { Milestones } from '../overview/Milestones';
import { GrowthLines } from './GrowthLines';
import { Measured } from './Measured';

/** Milestones that stand beside the charts; the others on demand. */
const SHOWN = 8;

/** How it grew: over the weeks, soul beside soul, and what was reached on the way. */
export default function GrowthAnalytics({ souls, soul }: Looked) {
  const shown = soul ? [soul] : souls;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <GrowthLines souls={shown} title="Growth over the weeks" />
        <Measured souls={souls} soul={soul} />
      </div>
      <Milestones souls={shown} most={SHOWN} title="Milestones" more />
    </div>
  );
}
