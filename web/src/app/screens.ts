import type { ComponentType } from 'react';
import type { SCREENS } from '@kinloom/contract';
import { lazyWithPlaceholder } from '../lib/lazy-with-placeholder';
import { Waiting } from './Waiting';

/** A screen: what it is called, and what shows it. Without that it has its place but is not built yet. */
export interface Room {
  title: string;
  Component?: ComponentType;
  /** Loads it ahead of being shown, where it does not come with the rest. */
  load?: () => Promise<void>;
}

/** A room that is loaded when somebody goes there. */
export function lazyScreen(title: string, load: () => Promise<{ default: ComponentType }>): Room {
  return { title, ...lazyWithPlaceholder(load, Waiting) };
}

/** The one of these rooms that a path leads to; undefined where none does. */
export function roomAt(rooms: Readonly<Record<string, Room>>, path: string): Room | undefined {
  return Object.entries(rooms).find(([screen]) => patternOf([screen]).test(path))?.[1];
}

/** Any of these screens' paths: `:names` stand for one part of a path. */
export function patternOf(screens: readonly string[]): RegExp {
  return new RegExp(`^(?:${screens.map((screen) => screen.replace(/:\w+/g, '[^/]+')).join('|')})/?$`, 'i');
}

/** The screens that may be seen by anybody. Those of an account come with `Inside`. */
export const OUTSIDE: Record<(typeof SCREENS.public)[number], Room> = {
  '/welcome': lazyScreen('Welcome', () => import('./Landing')),
  '/about': lazyScreen('About', () => import('./About')),
  '/login': lazyScreen('Follow your thread', () => import('../features/accounts/ThreadLoginScreen')),
  '/auth/login': lazyScreen('Sign In', () => import('../features/accounts/LoginScreen')),
  '/signup': lazyScreen('Create an account', () => import('../features/accounts/SignupScreen')),
  '/auth/forgot-password': lazyScreen(
    'Forgot your password?',
    () => import('../features/accounts/ForgotPasswordScreen'),
  ),
  '/auth/reset-password': lazyScreen('A new password', () => import('../features/accounts/ResetPasswordScreen')),
  '/auth/verify': lazyScreen('Your email', () => import('../features/accounts/VerifyScreen')),
  '/safety': lazyScreen('Safety', () => import('../features/care/SafetyScreen')),
};
