import { Archive, Bot, Feather, FolderUp, House, Inbox, LogOut, Sparkles, Wrench } from 'lucide-react';
import { useLocation } from 'wouter';
import { TEXTS, type Me } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { chooseTheme, THEMES, useTheme } from '../../lib/theme';
import { toast } from '../../lib/toasts';
import type { MenuLooks } from '../../ui/MenuButton';
import OpenMenu from '../../ui/OpenMenu';
import { THEME_CHOICES } from '../../ui/ThemeChoice';
import { useWaitingOfferings } from '../offerings/use-offerings';
import { useSignOut } from './use-session';

/** What is the account's alone: what it gives its souls, the theme, and the way out. */
export default function AccountMenu({ me, ...looks }: MenuLooks & { me: Me }) {
  const { theme } = useTheme();
  const signOut = useSignOut();
  const [, navigate] = useLocation();
  const waiting = useWaitingOfferings();

  function leave(): void {
    signOut().then(
      () => navigate('/'),
      (error: unknown) => toast({ title: 'You are still signed in', description: textOf(error), tone: 'bad' }),
    );
  }

  const choose = (value: string): void => chooseTheme(THEMES.find((one) => one === value) ?? 'dark');

  return (
    <OpenMenu
      {...looks}
      align="start"
      parts={[
        { kind: 'note', text: me.email },
        { kind: 'item', label: TEXTS.shell.offer, Icon: Feather, onSelect: () => navigate('/memory-offering') },
        { kind: 'item', label: TEXTS.shell.inbox, Icon: Inbox, waiting, onSelect: () => navigate('/soul-inbox') },
        { kind: 'item', label: 'Memory Archive', Icon: Archive, onSelect: () => navigate('/memory-archive') },
        { kind: 'line' },
        { kind: 'item', label: 'Home', Icon: House, onSelect: () => navigate('/circle') },
        { kind: 'item', label: 'Agents', Icon: Bot, onSelect: () => navigate('/agents') },
        ...(me.role === 'operator'
          ? [
              {
                kind: 'item',
                label: 'Operator’s rooms',
                Icon: Wrench,
                onSelect: () => navigate('/admin/system'),
              } as const,
            ]
          : []),
        { kind: 'item', label: 'Soul Management', Icon: Sparkles, onSelect: () => navigate('/souls/manage') },
        { kind: 'item', label: 'Upload Soul Files', Icon: FolderUp, onSelect: () => navigate('/souls/upload') },
        { kind: 'line' },
        { kind: 'choice', label: 'Theme', value: theme, options: THEME_CHOICES, onChoose: choose },
        { kind: 'line' },
        { kind: 'item', label: 'Sign out', Icon: LogOut, onSelect: leave },
      ]}
    />
  );
}
