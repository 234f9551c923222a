import { lazy, Suspense, useState } from 'react';
import { useToasts } from '../lib/toasts';

const Toasts = lazy(() => import('./Toasts'));

/** Container of toasts; its chunk is loaded with the first toast. */
export function Toaster() {
  const hasToasts = useToasts().length > 0;
  const [isLoaded, setIsLoaded] = useState(hasToasts);
  if (hasToasts && !isLoaded) setIsLoaded(true);
  if (!isLoaded) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
