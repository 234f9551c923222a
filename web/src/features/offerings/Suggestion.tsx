import { Check, Lightbulb } from 'lucide-react';
import type { OfferingSuggestion } from '@kinloom/contract';
import { isTaken, suggested, type Choice } from './reviewing';

/** How it might be kept, and why; there as soon as it was read, and taken over at a touch. */
export function Suggestion({
  name,
  suggestion,
  choice,
  onTake,
}: {
  name: string;
  /** Null until it is read. */
  suggestion: OfferingSuggestion | null;
  choice: Choice;
  onTake: (suggestion: OfferingSuggestion) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 sm:flex-nowrap gap-y-3 rounded-card bg-lamp-wash px-4 py-3">
      <Lightbulb size={20} aria-hidden="true" className="flex-none self-start text-lamp-text max-sm:hidden" />
      {/* Its place is always there, so that what comes is read out. */}
      <div role="status" className="min-w-0 flex-1 basis-60">
        {suggestion === null ? (
          <p className="text-sm text-soft">
            {name} is reading it. A suggestion comes in a moment; you need not wait for it.
          </p>
        ) : (
          <>
            <p className="font-medium [overflow-wrap:anywhere]">Suggested: {suggested(suggestion)}</p>
            <p className="mt-0.5 text-sm text-soft [overflow-wrap:anywhere]">{suggestion.reason}</p>
          </>
        )}
      </div>
      {suggestion && <Taking taken={isTaken(choice, suggestion)} onTake={() => onTake(suggestion)} />}
    </div>
  );
}

function Taking({ taken, onTake }: { taken: boolean; onTake: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-quiet flex-none aria-disabled:cursor-default aria-disabled:border-transparent max-sm:w-full"
      aria-disabled={taken}
      onClick={() => !taken && onTake()}
    >
      {taken && <Check size={18} aria-hidden="true" className="text-lamp-text" />}
      {taken ? 'Taken over' : 'Take it over'}
    </button>
  );
}
