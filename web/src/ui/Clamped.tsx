import { useState } from 'react';

/** Characters beyond which a text is shown in part at first. */
const LONG = 600;

/** A text as it was written. A long one shows its beginning, and all of it when it is asked for. */
export function Clamped({ text, className = '' }: { text: string; className?: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > LONG;
  return (
    <div>
      <p
        className={`${className} whitespace-pre-wrap [overflow-wrap:anywhere] ${long && !whole ? 'line-clamp-6' : ''}`}
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center text-sm"
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Read all of it'}
        </button>
      )}
    </div>
  );
}
