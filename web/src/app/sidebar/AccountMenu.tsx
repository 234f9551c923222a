import { Archive, Bot, Feather, FolderUp, House, Inbox, LogOut, Sparkles, Wrench } from 'lucide-react';
import { useLocation } from 'wouter';
import { TEXTS, type Me } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { chooseTheme, THEMES, useTheme } from '../../lib/theme';
import { toast } from '../../lib/toasts';
import type { MenuAppearance } from '../../ui/MenuButton';
import OpenMenu from '../../ui/OpenMenu';
import { THEME_CHOICES } from '../../ui/ThemeChoice';
import { usePendingOfferingCount } from '../../features/offerings/use-offerings';
import { useSignOut } from '../../features/accounts/use-session';

/** Account menu: memory screens, administration, theme and sign-out. */
export default function AccountMenu({ me, ...appearance }: MenuAppearance & { me: Me }) {
  const { theme } = useTheme();
  const signOut = useSignOut();
  const [, navigate] = useLocation();
  const waiting = usePendingOfferingCount();

  function handleSignOut(): void {
    signOut().then(
      () => navigate('/'),
      (error: unknown) => toast({ title: 'You could not be signed out', description: textOf(error), tone: 'bad' }),
    );
  }

  const selectTheme = (value: string): void => chooseTheme(THEMES.find((candidate) => candidate === value) ?? 'dark');

  return (
    <OpenMenu
      {...appearance}
      align="start"
      parts={[
        { kind: 'note', text: me.email },
        { kind: 'item', label: TEXTS.shell.offer, Icon: Feather, onSelect: () => navigate('/memory-offering') },
        {
          kind: 'item',
          label: TEXTS.shell.inbox,
          Icon: Inbox,
          badgeCount: waiting,
          onSelect: () => navigate('/soul-inbox'),
        },
        { kind: 'item', label: 'Memory Archive', Icon: Archive, onSelect: () => navigate('/memory-archive') },
        { kind: 'line' },
        { kind: 'item', label: 'Home', Icon: House, onSelect: () => navigate('/circle') },
        { kind: 'item', label: 'Agents', Icon: Bot, onSelect: () => navigate('/agents') },
        ...(me.role === 'operator'
          ? [
              {
                kind: 'item',
                label: 'Administration',
                Icon: Wrench,
                onSelect: () => navigate('/admin/system'),
              } as const,
            ]
          : []),
        { kind: 'item', label: 'Soul Management', Icon: Sparkles, onSelect: () => navigate('/souls/manage') },
        { kind: 'item', label: 'Upload Soul Files', Icon: FolderUp, onSelect: () => navigate('/souls/upload') },
        { kind: 'line' },
        { kind: 'choice', label: 'Theme', value: theme, options: THEME_CHOICES, onChoose: selectTheme },
        { kind: 'line' },
        { kind: 'item', label: 'Sign out', Icon: LogOut, onSelect: handleSignOut },
      ]}
    />
  );
}
