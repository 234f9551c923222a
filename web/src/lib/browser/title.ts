import { useEffect, useLayoutEffect } from 'react';
import { TEXTS } from '@kinloom/contract';

function setDocumentTitle(title: string | null): void {
  document.title = title ? `${title} · ${TEXTS.product}` : TEXTS.product;
}

/** Sets the document title. */
export function useTitle(title: string | null): void {
  useEffect(() => setDocumentTitle(title), [title]);
}

/** Sets the document title from a layout effect, so that a nested `useTitle` overrides it. */
export function useOuterTitle(title: string | null): void {
  useLayoutEffect(() => setDocumentTitle(title), [title]);
}
