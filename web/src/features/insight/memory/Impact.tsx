import { useState } from 'react';
import type { Companion, MemoryImpact } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { percent } from '../../souls/soul-appearance';
import { Card, Empty } from '../Card';
import { memoryImpact, breakdownOf } from '../figures';
import { InsightQueryView } from '../InsightQueryView';
import { BreakdownPopover } from '../BreakdownPopover';
import { useImpact } from '../use-insight';
import { formatCount, layerName, number, formatShortDay, formatRounded } from '../insight-text';

/** Number of memories shown at first. */
const INITIAL_COUNT = 8;

/** Memories by impact, with breakdowns. */
export function Impact({ soul }: { soul: Companion }) {
  const impact = useImpact(soul.id);
  const [all, setAll] = useState(false);
  return (
    <Card title="Memory impact" intro="The most important memories, by significance and how often they were recalled.">
      <InsightQueryView query={impact} errorTitle="The memory impact could not be loaded">
        {(memories) => {
          if (memories.length === 0) return <Empty>The most important memories will be listed here.</Empty>;
          const sorted = [...memories].sort((a, b) => b.impact - a.impact || b.memoryId - a.memoryId);
          return (
            <>
              <ul className="-mx-3 grid gap-1">
                {sorted.slice(0, all ? sorted.length : INITIAL_COUNT).map((memory) => (
                  <Row key={memory.memoryId} memory={memory} />
                ))}
              </ul>
              {sorted.length > INITIAL_COUNT && (
                <button type="button" className="btn btn-quiet mt-4 w-full" onClick={() => setAll(!all)}>
                  {all ? 'Show the most important only' : `Show all ${number(sorted.length)}`}
                </button>
              )}
            </>
          );
        }}
      </InsightQueryView>
    </Card>
  );
}

function Row({ memory }: { memory: MemoryImpact }) {
  const { title, impact, references, layer, saidAt } = memory;
  const now = useNow();
  return (
    <li>
      <BreakdownPopover
        name="Memory impact"
        breakdown={{ ...breakdownOf(memoryImpact(memory), `Impact of “${title}”, of 100.`), shown: impact }}
        className="block w-full rounded-card px-3 py-2 text-left hover:bg-lamp-wash"
      >
        <span className="flex items-baseline gap-4">
          <span className="line-clamp-2 min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{title}</span>
          <span className="flex-none font-display text-xl font-semibold tabular-nums">{formatRounded(impact)}</span>
        </span>
        <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line">
          <span className="block h-full rounded-full bg-soul" style={{ width: percent(impact / 100) }} />
        </span>
        <span className="mt-1 block text-sm text-soft">
          {layerName(layer)} · {formatShortDay(saidAt, now)}
          {references > 0 && ` · recalled ${formatCount(references, 'time')}`}
        </span>
      </BreakdownPopover>
    </li>
  );
}
