import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { untrackJob } from './tracked-jobs';

/** Cancels a preview or an import; its strip disappears. */
export function useCancelJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: number) => call('DELETE /api/jobs/:id', { params: { id: jobId } }),
    onSuccess: (_, jobId) => {
      untrackJob(client, jobId);
      toast({ title: 'Cancelled', description: 'Nothing was kept.' });
    },
    onError: (error) => toast({ title: 'This could not be cancelled', description: textOf(error), tone: 'bad' }),
  });
}
