import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { AlertTriangle, Check, LoaderCircle, X } from 'lucide-react';
import { useEffect } from 'react';
import type { JobAnswer } from '@kinloom/contract';
import { toast } from '../../../lib/toasts';
import { conversationsKey } from '../../conversations/cache/query-cache';
import { putSoul, soulsKey } from '../../souls/soul-cache';
import { outcomeToast, resultOf } from './job-outcome';
import { useSoulDialog, type SoulDialog, type TrackedJob } from '../../souls/soul-dialog-context';
import { useCancelJob } from './use-cancel-job';
import { useJob } from './use-job';
import { useIsInDialog } from './jobs-in-dialog';
import { untrackJob, markNotified, useTrackedJobs } from './tracked-jobs';

/** Status strips of the jobs that were started on this device, on every screen. */
export default function JobStrips() {
  const jobs = useTrackedJobs();
  return (
    <section aria-label="Background work" className="max-h-1/3 flex-none overflow-y-auto">
      {jobs.map((job) => (
        <JobStrip key={job.jobId} job={job} />
      ))}
    </section>
  );
}

const JOB_LABELS: Record<TrackedJob['kind'], string> = {
  preview: 'Reading an export',
  import: 'Importing',
  'multi-file': 'Creating',
  enhance: 'Enhancing',
};

/** Kinds that keep nothing before they are finished. */
const CANCELLABLE: ReadonlySet<TrackedJob['kind']> = new Set(['preview', 'import']);

function JobStrip({ job }: { job: TrackedJob }) {
  const client = useQueryClient();
  const open = useSoulDialog();
  const { progress, result: outcome, isUnknown } = useJob(job.jobId);
  const cancel = useCancelJob();
  const isInDialog = useIsInDialog(job.jobId);
  useEffect(() => {
    if (isUnknown) untrackJob(client, job.jobId);
  }, [client, isUnknown, job.jobId]);
  useEffect(() => {
    if (outcome && markNotified(client, job.jobId)) handleOutcome(client, job, outcome, isInDialog);
  }, [client, outcome, job, isInDialog]);
  if (isInDialog) return null;

  // A finished job is labelled by the soul alone.
  const label = job.name === '' ? JOB_LABELS[job.kind] : outcome ? job.name : `${JOB_LABELS[job.kind]} ${job.name}`;
  const percent = Math.round(progress?.progress ?? 0);
  const statusText = outcome ? outcomeText(job, outcome) : (progress?.message ?? '');
  const Icon = !outcome ? LoaderCircle : outcome.state === 'done' ? Check : AlertTriangle;
  return (
    <div className="strip relative">
      <Icon
        size={17}
        aria-hidden="true"
        className={`flex-none ${outcome?.state === 'failed' ? 'text-bad' : 'text-lamp-text'} ${outcome ? '' : 'animate-spin'}`}
      />
      <p className="min-w-0 flex-1 truncate">
        <strong className="font-semibold text-ink">{label}</strong>
        {statusText !== '' && ` · ${statusText}`}
      </p>
      {!outcome && (
        <span className="flex-none tabular-nums" aria-hidden="true">
          {percent}%
        </span>
      )}
      <button type="button" className="strip-act link" onClick={() => open(dialogOf(job, outcome))}>
        Show<span className="sr-only">: {label}</span>
      </button>
      {!outcome && CANCELLABLE.has(job.kind) && (
        <button
          type="button"
          className="strip-act link"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(job.jobId)}
        >
          Cancel<span className="sr-only">: {label}</span>
        </button>
      )}
      {outcome && (
        <button
          type="button"
          className="icon-btn -mr-3"
          aria-label={`Dismiss: ${label}`}
          onClick={() => untrackJob(client, job.jobId)}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
      {!outcome && (
        <span
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="absolute bottom-0 left-0 h-0.5 bg-lamp transition-[width] duration-300"
          style={{ width: `${percent}%` }}
        />
      )}
    </div>
  );
}

/** A finished preview reopens the import dialog; any other job opens its result. */
function dialogOf(job: TrackedJob, outcome: JobAnswer | undefined): SoulDialog {
  const ready = job.kind === 'preview' && outcome?.state !== 'failed';
  return ready ? { kind: 'import', preview: job } : { kind: 'job', job };
}

function outcomeText(job: TrackedJob, outcome: JobAnswer): string {
  const notice = outcomeToast(job, outcome);
  if (!notice) return 'The preview is ready.';
  return outcome.state === 'failed' ? (notice.description ?? notice.title) : notice.title;
}

/** Shows the outcome of a job and refreshes the data that it changed. A dialog that shows the job says itself why it failed. */
function handleOutcome(client: QueryClient, job: TrackedJob, outcome: JobAnswer, isInDialog: boolean): void {
  const notice = outcomeToast(job, outcome);
  if (notice && !(isInDialog && outcome.state === 'failed')) toast(notice);
  if (job.kind === 'preview') return;
  const result = resultOf(job.kind, outcome);
  if (!result) return;
  if (client.getQueryData(soulsKey)) putSoul(client, result.companion);
  void client.invalidateQueries({ queryKey: conversationsKey });
  for (const kind of ['memories', 'companion-files', 'imports', 'soul-state']) {
    void client.invalidateQueries({ queryKey: [kind] });
  }
}
