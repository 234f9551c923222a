import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '@kinloom/contract';

/** Milliseconds after the last letter before it is looked for: who writes on is not answered word by word. */
const PAUSE = 250;

/** Words that must all be there. */
export function SearchField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(words);
  const sought = useRef(words);
  // What is looked for may also change from outside: by the way back, or by what clears everything.
  useEffect(() => {
    if (words === sought.current) return;
    sought.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => {
    if (typed === sought.current) return;
    const timer = setTimeout(() => {
      sought.current = typed;
      onSearch(typed);
    }, PAUSE);
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
          placeholder="Words of a memory"
          autoComplete="off"
          maxLength={LIMITS.titleLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
    </div>
  );
}
