/** Text inputs, in which the `/` key types a character. */
const TEXT_INPUTS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';
/** Modal elements: the search does not open over them. */
const MODALS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key event opens the search: Ctrl-K or Cmd-K anywhere, `/` outside text inputs. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || document.querySelector(MODALS)) return false;
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !altKey && !shiftKey;
  // Shift is allowed: many keyboard layouts need it for `/`.
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(TEXT_INPUTS));
}
