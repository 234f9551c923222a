import type { Screen } from '@kinloom/contract';
import { later } from '../lib/later';
import { Waiting } from './Waiting';

/** A screen: what it is called, and what shows it. Without that it has its place but is not built yet. */
export interface Room {
  title: string;
  room?: ReturnType<typeof later<object>>;
}

/** Every screen of the contract. One that is missing here does not compile. */
export const ROOMS: Record<Screen, Room> = {
  '/': { title: 'Kinloom', room: later(() => import('../features/conversations/ChatScreen'), Waiting) },
  '/welcome': { title: 'Welcome', room: later(() => import('./Landing'), Waiting) },
  '/about': { title: 'About', room: later(() => import('./About'), Waiting) },
  '/login': {
    title: 'Follow your thread',
    room: later(() => import('../features/accounts/ThreadLoginScreen'), Waiting),
  },
  '/auth/login': { title: 'Sign In', room: later(() => import('../features/accounts/LoginScreen'), Waiting) },
  '/signup': { title: 'Create an account', room: later(() => import('../features/accounts/SignupScreen'), Waiting) },
  '/auth/forgot-password': {
    title: 'Forgot your password?',
    room: later(() => import('../features/accounts/ForgotPasswordScreen'), Waiting),
  },
  '/auth/reset-password': {
    title: 'A new password',
    room: later(() => import('../features/accounts/ResetPasswordScreen'), Waiting),
  },
  '/auth/verify': { title: 'Your email', room: later(() => import('../features/accounts/VerifyScreen'), Waiting) },
  '/souls/new': { title: 'Create Your Soul', room: later(() => import('../features/souls/CreateSoulScreen'), Waiting) },
  '/conversation/:id': {
    title: 'Conversation',
    room: later(() => import('../features/conversations/ConversationScreen'), Waiting),
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
