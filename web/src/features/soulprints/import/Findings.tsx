import { ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FindingEntry } from './analysis-corrections';

/** Confidence (0–1) below which a finding is labelled as a guess. */
const LOW_CONFIDENCE = 0.3;

/** List of findings, each with its evidence and an optional remove button. */
export function Findings({
  title,
  lines,
  empty,
  onRemove,
  children,
}: {
  title: string;
  lines: readonly FindingEntry[];
  /** Text for an empty list. */
  empty: string;
  onRemove?: (value: string) => void;
  /** Input to add entries. */
  children?: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h4 className="text-sm font-medium text-soft">{title}</h4>
      {lines.length === 0 && <p className="text-sm text-faint">{empty}</p>}
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.value} className="flex items-start gap-1">
            <FindingLine line={line} />
            {onRemove && (
              <button
                type="button"
                className="icon-btn"
                aria-label={`Remove ${line.value}`}
                onClick={() => onRemove(line.value)}
              >
                <X size={17} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function FindingLine({ line }: { line: FindingEntry }) {
  const text = (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {line.value}
      {line.about !== undefined && <span className="text-sm text-soft"> · {line.about}</span>}
      {line.confidence < LOW_CONFIDENCE && <span className="text-sm text-soft"> · a guess</span>}
    </span>
  );
  if (line.evidence.length === 0) {
    return <span className="flex min-h-10 min-w-0 flex-1 items-center rounded-soft bg-ground px-3 py-2">{text}</span>;
  }
  return (
    <details className="group min-w-0 flex-1 rounded-soft bg-ground">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-soft px-3 py-2 hover:bg-lamp-wash">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="flex-none text-faint transition-transform group-open:rotate-90"
        />
        {text}
      </summary>
      <Evidence evidence={line.evidence} />
    </details>
  );
}

/** The quoted lines that support a finding. */
export function Evidence({ evidence }: Pick<FindingEntry, 'evidence'>) {
  return (
    <ul aria-label="Source lines" className="grid gap-2 px-3 pt-1 pb-3 pl-9 text-sm">
      {evidence.map(({ source, line }, index) => (
        <li key={index} className="border-l-2 border-edge pl-3 [overflow-wrap:anywhere]">
          <q>{line}</q>
          <span className="block text-xs text-soft">{source}</span>
        </li>
      ))}
    </ul>
  );
}
