import { setNonce } from 'get-nonce';

/**
 * Passes the content security policy's nonce to libraries that insert style elements (scroll locks of dialogs and
 * menus). Call it before the first render.
 */
export function passOnNonce(): void {
  // Browsers hide the attribute from CSS selectors; the property keeps the value.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
