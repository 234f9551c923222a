import { ARCHIVE_PREVIEW, truncate } from './personality-content';

/** A text that is collapsed to its beginning if it is long. */
export function CollapsibleText({ text }: { text: string }) {
  const start = truncate(text, ARCHIVE_PREVIEW);
  if (start === text) return <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>;
  return (
    <details className="group">
      <summary className="cursor-pointer list-none rounded-soft">
        <span className="block whitespace-pre-line [overflow-wrap:anywhere] group-open:hidden">{start}</span>
        <span className="link inline-flex min-h-10 items-center text-sm group-open:hidden">Show all of it</span>
        <span className="link hidden min-h-10 items-center text-sm group-open:inline-flex">Show less</span>
      </summary>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </details>
  );
}
