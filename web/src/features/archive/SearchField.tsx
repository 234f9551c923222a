import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '@kinloom/contract';

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 250;

/** Search field: all words must match. */
export function SearchField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(words);
  const lastSearched = useRef(words);
  // The search text may also change from outside, by navigation or by clearing the filter.
  useEffect(() => {
    if (words === lastSearched.current) return;
    lastSearched.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => {
    if (typed === lastSearched.current) return;
    const timer = setTimeout(() => {
      lastSearched.current = typed;
      onSearch(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        Search
      </label>
      <span className="relative block">
        <Search
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-soft"
        />
        <input
          id={id}
          type="search"
          className="input pl-11"
          placeholder="Text of a memory"
          autoComplete="off"
          maxLength={LIMITS.titleLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
    </div>
  );
}
