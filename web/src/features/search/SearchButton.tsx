import { Search } from 'lucide-react';
import { useSearchActions } from '../../ui/search-actions';

/** Opens the search; shows its keyboard shortcut. */
export function SearchButton() {
  const { open } = useSearchActions();
  return (
    <button
      type="button"
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-card border border-line px-3 text-left text-soft hover:border-edge hover:text-ink"
      aria-keyshortcuts="/"
      onClick={() => open()}
    >
      <Search size={18} aria-hidden="true" className="flex-none" />
      <span className="flex-1">Search</span>
      <kbd aria-hidden="true" className="rounded-md border border-line px-1.5 font-sans text-xs leading-5 text-faint">
        /
      </kbd>
    </button>
  );
}
