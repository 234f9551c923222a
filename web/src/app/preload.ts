import { SCREENS } from '@kinloom/contract';
import { isVisitor } from '../features/accounts/use-session';
import { lazyWithPlaceholder } from '../lib/lazy-with-placeholder';
import { OUTSIDE, patternOf, roomAt } from './screens';
import { Waiting } from './Waiting';

/** Any of the account's paths. */
export const ACCOUNT_PATHS = patternOf([...SCREENS.account, ...SCREENS.operator]);

/** The shell with the chat in it, and the way to all other screens of an account. */
export const inside = lazyWithPlaceholder(() => import('./Inside'), Waiting);

/** Begins to load what the path will show, beside the question who is in instead of after its answer. */
export function preload(path: string): void {
  // Whatever fails here fails again where the part is shown, and is said there.
  void load(path).catch(() => undefined);
}

async function load(path: string): Promise<void> {
  if (!ACCOUNT_PATHS.test(path)) return roomAt(OUTSIDE, path)?.load?.();
  if (isVisitor()) return OUTSIDE[path === '/' ? '/welcome' : '/auth/login'].load?.();
  await inside.load();
  const { preloadRoom } = await import('./Inside');
  await preloadRoom(path);
}
