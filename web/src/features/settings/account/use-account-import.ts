import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AccountImported, AccountImportState } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { sendWithProgress } from '../../../lib/http/send-with-progress';
import { hasEnded, useJob } from '../../soulprints/jobs/use-job';

const importKey = ['account-import'] as const;

/** Uploads an exported account and follows the import job. A running import is picked up again after a reload. */
export function useAccountImport() {
  const client = useQueryClient();
  const [sentShare, setSent] = useState(0);
  // Read once: a running import is followed as a job, and an earlier finished one is not shown again.
  const { data } = useQuery<AccountImportState>({
    queryKey: importKey,
    queryFn: ({ signal }) => call('GET /api/account/import', { signal }),
    staleTime: Infinity,
  });
  const upload = useMutation({
    mutationFn: (file: File) => {
      setSent(0);
      const body = new FormData();
      body.append('file', file);
      return sendWithProgress('POST /api/account/import', { body, onProgress: setSent });
    },
    onSuccess: ({ jobId }) =>
      client.setQueryData<AccountImportState>(importKey, {
        task: { jobId, kind: 'transfer', state: 'waiting', progress: 0, message: 'Waiting…' },
      }),
  });
  const task = data?.task ?? null;
  const jobId = task && !hasEnded(task) ? task.jobId : null;
  const { progress: news, result: end } = useJob(jobId);
  const done = end?.state === 'done';
  useEffect(() => {
    // Every other cached query of this account is stale.
    if (done) void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== importKey[0] });
  }, [client, done]);
  const running = jobId !== null && !end;
  return {
    start: upload.mutate,
    busy: upload.isPending || running,
    progress: upload.isPending ? sentShare * 100 : running ? (news?.progress ?? 0) : null,
    message: upload.isPending ? 'Uploading…' : (news?.message ?? ''),
    error: upload.error ? textOf(upload.error) : end?.state === 'failed' ? end.error : null,
    imported: done ? (end.result as AccountImported) : null,
  };
}
