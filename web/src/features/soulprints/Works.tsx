import { lazy, Suspense } from 'react';
import { useWorks } from './works';

const WorkStrip = lazy(() => import('./WorkStrip'));

/** Shows the work that was begun, where there is any. */
export function Works() {
  const some = useWorks().length > 0;
  if (!some) return null;
  return (
    <Suspense>
      <WorkStrip />
    </Suspense>
  );
}
