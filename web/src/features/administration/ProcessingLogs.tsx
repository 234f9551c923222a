import { ChevronRight } from 'lucide-react';
import { ADMINISTRATION_TEXTS, type DebugLog } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { relativeTime, fullTime } from '../../lib/format/time';
import { QueryView } from './Parts';
import { useLogs } from './use-administration';
import { formatMilliseconds } from './admin-text';

/** Processing steps of a soul's latest replies, polled. */
export function ProcessingLogs({ id }: { id: number }) {
  const logs = useLogs(id);
  return (
    <QueryView query={logs} errorTitle="The logs could not be loaded" loading={ADMINISTRATION_TEXTS.loadingLogs}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-soft">This soul has not answered yet.</p>
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {list.map((log) => (
              <li key={log.messageId}>
                <Log log={log} />
              </li>
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}

function Log({ log }: { log: DebugLog }) {
  const now = useNow();
  const total = log.processingSteps.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <details className="group rounded-card border border-line px-4 py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="mr-2 flex-none text-soft transition-transform group-open:rotate-90"
        />
        <span className="line-clamp-1 min-w-0 flex-1 [overflow-wrap:anywhere]">{log.content}</span>
        <span className="ml-6 flex-none text-right text-sm text-soft tabular-nums">
          {formatMilliseconds(total)} ·{' '}
          <time dateTime={log.timestamp} title={fullTime(log.timestamp)}>
            {relativeTime(log.timestamp, now)}
          </time>
        </span>
      </summary>
      <ol className="mt-2 grid gap-2 pb-2">
        {log.processingSteps.map(({ step, result, duration }) => (
          <li key={step} className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 text-sm">
            <span className="font-medium">{step}</span>
            <span className="text-soft [overflow-wrap:anywhere]">{result}</span>
            <span className="tabular-nums">{formatMilliseconds(duration)}</span>
          </li>
        ))}
      </ol>
      <p className="pb-2 text-sm text-soft">
        {log.cognitiveFramework} · adaptability {log.adaptabilityLevel} of 3 ·{' '}
        {log.constraintsApplied.length === 0
          ? 'no constraint applied'
          : `applied: ${log.constraintsApplied.join('; ')}`}
      </p>
    </details>
  );
}
