import { useEffect, useRef } from 'react';
import { clockTime, type TestLogState } from './test-log';

/** tabIndex of the scroll container, so that it can be scrolled by keyboard. */
const IN_ORDER = 0;

/** Log lines with their times; scrolls to the newest line. */
export function TestLog({ log: { lines, clear } }: { log: TestLogState }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines]);
  return (
    <section
      aria-labelledby="test-log"
      className="flex min-h-72 flex-col rounded-room border border-line bg-surface wide:min-h-128 wide:self-start"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-5">
        <h2 id="test-log" className="text-lg">
          Log
        </h2>
        <button type="button" className="row-act" disabled={lines.length === 0} onClick={clear}>
          Clear
        </button>
      </div>
      <div
        ref={box}
        role="log"
        aria-labelledby="test-log"
        tabIndex={IN_ORDER}
        className="max-h-[32rem] min-h-0 flex-1 overflow-y-auto px-5 py-4 focus-visible:-outline-offset-2"
      >
        {lines.length === 0 && <p className="text-sm text-faint">Test results will be listed here.</p>}
        <ol className="grid gap-2">
          {lines.map(({ id, at, text, bad }) => (
            <li key={id} className="flex gap-3 text-sm">
              <time dateTime={new Date(at).toISOString()} className="flex-none text-faint tabular-nums">
                {clockTime(at)}
              </time>
              <span className={`min-w-0 [overflow-wrap:anywhere] ${bad ? 'text-bad' : ''}`}>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
