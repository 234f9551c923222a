import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ERRORS, type JobAnswer } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { ImportDone } from './bringing/ImportDone';
import { endWords, resultOf } from './ends';
import { Made } from './Made';
import { Progress } from './Progress';
import { useJob } from './use-job';
import { dropWork, useWorks, type Work } from './works';

/** How far work has come, in its own words; then its end. Whoever has seen the end has seen it: it is not kept any longer. */
export function WorkView({ work, onClose, onAgain }: { work: Work; onClose: () => void; onAgain?: () => void }) {
  const client = useQueryClient();
  const { news, end, gone, error } = useJob(work.jobId);
  const told = useWorks().some((one) => one.jobId === work.jobId && one.told);
  // Told and in sight: nothing needs to remind of it any more.
  const seen = end !== undefined && told;
  useEffect(() => {
    if (seen) dropWork(client, work.jobId);
  }, [client, seen, work.jobId]);
  if (gone) return <Failed title={ERRORS.job_not_found.text} onClose={onClose} />;
  if (!end && error)
    return <ErrorNote title="How far it is cannot be asked just now" error={error} onRetry={onClose} />;
  if (!end) {
    return (
      <div className="grid gap-5">
        <Progress
          label={work.name === '' ? 'Progress' : `Progress of ${work.name}`}
          value={news?.progress ?? 0}
          message={news?.message || 'Waiting for its turn…'}
        />
        <p className="text-sm text-soft">
          You can close this and go on: it is done meanwhile, and stands above the conversation until you have seen it.
        </p>
        <div className="flex justify-end">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Go on meanwhile
          </button>
        </div>
      </div>
    );
  }
  if (end.state === 'failed') {
    const words = endWords(work, end);
    return <Failed title={words?.title ?? ''} words={words?.description} onClose={onClose} onAgain={onAgain} />;
  }
  return <Done work={work} end={end} onClose={onClose} />;
}

function Done({ work, end, onClose }: { work: Work; end: JobAnswer; onClose: () => void }) {
  const brought = work.kind === 'import' ? resultOf('import', end) : null;
  if (brought) return <ImportDone result={brought} onClose={onClose} />;
  const made = work.kind === 'preview' ? null : resultOf(work.kind === 'enhance' ? 'enhance' : 'multi-file', end);
  if (!made) return <Failed title={ERRORS.internal.text} onClose={onClose} />;
  const words = work.kind === 'enhance' ? 'has taken in what you added.' : 'is here.';
  return <Made made={made} words={words} onClose={onClose} />;
}

function Failed({
  title,
  words,
  onClose,
  onAgain,
}: {
  title: string;
  words?: string | undefined;
  onClose: () => void;
  onAgain?: (() => void) | undefined;
}) {
  return (
    <div className="grid gap-6">
      <div role="alert" className="rounded-card border border-bad p-4">
        <p className="font-semibold">{title}</p>
        {words !== undefined && <p className="mt-1 text-soft [overflow-wrap:anywhere]">{words}</p>}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          Close
        </button>
        {onAgain && (
          <button type="button" className="btn btn-primary" onClick={onAgain}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
