import type { Screen } from '@kinloom/contract';

/** Addresses that people guess from the names of the pages, and the screens they lead to. */
export const REDIRECTS: Readonly<Record<string, Screen>> = {
  '/home': '/circle',
  '/inbox': '/soul-inbox',
  '/archive': '/memory-archive',
  '/portal': '/home-portal',
  '/insight': '/relational-intelligence',
  '/offering': '/memory-offering',
  '/onboarding': '/onboard',
  '/auth/signup': '/signup',
  '/conversations/:id': '/conversation/:id',
};

/** Builds the path of a screen. @param params values of its `:name` segments */
export function screenPath(screen: Screen, params: Readonly<Record<string, string | undefined>>): string {
  return screen.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
