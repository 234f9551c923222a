import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'kinloom-ui-theme';
const listeners = new Set<() => void>();
let current: Theme = stored();

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === value) ?? 'dark';
  } catch {
    return 'dark'; // Storage may be switched off; the choice then lasts as long as the page.
  }
}

function systemIsLight(): boolean {
  return matchMedia('(prefers-color-scheme: light)').matches;
}

/** What is on screen: `system` resolved. */
export function shownTheme(theme: Theme): 'light' | 'dark' {
  return theme === 'system' ? (systemIsLight() ? 'light' : 'dark') : theme;
}

function apply(): void {
  const shown = shownTheme(current);
  document.documentElement.dataset.theme = shown;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', shown === 'light' ? '#f8f4ec' : '#0f0d16');
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  current = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch (error) {
    console.warn('The theme could not be remembered.', error);
  }
  apply();
}

/** Follows the system's change of mind, and the choice made in another window. */
export function watchTheme(): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = stored();
    apply();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): { theme: Theme; shown: 'light' | 'dark' } {
  const theme = useSyncExternalStore(subscribe, () => current);
  const shown = useSyncExternalStore(subscribe, () => shownTheme(current));
  return { theme, shown };
}
