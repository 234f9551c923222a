import type { Companion, MemoryImpact } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { Card, Empty } from '../Card';
import { ChartCard } from '../ChartCard';
import { MapChart } from '../lazy-charts';
import { LAYER_MARKS } from '../charts/marks';
import { InsightQueryView } from '../InsightQueryView';
import { memoryMapPoints } from '../chart-data';
import { TalkLink } from '../TalkLink';
import { useImpact } from '../use-insight';
import { layerName, formatShortDay, NOT_ENOUGH_YET } from '../insight-text';
import { LAYER_LABELS } from '../../archive/memory-layers';

const TITLE = 'A map of memories';

/** Memories by time and significance. */
export function MemoryMap({ soul }: { soul: Companion }) {
  const impact = useImpact(soul.id);
  return (
    <InsightQueryView query={impact} errorTitle={`The memories of ${soul.name} could not be loaded`}>
      {(memories) =>
        memories.length === 0 ? (
          <Card title={TITLE}>
            <Empty step={<TalkLink souls={[soul]} soul={soul} className="btn btn-primary" />}>
              What {soul.name} remembers of you is shown here by date, significance and how often it was recalled.
            </Empty>
          </Card>
        ) : new Set(memories.map(({ saidAt }) => new Date(saidAt).toDateString())).size < 2 ? (
          <Card title={TITLE}>
            <Empty>{NOT_ENOUGH_YET}</Empty>
          </Card>
        ) : (
          <MemoryMapCard soul={soul} memories={memories} />
        )
      }
    </InsightQueryView>
  );
}

function MemoryMapCard({ soul, memories }: { soul: Companion; memories: readonly MemoryImpact[] }) {
  const now = useNow();
  const layers = memoryMapPoints(memories);
  return (
    <ChartCard
      title={TITLE}
      intro="Higher means more significant. Larger means recalled more often."
      table={{
        columns: ['Memory', 'Said', 'Layer', 'Significance', 'Recalled'],
        rows: memories.map(({ title, saidAt, layer, significance, references }) => [
          title,
          formatShortDay(saidAt, now),
          layerName(layer),
          significance,
          references,
        ]),
      }}
      controls={
        <ul aria-hidden="true" className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          {layers.map(({ layer, points }) => (
            <li key={layer} className="flex items-center gap-2">
              <svg width="16" height="16" viewBox="0 0 16 16" stroke="var(--soul)" strokeWidth="1.5">
                <path d={LAYER_MARKS[layer].path} fill="var(--soul)" fillOpacity={LAYER_MARKS[layer].opacity} />
              </svg>
              {LAYER_LABELS[layer].label} {points.length}
            </li>
          ))}
        </ul>
      }
    >
      <MapChart soulId={soul.id} layers={layers} />
    </ChartCard>
  );
}
