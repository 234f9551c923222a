import { Feather, FolderUp, Keyboard, LogOut, MessageCircle, Sparkles } from 'lucide-react';
import { useLocation } from 'wouter';
import { TEXTS, type Me } from '@kinloom/contract';
import { chooseTheme, THEMES, useTheme } from '../../lib/storage/theme';
import type { MenuAppearance } from '../../ui/MenuButton';
import OpenMenu from '../../ui/OpenMenu';
import { THEME_CHOICES } from '../../ui/ThemeChoice';
import { usePaletteActions } from '../palette/palette-context';
import { useSignOutAction } from '../use-sign-out-action';

/** Account menu: further screens, theme, keyboard shortcuts and sign-out. */
export default function AccountMenu({ me, ...appearance }: MenuAppearance & { me: Me }) {
  const { theme } = useTheme();
  const signOut = useSignOutAction();
  const [, navigate] = useLocation();
  const { openShortcuts } = usePaletteActions();

  const selectTheme = (value: string): void => chooseTheme(THEMES.find((candidate) => candidate === value) ?? 'dark');

  return (
    <OpenMenu
      {...appearance}
      align="start"
      parts={[
        { kind: 'note', text: me.email },
        { kind: 'item', label: TEXTS.shell.offer, Icon: Feather, onSelect: () => navigate('/memory-offering') },
        { kind: 'item', label: 'Soul Management', Icon: Sparkles, onSelect: () => navigate('/souls/manage') },
        { kind: 'item', label: 'Upload Soul Files', Icon: FolderUp, onSelect: () => navigate('/souls/upload') },
        { kind: 'item', label: 'Simple chat', Icon: MessageCircle, onSelect: () => navigate('/chat') },
        { kind: 'line' },
        { kind: 'choice', label: 'Theme', value: theme, options: THEME_CHOICES, onChoose: selectTheme },
        { kind: 'line' },
        { kind: 'item', label: 'Keyboard shortcuts', Icon: Keyboard, onSelect: openShortcuts },
        { kind: 'item', label: 'Sign out', Icon: LogOut, onSelect: signOut },
      ]}
    />
  );
}
