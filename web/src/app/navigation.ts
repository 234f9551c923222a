import { Archive, Bot, DoorOpen, House, Inbox, Waypoints, Wrench, type LucideIcon } from 'lucide-react';
import type { Me } from '@kinloom/contract';

/** An entry of the sidebar. */
export interface NavigationEntry {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Further words under which the command palette finds it. */
  keywords: string;
  /** Shown to operators only. */
  operator?: true;
  /** Shows the number of pending offerings. */
  hasOfferingCount?: true;
}

/** The entries of the sidebar, in order. Pages below an entry's path belong to it. */
const ENTRIES: readonly NavigationEntry[] = [
  { to: '/circle', label: 'Home', Icon: House, keywords: 'circle dashboard start' },
  { to: '/soul-inbox', label: 'Inbox', Icon: Inbox, keywords: 'offerings memory memories', hasOfferingCount: true },
  { to: '/memory-archive', label: 'Archive', Icon: Archive, keywords: 'memory memories' },
  { to: '/home-portal', label: 'Portal', Icon: DoorOpen, keywords: 'soul presence' },
  {
    to: '/relational-intelligence',
    label: 'Insight',
    Icon: Waypoints,
    keywords: 'relational intelligence growth emotions anchors',
  },
  { to: '/agents', label: 'Agents', Icon: Bot, keywords: 'team' },
  { to: '/admin/system', label: 'Admin', Icon: Wrench, keywords: 'administration operator system', operator: true },
];

/** Further paths that belong to an entry, besides its own and those below it. */
const RELATED_PATHS: Readonly<Record<string, string>> = {
  '/dashboard': '/circle',
  '/memory-offering': '/soul-inbox',
  '/interact': '/home-portal',
  '/agent': '/agents',
  '/admin': '/admin/system',
  '/admin/souls': '/admin/system',
  '/admin/models': '/admin/system',
};

/** The entries that an account may open. */
export function navigationEntries(role: Me['role']): readonly NavigationEntry[] {
  return ENTRIES.filter(({ operator }) => !operator || role === 'operator');
}

/** Whether a path belongs to an entry. */
export function isCurrentEntry({ to }: Pick<NavigationEntry, 'to'>, path: string): boolean {
  return path === to || path.startsWith(`${to}/`) || RELATED_PATHS[path] === to;
}
