/** Text inputs, in which characters are typed and never trigger a shortcut. */
const TEXT_INPUTS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';
/** Modal elements: no shortcut opens another dialog over them. */
const MODALS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** What a keyboard shortcut opens. */
export type Shortcut = 'palette' | 'search' | 'shortcuts';

/** Matches a key event: Ctrl-K or Cmd-K anywhere, `/` and `?` outside text inputs; null if it is no shortcut. */
export function matchShortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.isComposing || event.repeat || document.querySelector(MODALS)) return null;
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !altKey && !shiftKey ? 'palette' : null;
  // Shift is allowed: most keyboard layouts need it for `?`, many for `/`.
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TEXT_INPUTS))) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'shortcuts' : null;
}
