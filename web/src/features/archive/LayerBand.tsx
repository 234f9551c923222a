import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { MEMORY_MANAGEMENT, type Memory, type MemoryLayer, type MemoryManagement } from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';
import { percent } from '../souls/soul-appearance';
import { moveProblem, LAYER_LABELS, stateLabels } from './memory-layers';

/** Page size of a layer's list. */
const PAGE_SIZE = 12;
const MOVES = {
  emphasize: { label: 'Emphasize', Icon: ArrowUp },
  'de-emphasize': { label: 'De-emphasize', Icon: ArrowDown },
} as const satisfies Record<MemoryManagement, { label: string; Icon: typeof ArrowUp }>;

/** One memory layer with its count and its memories. */
export function LayerBand({
  layer,
  memories,
  count,
  share,
  open,
  onOpen,
  onMove,
}: {
  layer: MemoryLayer;
  /** The most significant memories of the layer. */
  memories: readonly Memory[];
  count: number;
  /** Share of all memories, 0–1. */
  share: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  onMove: (memory: Memory, type: MemoryManagement) => void;
}) {
  const { label, hint } = LAYER_LABELS[layer];
  const [listedCount, setListedCount] = useState(PAGE_SIZE);
  const head = (
    <>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 rounded-card bg-(--soul-wash)"
        style={{ width: percent(share) }}
      />
      <span className="relative min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-soft">{hint}</span>
      </span>
      <span className="relative font-display text-2xl tabular-nums" data-layer={layer}>
        {formatNumber(count)}
      </span>
    </>
  );
  const row = 'relative flex min-h-14 items-center gap-3 rounded-card border border-line py-2 pr-4';
  if (count === 0) return <div className={`${row} pl-11`}>{head}</div>;
  const shown = memories.slice(0, listedCount);
  const remaining = memories.length - shown.length;
  return (
    <details className="group" open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary className={`${row} cursor-pointer list-none pl-4 hover:border-edge [&::-webkit-details-marker]:hidden`}>
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="relative flex-none text-soft transition-transform group-open:rotate-90"
        />
        {head}
      </summary>
      <ul className="divide-y divide-line py-1 pr-1 pl-4 sm:pl-11">
        {shown.map((memory) => (
          <Row key={memory.id} memory={memory} onMove={onMove} />
        ))}
        {remaining > 0 && (
          <li className="py-1">
            <button
              type="button"
              className="link inline-flex min-h-11 items-center text-sm"
              onClick={() => setListedCount(listedCount + PAGE_SIZE)}
            >
              {Math.min(PAGE_SIZE, remaining)} more
            </button>
          </li>
        )}
        {remaining === 0 && count > memories.length && (
          <li className="py-3 text-sm text-soft">
            The {memories.length} that matter most are listed. All of them are in the archive.
          </li>
        )}
      </ul>
    </details>
  );
}

function Row({ memory, onMove }: { memory: Memory; onMove: (memory: Memory, type: MemoryManagement) => void }) {
  const labels = stateLabels(memory);
  return (
    <li data-memory={memory.id} tabIndex={-1} className="flex items-center gap-2 py-1.5 text-sm outline-none">
      <span className="min-w-0 flex-1">
        <span className="block [overflow-wrap:anywhere]">{memory.title}</span>
        {labels.length > 0 && <span className="block text-lamp-text">{labels.join(' · ')}</span>}
      </span>
      {MEMORY_MANAGEMENT.map((type) => {
        const { label, Icon } = MOVES[type];
        const why = moveProblem(memory, type);
        return (
          <button
            key={type}
            type="button"
            data-way={type}
            className="icon-btn flex-none disabled:cursor-not-allowed disabled:opacity-40"
            aria-label={`${label} ${memory.title}`}
            title={why ?? label}
            disabled={why !== null}
            onClick={() => onMove(memory, type)}
          >
            <Icon size={17} aria-hidden="true" />
          </button>
        );
      })}
    </li>
  );
}
