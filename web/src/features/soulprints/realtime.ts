import type { JobNews } from '@kinloom/contract';
import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { jobKey } from './jobs/use-job';

export const soulprintsRealtime = defineRealtime({
  handlers: { job: (client, news) => client.setQueryData<JobNews>(jobKey(news.jobId), news) },
  // Progress is polled as well, so a missed event needs no refetch.
  refetchOnConnect: [],
});
