import type { Screen } from '@kinloom/contract';
import { later } from '../lib/later';
import { Waiting } from './Waiting';

/** A screen: what it is called, and what shows it. Without that it has its place but is not built yet. */
export interface Room {
  title: string;
  room?: ReturnType<typeof later<object>>;
}

/** Of all souls, or of one. */
const insight = later(() => import('../features/insight/InsightScreen'), Waiting);

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

  '/memory-offering': {
    title: 'Offer a Memory to a Soul',
    room: later(() => import('../features/offerings/OfferingScreen'), Waiting),
  },
  '/soul-inbox': {
    title: 'Soul Memory Inbox',
    room: later(() => import('../features/offerings/InboxScreen'), Waiting),
  },
  '/memory-archive': {
    title: 'Memory Archive',
    room: later(() => import('../features/archive/ArchiveScreen'), Waiting),
  },
  '/home-portal': {
    title: 'Soul Presence Portal',
    room: later(() => import('../features/portal/HomePortalScreen'), Waiting),
  },
  '/interact': {
    title: 'Soul Chat',
    room: later(() => import('../features/portal/InteractScreen'), Waiting),
  },
  '/circle': { title: 'Home', room: later(() => import('../features/home/HomeScreen'), Waiting) },
  '/dashboard': { title: 'Home', room: later(() => import('../features/home/HomeScreen'), Waiting) },
  '/onboard': { title: 'A First Evening', room: later(() => import('../features/home/OnboardScreen'), Waiting) },
  '/safety': { title: 'Safety' },
  '/souls/manage': {
    title: 'Soul Management',
    room: later(() => import('../features/management/ManageScreen'), Waiting),
  },
  '/souls/upload': {
    title: 'Upload Soul Files',
    room: later(() => import('../features/management/UploadScreen'), Waiting),
  },
  '/agent': { title: 'Agent Runtime', room: later(() => import('../features/agents/GraphScreen'), Waiting) },
  '/agents': { title: 'Agent Team Dashboard', room: later(() => import('../features/agents/TeamScreen'), Waiting) },
  '/agents/runtime': {
    title: 'Agent Runtime Interface',
    room: later(() => import('../features/agents/RuntimeScreen'), Waiting),
  },
  '/settings': { title: 'Settings', room: later(() => import('../features/settings/SettingsScreen'), Waiting) },
  '/relational-intelligence': { title: 'Relational Intelligence', room: insight },
  '/relational-intelligence/:companionId': { title: 'Relational Intelligence', room: insight },
  '/discord-test': {
    title: 'Group Chat Test',
    room: later(() => import('../features/portal/GroupTestScreen'), Waiting),
  },
  '/chat': {
    title: 'Chat',
    room: later(() => import('../features/portal/SimpleChatScreen'), Waiting),
  },
  '/admin': { title: 'Agent Console', room: later(() => import('../features/agents/ConsoleScreen'), Waiting) },
  '/admin/souls': {
    title: 'Soul Configuration',
    room: later(() => import('../features/administration/AdminSoulsScreen'), Waiting),
  },
  '/admin/system': { title: 'System', room: later(() => import('../features/administration/SystemScreen'), Waiting) },
};
