import { FileText, FileUp, X } from 'lucide-react';
import { useDeferredValue, useId, useRef, type Ref } from 'react';
import { LIMITS, OFFERED_FILES } from '@kinloom/contract';
import { countsOf, countWords } from './counting';

/** Where a memory is written, or read in from a file. */
export function MemoryText({
  ref,
  content,
  fileName,
  problem,
  missing,
  over,
  onWrite,
  onFiles,
  onWithoutFile,
}: {
  ref: Ref<HTMLTextAreaElement>;
  content: string;
  fileName: string | null;
  /** Why the file that was brought last cannot be read in. */
  problem: string | null;
  /** The id of what says that something has to be written, where that is said. */
  missing: string | undefined;
  /** A file is being dragged over the page. */
  over: boolean;
  onWrite: (content: string) => void;
  onFiles: (files: readonly File[]) => void;
  onWithoutFile: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  // A long text is counted when there is time for it.
  const counts = countsOf(useDeferredValue(content));
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
            // The same file can be chosen again after it was taken out.
            event.target.value = '';
          }}
        />
      </div>
      <div className="relative">
        <textarea
          ref={ref}
          id={id}
          className="input block field-sizing-content max-h-[36rem] min-h-64 resize-y leading-relaxed wide:min-h-80"
          placeholder="What happened, in your own words. Or a letter, a poem, a page of a diary: write it, or drop a file here."
          aria-invalid={missing !== undefined || tooLong}
          aria-describedby={missing === undefined ? `${id}-count` : `${missing} ${id}-count`}
          value={content}
          onChange={(event) => onWrite(event.target.value)}
        />
        {over && (
          <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-card border-2 border-dashed border-lamp bg-raised font-medium">
            Let go to read it in
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p id={`${id}-count`} className={`text-sm tabular-nums ${tooLong ? 'text-bad' : 'text-soft'}`}>
          {countWords(counts)}
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
              aria-label={`Take out ${fileName}`}
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
