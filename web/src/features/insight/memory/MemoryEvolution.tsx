import type { Looked } from '../InsightScreen';
import { Layers } from './Layers';
import { Impact } from './Impact';
import { MemoryMap } from './MemoryMap';
import { References } from './References';
import { SharedMoments } from './SharedMoments';
import { Stages } from './Stages';

/** What a soul remembers: what weighs most, when it came, what comes back, and what is kept together. */
export default function MemoryEvolution({ soul }: Looked) {
  if (!soul) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MemoryMap soul={soul} />
      <Layers soul={soul} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Impact soul={soul} />
          <SharedMoments soul={soul} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <References soul={soul} />
          <Stages soul={soul} />
        </div>
      </div>
    </div>
  );
}
