import {
  CircleUserRound,
  Feather,
  FolderUp,
  Hash,
  Heart,
  Info,
  Keyboard,
  LogOut,
  MessageCircle,
  MessagesSquare,
  Moon,
  Palette,
  PanelLeft,
  Plus,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Sun,
  Workflow,
  Wrench,
} from 'lucide-react';
import { TEXTS, type Me } from '@kinloom/contract';
import { OPERATOR_SCREENS } from '../../features/administration/Parts';
import { useCreateDialog } from '../../features/souls/soul-dialog-context';
import { useSouls } from '../../features/souls/use-souls';
import { chooseTheme, useTheme } from '../../lib/storage/theme';
import { useSearchActions } from '../../ui/search-actions';
import { navigationEntries } from '../navigation';
import { useSidebar } from '../sidebar/sidebar-state';
import { useSignOutAction } from '../use-sign-out-action';
import type { Command } from './commands';
import { usePaletteActions } from './palette-context';

const goTo = (path: string, label: string, Icon: Command['Icon'], keywords = ''): Command => ({
  id: path,
  group: 'Go to',
  label,
  Icon,
  keywords,
  run: { path },
});

/** Pages that are not in the sidebar. */
const OTHER_PAGES: readonly Command[] = [
  goTo('/', 'Chat', MessageCircle, 'souls main start'),
  goTo('/chat', 'Simple chat', MessageCircle),
  goTo('/interact', 'Soul Chat', MessagesSquare, 'portal interact speak'),
  goTo('/memory-offering', TEXTS.shell.offer, Feather, 'give'),
  goTo('/souls/new', TEXTS.souls.createPage, Sparkles, 'new soul form'),
  goTo('/souls/manage', 'Soul Management', Sparkles),
  goTo('/souls/upload', 'Upload Soul Files', FolderUp),
  goTo('/agent', 'Graph agent', Workflow, 'runtime run task'),
  goTo('/agents/runtime', 'Specialised agents', Workflow, 'runtime interface run task'),
  goTo('/settings?tab=souls', 'Settings: Soul Profiles', Sparkles, 'preferences personality'),
  goTo('/settings?tab=channels', 'Settings: Channels', Hash, 'preferences'),
  goTo('/settings?tab=behavior', 'Settings: Behavior', SlidersHorizontal, 'preferences breaks country'),
  goTo('/settings?tab=appearance', 'Settings: Appearance', Palette, 'preferences theme dark light text size motion'),
  goTo('/settings?tab=account', 'Settings: Account', CircleUserRound, 'preferences password sessions export thread'),
  goTo('/safety', 'Safety', Heart, 'help helplines'),
  goTo('/about', 'About Kinloom', Info),
  goTo('/privacy', 'Privacy', ShieldCheck),
];

/** All commands of the palette for this account. */
export function useCommands(me: Me): Command[] {
  const { shown } = useTheme();
  const { isExpanded, setExpanded } = useSidebar();
  const openCreate = useCreateDialog();
  const search = useSearchActions();
  const { openShortcuts } = usePaletteActions();
  const signOut = useSignOutAction();
  const { data: souls = [] } = useSouls();
  const nextTheme = shown === 'dark' ? 'light' : 'dark';

  const action = (id: string, label: string, Icon: Command['Icon'], run: () => void, hint?: string): Command => ({
    id,
    group: 'Actions',
    label,
    Icon,
    run,
    ...(hint === undefined ? {} : { hint }),
  });
  return [
    action('new-soul', TEXTS.main.createSoul, Plus, openCreate),
    action('search', 'Search messages', Search, () => search.open(), '/'),
    action('theme', `Switch to the ${nextTheme} theme`, nextTheme === 'light' ? Sun : Moon, () =>
      chooseTheme(nextTheme),
    ),
    action('sidebar', isExpanded ? 'Collapse the sidebar' : 'Expand the sidebar', PanelLeft, () =>
      setExpanded(!isExpanded),
    ),
    action('shortcuts', 'Keyboard shortcuts', Keyboard, openShortcuts, '?'),
    ...souls.map(({ id, name }): Command => ({
      id: `soul-${id}`,
      group: 'Souls',
      label: name,
      Icon: MessageCircle,
      keywords: 'talk chat',
      run: { path: `/?soul=${id}` },
    })),
    ...navigationEntries(me.role)
      .filter(({ operator }) => !operator)
      .map(({ to, label, Icon, keywords }) => goTo(to, label, Icon, keywords)),
    ...OTHER_PAGES,
    ...(me.role === 'operator'
      ? OPERATOR_SCREENS.map(({ to, label }) => goTo(to, `Admin: ${label}`, Wrench, 'administration operator'))
      : []),
    action('sign-out', 'Sign out', LogOut, signOut),
  ];
}
