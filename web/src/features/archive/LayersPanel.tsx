import { Archive } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { MEMORY_LAYERS, type Memory, type MemoryLayer, type MemoryManagement } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { useRestoreFocusOnClose } from '../../lib/focus/use-restore-focus-on-close';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { hueStyle } from '../souls/Avatar';
import { useSouls } from '../souls/use-souls';
import { CurateButton } from './CurateButton';
import { LayerBand } from './LayerBand';
import { countMemories, LAYER_LABELS } from './memory-layers';
import { useLayers, useMoveMemory } from './use-layers';

/** A soul's memory layers, nearest first. Each can be expanded, and its memories moved to another layer. */
export function LayersPanel({ companionId }: { companionId: number }) {
  const souls = useSouls();
  const name = souls.data?.find(({ id }) => id === companionId)?.name ?? 'This soul';
  const layers = useLayers(companionId);
  if (layers.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={`Loading the memories of ${name}`}>
        {MEMORY_LAYERS.map((layer) => (
          <Skeleton key={layer} className="mb-2 h-14 w-full" />
        ))}
      </div>
    );
  }
  if (!layers.data) {
    return (
      <ErrorNote
        title={`The memories of ${name} could not be loaded`}
        error={layers.error}
        onRetry={() => void layers.refetch()}
      />
    );
  }
  if (countMemories(layers.data) === 0) {
    return (
      <p className="text-soft">
        {name} has no memories yet. They come from what you tell.{' '}
        <Link href={`/?soul=${companionId}`} className="link inline-flex min-h-11 items-center">
          Tell {name} something
        </Link>
      </p>
    );
  }
  return <Layers companionId={companionId} layers={layers.data} />;
}

function Layers({
  companionId,
  layers,
}: {
  companionId: number;
  layers: NonNullable<ReturnType<typeof useLayers>['data']>;
}) {
  const [open, setOpen] = useState<ReadonlySet<MemoryLayer>>(new Set());
  const [statusText, setStatusText] = useState('');
  const self = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: number; type: MemoryManagement } | null>(null);
  const manage = useMoveMemory(companionId);
  const setLayerOpen = (layer: MemoryLayer, shown: boolean): void =>
    setOpen((previous) => new Set(shown ? [...previous, layer] : [...previous].filter((other) => other !== layer)));

  // The pressed button moves with its memory to the new layer: restore the focus there.
  useRestoreFocusOnClose(manage.isPending, () => {
    if (!moved.current) return;
    const { id, type } = moved.current;
    const row = self.current?.querySelector<HTMLElement>(`[data-memory="${id}"]`);
    (row?.querySelector<HTMLElement>(`[data-way="${type}"]:not(:disabled)`) ?? row)?.focus();
    moved.current = null;
  });

  function move(memory: Memory, type: MemoryManagement): void {
    if (manage.isPending) return;
    setStatusText('');
    manage.mutate(
      { memory, type },
      {
        onSuccess: (now) => {
          moved.current = { id: now.id, type };
          setLayerOpen(now.layer, true);
          const { label } = LAYER_LABELS[now.layer];
          setStatusText(
            now.layer === memory.layer
              ? `“${now.title}” stays in ${label}, and ${type === 'emphasize' ? 'comes up sooner' : 'comes up later'}.`
              : `“${now.title}” is in ${label} now.`,
          );
        },
      },
    );
  }

  return (
    <div ref={self} className="soul" style={hueStyle(companionId)}>
      <ul className="grid gap-2">
        {MEMORY_LAYERS.map((layer) => (
          <li key={layer}>
            <LayerBand
              layer={layer}
              memories={layers[layer]}
              count={layers.counts[layer]}
              share={layers.counts[layer] / countMemories(layers)}
              open={open.has(layer)}
              onOpen={(shown) => setLayerOpen(layer, shown)}
              onMove={move}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-sm text-lamp-text empty:hidden">
        {statusText}
      </p>
      {manage.error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          The memory was not moved. {textOf(manage.error)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <CurateButton companionId={companionId} />
        <Link
          href={`/memory-archive?soul=${companionId}`}
          className="link inline-flex min-h-11 items-center gap-2 text-sm"
        >
          <Archive size={16} aria-hidden="true" />
          Memory Archive
        </Link>
      </div>
    </div>
  );
}
