import { ArrowRight, Layers } from 'lucide-react';
import type { Curation } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { LAYER_WORDS } from './layers';
import { useCurate } from './use-layers';

/** Moves that are told one by one; the others are counted. */
const TOLD = 20;

/** Has the rules applied now, and says what moved, and why. */
export function Curate({ companionId }: { companionId: number }) {
  const curate = useCurate(companionId);
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
        Lays every memory where it belongs by now. Nothing is merged, and nothing is lost.
      </p>
      <div role="status" className="mt-3 text-sm empty:hidden">
        {curate.data && <Moved moved={curate.data.moved} />}
      </div>
      {curate.error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          Nothing was curated. {textOf(curate.error)}
        </p>
      )}
    </div>
  );
}

function Moved({ moved }: { moved: Curation['moved'] }) {
  if (moved.length === 0) return <p className="text-lamp-text">Everything lies where it belongs. Nothing moved.</p>;
  return (
    <>
      <p className="text-lamp-text">{moved.length === 1 ? 'One memory moved.' : `${moved.length} memories moved.`}</p>
      <ul className="mt-2 grid gap-3">
        {moved.slice(0, TOLD).map(({ memoryId, title, from, to, reason }) => (
          <li key={memoryId} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{title}</span>
            <span className="flex flex-wrap items-center gap-1.5 text-soft">
              {LAYER_WORDS[from].label}
              <ArrowRight size={14} aria-hidden="true" />
              <span className="sr-only">to</span>
              {LAYER_WORDS[to].label}
            </span>
            <span className="block text-soft">{reason}</span>
          </li>
        ))}
      </ul>
      {moved.length > TOLD && <p className="mt-2 text-soft">And {moved.length - TOLD} more, for reasons alike.</p>}
    </>
  );
}
