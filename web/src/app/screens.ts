import type { ComponentType } from 'react';
import type { SCREENS } from '@kinloom/contract';
import { lazyWithPlaceholder } from '../lib/lazy-with-placeholder';
import { ScreenPlaceholder } from './ScreenPlaceholder';

/** A screen's title and component. Without a component the screen is not implemented yet. */
export interface ScreenRoute {
  title: string;
  Component?: ComponentType;
  /** Preloads a lazily loaded component. */
  load?: () => Promise<void>;
}

/** Creates a screen that is loaded on first use. */
export function lazyScreen(title: string, load: () => Promise<{ default: ComponentType }>): ScreenRoute {
  return { title, ...lazyWithPlaceholder(load, ScreenPlaceholder) };
}

/** Returns the screen of a path, if any. */
export function findRoute(routes: Readonly<Record<string, ScreenRoute>>, path: string): ScreenRoute | undefined {
  return Object.entries(routes).find(([screen]) => pathPattern([screen]).test(path))?.[1];
}

/** Builds a pattern that matches the paths of these screens; `:name` matches one path segment. */
export function pathPattern(screens: readonly string[]): RegExp {
  return new RegExp(`^(?:${screens.map((screen) => screen.replace(/:\w+/g, '[^/]+')).join('|')})/?$`, 'i');
}

/** Screens that need no account. Account screens are in `Inside`. */
export const PUBLIC_SCREENS: Record<(typeof SCREENS.public)[number], ScreenRoute> = {
  '/welcome': lazyScreen('Welcome', () => import('./Landing')),
  '/about': lazyScreen('About', () => import('./About')),
  '/login': lazyScreen('Sign in with a thread', () => import('../features/accounts/ThreadLoginScreen')),
  '/auth/login': lazyScreen('Sign In', () => import('../features/accounts/LoginScreen')),
  '/signup': lazyScreen('Create an account', () => import('../features/accounts/SignupScreen')),
  '/auth/forgot-password': lazyScreen(
    'Forgot your password?',
    () => import('../features/accounts/ForgotPasswordScreen'),
  ),
  '/auth/reset-password': lazyScreen('A new password', () => import('../features/accounts/ResetPasswordScreen')),
  '/auth/verify': lazyScreen('Your email', () => import('../features/accounts/VerifyScreen')),
  '/auth/account-deletion': lazyScreen('Account deletion', () => import('../features/accounts/AccountDeletionScreen')),
  '/privacy': lazyScreen('Privacy', () => import('./Privacy')),
  '/safety': lazyScreen('Safety', () => import('../features/care/SafetyScreen')),
};
