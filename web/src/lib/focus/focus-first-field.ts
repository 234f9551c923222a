import { HAS_KEYBOARD } from '../browser/media';

const FIELDS =
  'input:not([type="hidden"], [type="file"], [hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [role="radio"][tabindex="0"]';

/**
 * Focuses the first field of a dialog that opens, or the dialog itself if it has none; instead of the first button, which closes it. On touch
 * devices the dialog itself, because a focused field opens the on-screen keyboard.
 */
export function focusFirstField(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const field = matchMedia(HAS_KEYBOARD).matches ? dialog.querySelector<HTMLElement>(FIELDS) : null;
  (field ?? dialog).focus({ preventScroll: true });
  // A proposed text is replaced by typing.
  if (field instanceof HTMLInputElement) field.select();
}
