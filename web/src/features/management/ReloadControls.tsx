import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Progress } from '../soulprints/files/Progress';
import { useJob } from '../soulprints/jobs/use-job';
import { finishReload, useReload, useReloads, type Reload } from './reloads';

/** Reloads the memory of one soul, or of all (null). `waits`: disabled because of a reload that covers it. */
export function ReloadButton({
  soulId,
  label,
  hiddenLabel,
  isBlocked = false,
}: {
  soulId: number | null;
  label: string;
  /** Visually hidden rest of the label. */
  hiddenLabel?: string;
  isBlocked?: boolean;
}) {
  const reload = useReload(soulId);
  const busy = useReloads().some((item) => item.soulId === soulId) || reload.isPending;
  const Icon = busy ? LoaderCircle : RefreshCw;
  return (
    <button
      type="button"
      className="btn btn-quiet aria-disabled:cursor-progress aria-disabled:opacity-55"
      // aria-disabled instead of disabled: the button keeps the focus.
      aria-disabled={busy || isBlocked}
      onClick={() => !busy && !isBlocked && reload.mutate()}
    >
      <Icon size={17} aria-hidden="true" className={busy ? 'animate-spin' : ''} />
      {label}
      {hiddenLabel !== undefined && <span className="sr-only"> {hiddenLabel}</span>}
    </button>
  );
}

/** Progress of a reload; notifies its end once. */
export function ReloadProgress({ reload, label }: { reload: Reload; label: string }) {
  const client = useQueryClient();
  const { progress: news, result: end, isUnknown } = useJob(reload.jobId);
  useEffect(() => {
    if (end || isUnknown) finishReload(client, reload, end?.state === 'done');
  }, [client, end, isUnknown, reload]);
  return <Progress label={label} value={news?.progress ?? 0} message={news?.message || 'Waiting to start…'} />;
}
