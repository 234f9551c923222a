import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Progress } from '../soulprints/Progress';
import { useJob } from '../soulprints/use-job';
import { endReload, useReload, useReloads, type Reload } from './reloads';

/** Has one soul's memory, or (null) that of all, read anew. `waits`: for a reload that does the same. */
export function ReloadButton({
  soulId,
  label,
  about,
  waits = false,
}: {
  soulId: number | null;
  label: string;
  /** The rest of what it is called, for whoever cannot see where it stands. */
  about?: string;
  waits?: boolean;
}) {
  const reload = useReload(soulId);
  const busy = useReloads().some((one) => one.soulId === soulId) || reload.isPending;
  const Icon = busy ? LoaderCircle : RefreshCw;
  return (
    <button
      type="button"
      className="btn btn-quiet aria-disabled:cursor-progress aria-disabled:opacity-55"
      // It keeps the focus while it is under way.
      aria-disabled={busy || waits}
      onClick={() => !busy && !waits && reload.mutate()}
    >
      <Icon size={17} aria-hidden="true" className={busy ? 'animate-spin' : ''} />
      {label}
      {about !== undefined && <span className="sr-only"> {about}</span>}
    </button>
  );
}

/** How far a reload is; its end is told once. */
export function Reloading({ reload, label }: { reload: Reload; label: string }) {
  const client = useQueryClient();
  const { news, end, gone } = useJob(reload.jobId);
  useEffect(() => {
    if (end || gone) endReload(client, reload, end?.state === 'done');
  }, [client, end, gone, reload]);
  return <Progress label={label} value={news?.progress ?? 0} message={news?.message || 'Waiting for its turn…'} />;
}
