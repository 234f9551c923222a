import { Check } from 'lucide-react';
import type { Saving } from './use-behavior';

/** Quietly says that a change is kept. It has its height also while it says nothing, so that nothing jumps. */
export function SavedMark({ state }: { state: Saving }) {
  return (
    <span role="status" className="inline-flex h-5 flex-none items-center gap-1 text-sm text-lamp-text">
      {state === 'saved' && (
        <>
          <Check size={15} aria-hidden="true" />
          Saved
        </>
      )}
    </span>
  );
}
