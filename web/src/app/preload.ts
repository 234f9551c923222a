import { SCREENS } from '@kinloom/contract';
import { isVisitor } from '../features/accounts/use-session';
import { lazyWithPlaceholder } from '../lib/lazy-with-placeholder';
import { PUBLIC_SCREENS, pathPattern, findRoute } from './screens';
import { ScreenPlaceholder } from './ScreenPlaceholder';

/** Matches all account paths. */
export const ACCOUNT_PATHS = pathPattern([...SCREENS.account, ...SCREENS.operator]);

/** The shell with the chat screens, and the routes of all other account screens. */
export const signedInApp = lazyWithPlaceholder(() => import('./SignedInApp'), ScreenPlaceholder);

/** Starts loading the chunks of a path in parallel to the session request. */
export function preload(path: string): void {
  // A failed load fails again where the component is rendered, and is reported there.
  void load(path).catch(() => undefined);
}

async function load(path: string): Promise<void> {
  if (!ACCOUNT_PATHS.test(path)) return findRoute(PUBLIC_SCREENS, path)?.load?.();
  if (isVisitor()) return PUBLIC_SCREENS[path === '/' ? '/welcome' : '/auth/login'].load?.();
  await signedInApp.load();
  const { preloadScreen: preloadAccountScreen } = await import('./SignedInApp');
  await preloadAccountScreen(path);
}
