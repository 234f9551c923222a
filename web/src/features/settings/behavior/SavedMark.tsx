import { Check } from 'lucide-react';
import type { SaveState } from './use-behavior';

/** Announces that a change was saved. Reserves its height while empty, to avoid layout shift. */
export function SavedMark({ state }: { state: SaveState }) {
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
