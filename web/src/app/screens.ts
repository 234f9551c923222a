import { lazy, type ComponentType } from 'react';
import type { Screen } from '@kinloom/contract';

/** A screen: what it is called, and what shows it. Without a component it has its place but is not built yet. */
export interface Room {
  title: string;
  Component?: ComponentType;
}

/** Every screen of the contract. One that is missing here does not compile. */
export const ROOMS: Record<Screen, Room> = {
  '/': { title: 'Kinloom', Component: lazy(() => import('../features/conversations/ChatScreen')) },
  '/welcome': { title: 'Welcome', Component: lazy(() => import('./Landing')) },
  '/about': { title: 'About', Component: lazy(() => import('./About')) },
  '/login': { title: 'Follow your thread', Component: lazy(() => import('../features/accounts/ThreadLoginScreen')) },
  '/auth/login': { title: 'Sign In', Component: lazy(() => import('../features/accounts/LoginScreen')) },
  '/signup': { title: 'Create an account', Component: lazy(() => import('../features/accounts/SignupScreen')) },
  '/auth/forgot-password': {
    title: 'Forgot your password?',
    Component: lazy(() => import('../features/accounts/ForgotPasswordScreen')),
  },
  '/auth/reset-password': {
    title: 'A new password',
    Component: lazy(() => import('../features/accounts/ResetPasswordScreen')),
  },
  '/auth/verify': { title: 'Your email', Component: lazy(() => import('../features/accounts/VerifyScreen')) },
  '/souls/new': { title: 'Create Your Soul', Component: lazy(() => import('../features/souls/CreateSoulScreen')) },
  '/conversation/:id': {
    title: 'Conversation',
    Component: lazy(() => import('../features/conversations/ConversationScreen')),
  },

  '/memory-offering': { title: 'Offer a Memory to a Soul' },
  '/soul-inbox': { title: 'Soul Memory Inbox' },
  '/memory-archive': { title: 'Memory Archive' },
  '/home-portal': { title: 'Soul Presence Portal' },
  '/interact': { title: 'Soul Chat' },
  '/circle': { title: 'Home' },
  '/dashboard': { title: 'Home' },
  '/onboard': { title: 'A First Evening' },
  '/safety': { title: 'Safety' },
  '/souls/manage': { title: 'Soul Management' },
  '/souls/upload': { title: 'Upload Soul Files' },
  '/agent': { title: 'Agent Runtime' },
  '/agents': { title: 'Agent Team Dashboard' },
  '/agents/runtime': { title: 'Agent Runtime Interface' },
  '/settings': { title: 'Settings' },
  '/relational-intelligence': { title: 'Relational Intelligence' },
  '/relational-intelligence/:companionId': { title: 'Relational Intelligence' },
  '/discord-test': { title: 'Group Chat Test' },
  '/chat': { title: 'Chat' },
  '/admin': { title: 'Agent Console' },
  '/admin/souls': { title: 'Soul Configuration' },
  '/admin/system': { title: 'System' },
};
