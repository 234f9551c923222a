import type { QueryClient } from '@tanstack/react-query';
import { Route, Switch, useLocation, useSearchParams } from 'wouter';
import { SCREENS, type Me, type Screen } from '@kinloom/contract';
import ChatScreen from '../features/conversations/ChatScreen';
import ConversationScreen from '../features/conversations/ConversationScreen';
import { whenIdle } from '../lib/idle';
import { patternOf, lazyScreen, roomAt, type Room } from './screens';
import { Shell } from './Shell';
import { NotFound, Shown } from './Shown';

type Inner = Exclude<Screen, (typeof SCREENS.public)[number]>;

const SCREENS_INSIDE: readonly Inner[] = [...SCREENS.account, ...SCREENS.operator];

/** Of all souls, or of one. */
const insight = lazyScreen('Relational Intelligence', () => import('../features/insight/InsightScreen'));

/** The screens of an account. The chat comes with the shell: it is what people come for. */
const ROOMS: Record<Inner, Room> = {
  '/': { title: 'Kinloom', Component: ChatScreen },
  '/souls/new': lazyScreen('Create Your Soul', () => import('../features/souls/CreateSoulScreen')),
  '/conversation/:id': { title: 'Conversation', Component: ConversationScreen },
  '/memory-offering': lazyScreen('Offer a Memory to a Soul', () => import('../features/offerings/OfferingScreen')),
  '/soul-inbox': lazyScreen('Soul Memory Inbox', () => import('../features/offerings/InboxScreen')),
  '/memory-archive': lazyScreen('Memory Archive', () => import('../features/archive/ArchiveScreen')),
  '/home-portal': lazyScreen('Soul Presence Portal', () => import('../features/portal/HomePortalScreen')),
  '/interact': lazyScreen('Soul Chat', () => import('../features/portal/InteractScreen')),
  '/circle': lazyScreen('Home', () => import('../features/home/HomeScreen')),
  '/dashboard': lazyScreen('Home', () => import('../features/home/HomeScreen')),
  '/onboard': lazyScreen('A First Evening', () => import('../features/home/OnboardScreen')),
  '/souls/manage': lazyScreen('Soul Management', () => import('../features/management/ManageScreen')),
  '/souls/upload': lazyScreen('Upload Soul Files', () => import('../features/management/UploadScreen')),
  '/agent': lazyScreen('Agent Runtime', () => import('../features/agents/GraphScreen')),
  '/agents': lazyScreen('Agent Team Dashboard', () => import('../features/agents/TeamScreen')),
  '/agents/runtime': lazyScreen('Agent Runtime Interface', () => import('../features/agents/RuntimeScreen')),
  '/settings': lazyScreen('Settings', () => import('../features/settings/SettingsScreen')),
  '/relational-intelligence': insight,
  '/relational-intelligence/:companionId': insight,
  '/discord-test': lazyScreen('Group Chat Test', () => import('../features/portal/GroupTestScreen')),
  '/chat': lazyScreen('Chat', () => import('../features/portal/SimpleChatScreen')),
  '/admin': lazyScreen('Agent Console', () => import('../features/agents/ConsoleScreen')),
  '/admin/souls': lazyScreen('Soul Configuration', () => import('../features/administration/AdminSoulsScreen')),
  '/admin/system': lazyScreen('System', () => import('../features/administration/SystemScreen')),
};

/** What somebody sees who is in: the shell, and in it the screen of the address. */
export default function Inside({ me }: { me: Me }) {
  const [path] = useLocation();
  const [query] = useSearchParams();
  return (
    <Shell me={me} main={mainPart(path, Number(query.get('soul')) > 0, me)}>
      <Switch>
        {SCREENS_INSIDE.map((screen) => (
          <Route key={screen} path={screen}>
            {mayEnter(screen, me) ? <Shown screen={screen} room={ROOMS[screen]} signedIn /> : <NotFound within />}
          </Route>
        ))}
      </Switch>
    </Shell>
  );
}

/** What the main part of a path is called. @param chosen a soul to talk with */
function mainPart(path: string, chosen: boolean, me: Me): string {
  const screen = SCREENS_INSIDE.find((one) => patternOf([one]).test(path));
  if (screen === '/') return chosen ? 'the conversation' : 'the main room';
  if (screen === '/conversation/:id') return 'the conversation';
  return screen && mayEnter(screen, me) ? ROOMS[screen].title : 'the page';
}

function mayEnter(screen: Inner, me: Me): boolean {
  return me.role === 'operator' || !SCREENS.operator.some((one) => one === screen);
}

/** Begins to load what the path leads to, where that is not here already. */
export async function preloadRoom(path: string): Promise<void> {
  await roomAt(ROOMS, path)?.load?.();
}

/** The connection and what it brings. Nearly all of it is here: it comes last, for nobody waits to see it. */
export async function loadLive(client: QueryClient) {
  await whenIdle(() => client.isFetching() > 0);
  return import('./Live');
}
