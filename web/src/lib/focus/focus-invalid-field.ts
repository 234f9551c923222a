import { flushSync } from 'react-dom';

/**
 * Renders the validation errors synchronously, then focuses the first invalid field, so that screen readers announce
 * it.
 */
export function focusInvalidField(form: EventTarget & Element, showProblems: () => void): void {
  flushSync(showProblems);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
