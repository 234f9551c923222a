import { useState, type ReactNode } from 'react';

/** Characters above which a text is collapsed at first. */
const COLLAPSE_ABOVE = 600;

/** Shows a text, collapsed with a button if it is long. `children` render it if it is formatted. */
export function CollapsibleText({
  text,
  className = '',
  children,
}: {
  text: string;
  className?: string;
  children?: ReactNode;
}) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = text.length > COLLAPSE_ABOVE;
  const isCut = isLong && !isExpanded;
  return (
    <div>
      {children === undefined ? (
        <p className={`${className} whitespace-pre-wrap [overflow-wrap:anywhere] ${isCut ? 'line-clamp-6' : ''}`}>
          {text}
        </p>
      ) : (
        <div className={`${className} [overflow-wrap:anywhere] ${isCut ? 'max-h-40 overflow-hidden' : ''}`}>
          {children}
        </div>
      )}
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
