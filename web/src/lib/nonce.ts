import { setNonce } from 'get-nonce';

/**
 * Passes the nonce of the page's content security policy on to the libraries that add style elements: dialogs and menus, which keep the
 * page from scrolling behind them. To be called before anything is rendered.
 */
export function passOnNonce(): void {
  // Browsers empty the attribute, so that style sheets cannot read it out; the property keeps it.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
