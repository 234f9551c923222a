import { lazy, Suspense, useState } from 'react';
import { useToasts } from '../lib/toasts';

const Toasts = lazy(() => import('./Toasts'));

/** Where toasts appear. The part that shows them comes with the first one. */
export function Toaster() {
  const some = useToasts().length > 0;
  const [needed, setNeeded] = useState(some);
  if (some && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
