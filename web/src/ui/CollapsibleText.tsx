import { useState } from 'react';

/** Characters above which a text is collapsed at first. */
const COLLAPSE_ABOVE = 600;

/** Shows a text, collapsed with a button if it is long. */
export function CollapsibleText({ text, className = '' }: { text: string; className?: string }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = text.length > COLLAPSE_ABOVE;
  return (
    <div>
      <p
        className={`${className} whitespace-pre-wrap [overflow-wrap:anywhere] ${isLong && !isExpanded ? 'line-clamp-6' : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center text-sm"
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}
