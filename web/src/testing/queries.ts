import { screen, waitFor, within } from '@testing-library/dom';

export { screen, waitFor, within };

export const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
export const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label);
export const alertText = async (): Promise<string> => (await screen.findByRole('alert')).textContent;

/** The text that describes an element: its hint or its problem. */
export function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
