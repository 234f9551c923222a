import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'kinloom-ui-theme';
const listeners = new Set<() => void>();
let current: Theme = readStoredTheme();

function readStoredTheme(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === value) ?? 'dark';
  } catch {
    return 'dark'; // Storage may be disabled; the choice then lasts until the page closes.
  }
}

function systemIsLight(): boolean {
  return matchMedia('(prefers-color-scheme: light)').matches;
}

/** Resolves `system` to the theme in effect. */
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
    console.warn('theme.store_failed: The theme choice could not be stored.', error);
  }
  apply();
}

/** Follows changes of the system's colour scheme and choices made in other windows. */
export function watchTheme(): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = readStoredTheme();
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
