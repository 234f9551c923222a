import { useEffect, useLayoutEffect } from 'react';
import { TEXTS } from '@kinloom/contract';

function nameTab(title: string | null): void {
  document.title = title ? `${title} · ${TEXTS.product}` : TEXTS.product;
}

/** Names the page in the browser's tab. */
export function useTitle(title: string | null): void {
  useEffect(() => nameTab(title), [title]);
}

/** The same for what stands around a page, which may know a better name: this one comes first. */
export function useOuterTitle(title: string | null): void {
  useLayoutEffect(() => nameTab(title), [title]);
}
