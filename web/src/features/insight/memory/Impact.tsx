import { useState } from 'react';
import type { Companion, MemoryImpact } from '@kinloom/contract';
import { useNow } from '../../../lib/now';
import { percent } from '../../souls/soul-look';
import { Card, Empty } from '../Card';
import { impactOf, madeOf } from '../figures';
import { Loaded, RowShapes } from '../Loaded';
import { MadeOf } from '../MadeOf';
import { useImpact } from '../use-insight';
import { counted, layerName, number, shortDay, whole } from '../words';

/** Memories that are shown at once; the others on demand. */
const SHOWN = 8;

/** The memories that weigh most. Each opens to what its weight is made of. */
export function Impact({ soul }: { soul: Companion }) {
  const impact = useImpact(soul.id);
  const [all, setAll] = useState(false);
  return (
    <Card title="Memory impact" intro="What weighs most: how significant it is, and how often it came back.">
      <Loaded query={impact} failed="What weighs most could not be read" shape={<RowShapes rows={5} />}>
        {(memories) => {
          if (memories.length === 0)
            return <Empty>The memories that matter most to you two will be listed here.</Empty>;
          const sorted = [...memories].sort((a, b) => b.impact - a.impact || b.memoryId - a.memoryId);
          return (
            <>
              <ul className="-mx-3 grid gap-1">
                {sorted.slice(0, all ? sorted.length : SHOWN).map((memory) => (
                  <Row key={memory.memoryId} memory={memory} />
                ))}
              </ul>
              {sorted.length > SHOWN && (
                <button type="button" className="btn btn-quiet mt-4 w-full" onClick={() => setAll(!all)}>
                  {all ? 'Show the weightiest only' : `Show all ${number(sorted.length)}`}
                </button>
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

function Row({ memory }: { memory: MemoryImpact }) {
  const { title, impact, references, layer, saidAt } = memory;
  const now = useNow();
  return (
    <li>
      <MadeOf
        name="Memory impact"
        made={{ ...madeOf(impactOf(memory), `How much “${title}” weighs, of 100.`), shown: impact }}
        className="block w-full rounded-card px-3 py-2 text-left hover:bg-lamp-wash"
      >
        <span className="flex items-baseline gap-4">
          <span className="line-clamp-2 min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{title}</span>
          <span className="flex-none font-display text-xl font-semibold tabular-nums">{whole(impact)}</span>
        </span>
        <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line">
          <span className="block h-full rounded-full bg-soul" style={{ width: percent(impact / 100) }} />
        </span>
        <span className="mt-1 block text-sm text-soft">
          {layerName(layer)} · {shortDay(saidAt, now)}
          {references > 0 && ` · came back ${counted(references, 'time')}`}
        </span>
      </MadeOf>
    </li>
  );
}
