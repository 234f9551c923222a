import type { Companion } from '@kinloom/contract';
import { useLayers } from '../../archive/use-layers';
import { LoadedTab, TabSkeleton } from '../InsightQueryView';
import type { InsightTabProps } from '../InsightScreen';
import { useImpact, useReferences, useSharedMemories, useStages } from '../use-insight';
import { Layers } from './Layers';
import { Impact } from './Impact';
import { MemoryMap } from './MemoryMap';
import { References } from './References';
import { SharedMoments } from './SharedMoments';
import { Stages } from './Stages';

/** A soul's memories: map, layers, impact, references and shared moments. */
export default function MemoryEvolution({ soul }: InsightTabProps) {
  return soul ? <SoulMemories soul={soul} /> : <TabSkeleton />;
}

function SoulMemories({ soul }: { soul: Companion }) {
  const queries = [
    useImpact(soul.id),
    useLayers(soul.id),
    useSharedMemories(),
    useReferences(soul.id),
    useStages(soul.id),
  ];
  return (
    <LoadedTab queries={queries}>
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
    </LoadedTab>
  );
}
