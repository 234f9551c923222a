import { toast } from '../toasts';

/** Copies a text and confirms it. Browsers allow this only in secure contexts (TLS or localhost) and with permission. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    toast({ title: 'The text could not be copied', description: 'The browser did not allow it here.', tone: 'bad' });
  }
}
