/** Where a stroke means the letter that is on the key. */
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';
/** What has the room to itself: nothing opens over it. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a stroke asks for the search: Ctrl-K or Cmd-K anywhere, `/` where nobody is typing. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || document.querySelector(OVER)) return false;
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !altKey && !shiftKey;
  // On many keyboards the sign is reached with Shift.
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(FIELDS));
}
