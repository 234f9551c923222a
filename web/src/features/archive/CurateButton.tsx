import { ArrowRight, Layers } from 'lucide-react';
import type { Curation } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { LAYER_LABELS } from './memory-layers';
import { useCurateMemories } from './use-layers';

/** Maximum number of moves listed; the others are only counted. */
const MAX_LISTED = 20;

/** Runs curation now and lists which memories changed layer, and why. */
export function CurateButton({ companionId }: { companionId: number }) {
  const curate = useCurateMemories(companionId);
  return (
    <div className="min-w-0 flex-1 basis-64">
      <button
        type="button"
        className="btn btn-quiet aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        aria-disabled={curate.isPending}
        onClick={() => !curate.isPending && curate.mutate()}
      >
        <Layers size={17} aria-hidden="true" />
        Curate
      </button>
      <p className="mt-2 max-w-md text-sm text-pretty text-soft">
        Moves every memory to the layer that fits it now. Nothing is merged or deleted.
      </p>
      <div role="status" className="mt-3 text-sm empty:hidden">
        {curate.data && <MovedList moved={curate.data.moved} />}
      </div>
      {curate.error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          The memories could not be curated. {textOf(curate.error)}
        </p>
      )}
    </div>
  );
}

function MovedList({ moved }: { moved: Curation['moved'] }) {
  if (moved.length === 0)
    return <p className="text-lamp-text">Every memory is in the right layer. Nothing was moved.</p>;
  return (
    <>
      <p className="text-lamp-text">{moved.length === 1 ? 'One memory moved.' : `${moved.length} memories moved.`}</p>
      <ul className="mt-2 grid gap-3">
        {moved.slice(0, MAX_LISTED).map(({ memoryId, title, from, to, reason }) => (
          <li key={memoryId} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{title}</span>
            <span className="flex flex-wrap items-center gap-1.5 text-soft">
              {LAYER_LABELS[from].label}
              <ArrowRight size={14} aria-hidden="true" />
              <span className="sr-only">to</span>
              {LAYER_LABELS[to].label}
            </span>
            <span className="block text-soft">{reason}</span>
          </li>
        ))}
      </ul>
      {moved.length > MAX_LISTED && (
        <p className="mt-2 text-soft">And {moved.length - MAX_LISTED} more, for similar reasons.</p>
      )}
    </>
  );
}
