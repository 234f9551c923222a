import { lazy, Suspense } from 'react';
import { useTrackedJobs } from './tracked-jobs';

const WorkStrip = lazy(() => import('./JobStrips'));

/** Loads the job strips if any job is tracked. */
export function JobStripsLoader() {
  const hasJobs = useTrackedJobs().length > 0;
  if (!hasJobs) return null;
  return (
    <Suspense>
      <WorkStrip />
    </Suspense>
  );
}
