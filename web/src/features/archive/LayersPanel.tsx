import { Archive } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { MEMORY_LAYERS, type Memory, type MemoryLayer, type MemoryManagement } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { useRestoreFocusOnClose } from '../../lib/use-restore-focus-on-close';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { hueStyle } from '../souls/Avatar';
import { useSouls } from '../souls/use-souls';
import { Curate } from './Curate';
import { LayerBand } from './LayerBand';
import { allIn, LAYER_WORDS } from './layers';
import { useLayers, useManage } from './use-layers';

/** How deep a soul's memories lie: one band for each layer, the nearest on top. Each opens to what is in it, to be moved nearer or further. */
export function LayersPanel({ companionId }: { companionId: number }) {
  const souls = useSouls();
  const name = souls.data?.find(({ id }) => id === companionId)?.name ?? 'This soul';
  const layers = useLayers(companionId);
  if (layers.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={`The memories of ${name} are on their way`}>
        {MEMORY_LAYERS.map((layer) => (
          <Skeleton key={layer} className="mb-2 h-14 w-full" />
        ))}
      </div>
    );
  }
  if (!layers.data) {
    return (
      <ErrorNote
        title={`What ${name} remembers could not be read`}
        error={layers.error}
        onRetry={() => void layers.refetch()}
      />
    );
  }
  if (allIn(layers.data) === 0) {
    return (
      <p className="text-soft">
        {name} has no memories yet. They come from what you tell.{' '}
        <Link href={`/?soul=${companionId}`} className="link inline-flex min-h-11 items-center">
          Tell {name} something
        </Link>
      </p>
    );
  }
  return <Layers companionId={companionId} name={name} layers={layers.data} />;
}

function Layers({
  companionId,
  name,
  layers,
}: {
  companionId: number;
  name: string;
  layers: NonNullable<ReturnType<typeof useLayers>['data']>;
}) {
  const [open, setOpen] = useState<ReadonlySet<MemoryLayer>>(new Set());
  const [said, setSaid] = useState('');
  const self = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: number; type: MemoryManagement } | null>(null);
  const manage = useManage(companionId);
  const show = (layer: MemoryLayer, shown: boolean): void =>
    setOpen((held) => new Set(shown ? [...held, layer] : [...held].filter((one) => one !== layer)));

  // What was pressed goes with the memory to where it lies now: the focus goes along.
  useRestoreFocusOnClose(manage.isPending, () => {
    if (!moved.current) return;
    const { id, type } = moved.current;
    const row = self.current?.querySelector<HTMLElement>(`[data-memory="${id}"]`);
    (row?.querySelector<HTMLElement>(`[data-way="${type}"]:not(:disabled)`) ?? row)?.focus();
    moved.current = null;
  });

  function move(memory: Memory, type: MemoryManagement): void {
    if (manage.isPending) return;
    setSaid('');
    manage.mutate(
      { memory, type },
      {
        onSuccess: (now) => {
          moved.current = { id: now.id, type };
          show(now.layer, true);
          const { label } = LAYER_WORDS[now.layer];
          setSaid(
            now.layer === memory.layer
              ? `“${now.title}” stays in ${label}, and ${type === 'emphasize' ? 'comes up sooner' : 'comes up later'}.`
              : `“${now.title}” lies in ${label} now.`,
          );
        },
      },
    );
  }

  return (
    <div ref={self} className="soul" style={hueStyle(name)}>
      <ul className="grid gap-2">
        {MEMORY_LAYERS.map((layer) => (
          <li key={layer}>
            <LayerBand
              layer={layer}
              memories={layers[layer]}
              count={layers.counts[layer]}
              share={layers.counts[layer] / allIn(layers)}
              open={open.has(layer)}
              onOpen={(shown) => show(layer, shown)}
              onMove={move}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-sm text-lamp-text empty:hidden">
        {said}
      </p>
      {manage.error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          It was not moved. {textOf(manage.error)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <Curate companionId={companionId} />
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
