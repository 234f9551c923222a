import { FileText, FileUp, X } from 'lucide-react';
import { useDeferredValue, useId, useRef, type Ref } from 'react';
import { LIMITS, OFFERED_FILES } from '@kinloom/contract';
import { countText, formatCounts } from './text-counts';

/** Text field for a memory that also accepts a text file. */
export function MemoryText({
  ref,
  content,
  fileName,
  problem,
  problemId,
  isDragging,
  onWrite,
  onFiles,
  onWithoutFile,
}: {
  ref: Ref<HTMLTextAreaElement>;
  content: string;
  fileName: string | null;
  /** Why the last file was rejected. */
  problem: string | null;
  /** Id of the element that says that text is required, if shown. */
  problemId: string | undefined;
  /** Whether a file is being dragged over the page. */
  isDragging: boolean;
  onWrite: (content: string) => void;
  onFiles: (files: readonly File[]) => void;
  onWithoutFile: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  // Deferred, because counting a long text is slow.
  const counts = countText(useDeferredValue(content));
  const tooLong = counts.characters > LIMITS.offeringLength;
  return (
    <div className="grid gap-2">
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="py-1 text-sm font-medium text-soft">
          The memory
        </label>
        <button
          ref={upload}
          type="button"
          className="-mr-3 inline-flex min-h-11 items-center gap-2 rounded-soft px-3 text-sm font-medium text-lamp-text hover:bg-lamp-wash"
          onClick={() => input.current?.click()}
        >
          <FileUp size={17} aria-hidden="true" />
          Upload a file
          <span className="font-normal text-soft">{OFFERED_FILES.join(', ')}</span>
        </button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="A file to offer"
          accept={OFFERED_FILES.join(',')}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // Reset, so that choosing the same file again fires another change event.
            event.target.value = '';
          }}
        />
      </div>
      <div className="relative">
        <textarea
          ref={ref}
          id={id}
          className="input block field-sizing-content max-h-[36rem] min-h-56 resize-y leading-relaxed wide:min-h-64"
          placeholder="What happened, in your own words. Or a letter, a poem, a page of a diary: write it, or drop a file here."
          aria-invalid={problemId !== undefined || tooLong}
          aria-describedby={problemId === undefined ? `${id}-count` : `${problemId} ${id}-count`}
          value={content}
          onChange={(event) => onWrite(event.target.value)}
        />
        {isDragging && (
          <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-card border-2 border-dashed border-lamp bg-raised font-medium">
            Drop to read the file
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p id={`${id}-count`} className={`text-sm tabular-nums ${tooLong ? 'text-bad' : 'text-soft'}`}>
          {formatCounts(counts)}
        </p>
        {fileName !== null && (
          <span className="inline-flex max-w-full min-w-0 items-center gap-2 rounded-soft bg-lamp-wash pl-3 text-sm">
            <FileText size={16} aria-hidden="true" className="flex-none text-lamp-text" />
            <span className="truncate" title={fileName}>
              {fileName}
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Remove ${fileName}`}
              onClick={() => {
                onWithoutFile();
                upload.current?.focus();
              }}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </span>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
