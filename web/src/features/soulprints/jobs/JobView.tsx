import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ERRORS, type JobAnswer } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { ImportDone } from '../import/ImportDone';
import { outcomeToast, resultOf } from './job-outcome';
import { FailureNote } from '../FailureNote';
import { FilesResult } from '../FilesResult';
import { Progress } from '../files/Progress';
import { useJob } from './use-job';
import { useShowInDialog } from './jobs-in-dialog';
import { untrackJob, useTrackedJobs } from './tracked-jobs';
import type { TrackedJob } from '../../souls/soul-dialog-context';

/** Progress of a job, then its result. A job whose result was shown is no longer tracked. */
export function JobView({ job, onClose, onRetry }: { job: TrackedJob; onClose: () => void; onRetry?: () => void }) {
  const client = useQueryClient();
  const { progress, result: outcome, isUnknown, error } = useJob(job.jobId);
  useShowInDialog(job.jobId);
  const notified = useTrackedJobs().some((item) => item.jobId === job.jobId && item.notified);
  // The result is on screen and was notified: stop tracking the job.
  const isSeen = outcome !== undefined && notified;
  useEffect(() => {
    if (isSeen) untrackJob(client, job.jobId);
  }, [client, isSeen, job.jobId]);
  if (isUnknown) return <Failed title={ERRORS.job_not_found.text} onClose={onClose} />;
  if (!outcome && error) return <ErrorNote title="The progress could not be loaded" error={error} onRetry={onClose} />;
  if (!outcome) {
    return (
      <div className="grid gap-5">
        <Progress
          label={job.name === '' ? 'Progress' : `Progress of ${job.name}`}
          value={progress?.progress ?? 0}
          message={progress?.message || 'Waiting to start…'}
        />
        <p className="text-sm text-soft">You can close this; it continues in the background.</p>
        <div className="flex justify-end">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Continue in the background
          </button>
        </div>
      </div>
    );
  }
  if (outcome.state === 'failed') {
    const failure = outcomeToast(job, outcome);
    return (
      <Failed title={failure?.title ?? ''} description={failure?.description} onClose={onClose} onRetry={onRetry} />
    );
  }
  return <Done job={job} outcome={outcome} onClose={onClose} />;
}

function Done({ job, outcome, onClose }: { job: TrackedJob; outcome: JobAnswer; onClose: () => void }) {
  const importResult = job.kind === 'import' ? resultOf('import', outcome) : null;
  if (importResult) return <ImportDone result={importResult} onClose={onClose} />;
  const filesResult =
    job.kind === 'preview' ? null : resultOf(job.kind === 'enhance' ? 'enhance' : 'multi-file', outcome);
  if (!filesResult) return <Failed title={ERRORS.internal.text} onClose={onClose} />;
  const text = job.kind === 'enhance' ? 'has read the files.' : 'is ready.';
  return <FilesResult result={filesResult} text={text} onClose={onClose} />;
}

function Failed({
  title,
  description,
  onClose,
  onRetry,
}: {
  title: string;
  description?: string | undefined;
  onClose: () => void;
  onRetry?: (() => void) | undefined;
}) {
  return (
    <div className="grid gap-6">
      <FailureNote title={title} description={description} />
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          Close
        </button>
        {onRetry && (
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
