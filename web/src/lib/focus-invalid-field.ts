import { flushSync } from 'react-dom';

/** Says what is wrong with a form, and leads to the first field that is: it is read out there, and mended there. */
export function focusInvalidField(form: EventTarget & Element, say: () => void): void {
  flushSync(say);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
