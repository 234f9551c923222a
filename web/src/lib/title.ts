import { useEffect } from 'react';
import { TEXTS } from '@kinloom/contract';

/** Names the page in the browser's tab. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${TEXTS.product}` : TEXTS.product;
  }, [title]);
}
