import { SCREENS, type Screen } from '@kinloom/contract';
import { later } from '../lib/later';
import { ROOMS } from './screens';
import { Waiting } from './Waiting';

const KEY = 'kinloom-was-in';

/** Remembers whether somebody was in here last. Only a guess for what to load first: the server decides who is in. */
export function rememberWhetherIn(isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('Whether somebody is in could not be remembered; pages only open a little later.', error);
  }
}

function wasIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false; // Storage is switched off: nothing was remembered.
  }
}

/** The screen a path leads to; undefined where there is none. */
export function screenAt(path: string): Screen | undefined {
  const all: readonly Screen[] = [...SCREENS.public, ...SCREENS.account, ...SCREENS.operator];
  return all.find((screen) => new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path));
}

/** Begins to load what the path will show, beside the question who is in instead of after its answer. */
export function preload(path: string): void {
  const screen = screenAt(path);
  if (!screen) return;
  const isPublic = SCREENS.public.some((one) => one === screen);
  const room = screen === '/' && !wasIn() ? ROOMS['/welcome'] : ROOMS[screen];
  // Whatever fails here fails again where the part is shown, and is said there.
  void room.room?.load().catch(() => undefined);
  if (!isPublic && room !== ROOMS['/welcome']) void shell.load().catch(() => undefined);
}

export const shell = later(() => import('./Shell'), Waiting);
