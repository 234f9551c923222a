import { Check, Lightbulb } from 'lucide-react';
import type { OfferingSuggestion } from '@kinloom/contract';
import { isSuggestionApplied, formatSuggestion, type OfferingChoice } from './offering-choice';

/** Suggested classification with its reason, which can be applied. */
export function Suggestion({
  name,
  suggestion,
  choice,
  onTake,
}: {
  name: string;
  /** Null until computed. */
  suggestion: OfferingSuggestion | null;
  choice: OfferingChoice;
  onTake: (suggestion: OfferingSuggestion) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 sm:flex-nowrap gap-y-3 rounded-card bg-lamp-wash px-4 py-3">
      <Lightbulb size={20} aria-hidden="true" className="flex-none self-start text-lamp-text max-sm:hidden" />
      {/* The live region exists from the start, so that screen readers announce the suggestion. */}
      <div role="status" className="min-w-0 flex-1 basis-60">
        {suggestion === null ? (
          <p className="text-sm text-soft">{name} is preparing a suggestion. You do not have to wait for it.</p>
        ) : (
          <>
            <p className="font-medium [overflow-wrap:anywhere]">Suggested: {formatSuggestion(suggestion)}</p>
            <p className="mt-0.5 text-sm text-soft [overflow-wrap:anywhere]">{suggestion.reason}</p>
          </>
        )}
      </div>
      {suggestion && (
        <ApplyButton isApplied={isSuggestionApplied(choice, suggestion)} onTake={() => onTake(suggestion)} />
      )}
    </div>
  );
}

function ApplyButton({ isApplied, onTake }: { isApplied: boolean; onTake: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-quiet flex-none aria-disabled:cursor-default aria-disabled:border-transparent max-sm:w-full"
      aria-disabled={isApplied}
      onClick={() => !isApplied && onTake()}
    >
      {isApplied && <Check size={18} aria-hidden="true" className="text-lamp-text" />}
      {isApplied ? 'Applied' : 'Use suggestion'}
    </button>
  );
}
