import type { ComponentType } from 'react';
import type { SCREENS } from '@kinloom/contract';
import { later } from '../lib/later';
import { Waiting } from './Waiting';

/** A screen: what it is called, and what shows it. Without that it has its place but is not built yet. */
export interface Room {
  title: string;
  Component?: ComponentType;
  /** Loads it ahead of being shown, where it does not come with the rest. */
  load?: () => Promise<void>;
}

/** A room that is loaded when somebody goes there. */
export function room(title: string, load: () => Promise<{ default: ComponentType }>): Room {
  return { title, ...later(load, Waiting) };
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
  '/welcome': room('Welcome', () => import('./Landing')),
  '/about': room('About', () => import('./About')),
  '/login': room('Follow your thread', () => import('../features/accounts/ThreadLoginScreen')),
  '/auth/login': room('Sign In', () => import('../features/accounts/LoginScreen')),
  '/signup': room('Create an account', () => import('../features/accounts/SignupScreen')),
  '/auth/forgot-password': room('Forgot your password?', () => import('../features/accounts/ForgotPasswordScreen')),
  '/auth/reset-password': room('A new password', () => import('../features/accounts/ResetPasswordScreen')),
  '/auth/verify': room('Your email', () => import('../features/accounts/VerifyScreen')),
  '/safety': room('Safety', () => import('../features/care/SafetyScreen')),
};
