/**
 * Words that are not yet at the server (drafts, unsent messages), kept for this tab so that a reload loses none of them.
 * They go when the tab closes and when the person signs out.
 */
const PREFIX = 'kinloom-kept:';

export function keep(key: string, value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, value);
  } catch (error) {
    console.warn('What was written could not be kept for a reload.', error);
  }
}

export function kept(key: string): string {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return ''; // Storage is switched off: nothing was kept.
  }
}

export function forgetKept(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('What was kept for a reload could not be cleared.', error);
  }
}
