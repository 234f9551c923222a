import { Route, Switch, useLocation, useSearchParams } from 'wouter';
import { SCREENS, type Me, type Screen } from '@kinloom/contract';
import { ChatScreen } from '../features/conversations/ChatScreen';
import { ConversationScreen } from '../features/conversations/ConversationScreen';
import { waitUntilDataLoaded } from '../lib/http/query-client';
import { pathPattern, lazyScreen, findRoute, type ScreenRoute } from './screens';
import { OnboardingFrame } from './OnboardingFrame';
import { Shell } from './Shell';
import { NotFound, ScreenView } from './ScreenView';

type AccountScreen = Exclude<Screen, (typeof SCREENS.public)[number]>;

const ACCOUNT_SCREENS: readonly AccountScreen[] = [...SCREENS.account, ...SCREENS.operator];

const ONBOARDING = '/onboard' satisfies AccountScreen;

/** One component for both addresses: all souls, or one. */
const insight = lazyScreen('Relational Intelligence', () => import('../features/insight/InsightScreen'));

/** The screens of a signed-in account. Chat screens are bundled with the shell because most visits start there. */
const SCREEN_ROUTES: Record<AccountScreen, ScreenRoute> = {
  '/': { title: 'Kinloom', Component: ChatScreen },
  '/souls/new': lazyScreen('Create Your Soul', () => import('../features/souls/CreateSoulScreen')),
  '/conversation/:id': { title: 'Conversation', Component: ConversationScreen },
  '/memory-offering': lazyScreen('Offer a Memory to a Soul', () => import('../features/offerings/form/OfferingScreen')),
  '/soul-inbox': lazyScreen('Soul Memory Inbox', () => import('../features/offerings/inbox/InboxScreen')),
  '/memory-archive': lazyScreen('Memory Archive', () => import('../features/archive/ArchiveScreen')),
  '/home-portal': lazyScreen('Soul Presence Portal', () => import('../features/portal/presence/HomePortalScreen')),
  '/interact': lazyScreen('Soul Chat', () => import('../features/portal/chat/InteractScreen')),
  '/circle': lazyScreen('Home', () => import('../features/home/HomeScreen')),
  '/dashboard': lazyScreen('Home', () => import('../features/home/HomeScreen')),
  '/onboard': lazyScreen('Getting Started', () => import('../features/home/OnboardScreen')),
  '/souls/manage': lazyScreen('Soul Management', () => import('../features/management/ManageScreen')),
  '/souls/upload': lazyScreen('Upload Soul Files', () => import('../features/management/UploadScreen')),
  '/agent': lazyScreen('Graph agent', () => import('../features/agents/GraphScreen')),
  '/agents': lazyScreen('Agent team', () => import('../features/agents/TeamScreen')),
  '/agents/runtime': lazyScreen('Specialised agents', () => import('../features/agents/RuntimeScreen')),
  '/settings': lazyScreen('Settings', () => import('../features/settings/SettingsScreen')),
  '/relational-intelligence': insight,
  '/relational-intelligence/:companionId': insight,
  '/discord-test': lazyScreen('Group Chat Test', () => import('../features/portal/group-test/GroupTestScreen')),
  '/chat': lazyScreen('Chat', () => import('../features/portal/chat/SimpleChatScreen')),
  '/admin': lazyScreen('Agent Console', () => import('../features/agents/ConsoleScreen')),
  '/admin/models': lazyScreen('Models', () => import('../features/administration/models/ModelsScreen')),
  '/admin/souls': lazyScreen('Soul Configuration', () => import('../features/administration/AdminSoulsScreen')),
  '/admin/system': lazyScreen('System', () => import('../features/administration/system/SystemScreen')),
};

/** The signed-in app: the shell with the screen of the current address. */
export default function SignedInApp({ me }: { me: Me }) {
  const [path] = useLocation();
  const [query] = useSearchParams();
  if (pathPattern([ONBOARDING]).test(path)) {
    return (
      <OnboardingFrame>
        <ScreenView screen={ONBOARDING} route={SCREEN_ROUTES[ONBOARDING]} signedIn />
      </OnboardingFrame>
    );
  }
  return (
    <Shell me={me} mainName={mainRegionName(path, Number(query.get('soul')) > 0, me)}>
      <Switch>
        {ACCOUNT_SCREENS.map((screen) => (
          <Route key={screen} path={screen}>
            {canOpen(screen, me) ? (
              <ScreenView screen={screen} route={SCREEN_ROUTES[screen]} signedIn />
            ) : (
              <NotFound insideShell />
            )}
          </Route>
        ))}
      </Switch>
    </Shell>
  );
}

/**
 * Names the main region for the skip link.
 * @param hasSoul whether a soul is selected
 */
function mainRegionName(path: string, hasSoul: boolean, me: Me): string {
  const screen = ACCOUNT_SCREENS.find((candidate) => pathPattern([candidate]).test(path));
  if (screen === '/') return hasSoul ? 'the conversation' : 'the main screen';
  if (screen === '/conversation/:id') return 'the conversation';
  return screen && canOpen(screen, me) ? SCREEN_ROUTES[screen].title : 'the page';
}

function canOpen(screen: AccountScreen, me: Me): boolean {
  return me.role === 'operator' || !SCREENS.operator.some((candidate) => candidate === screen);
}

/** Preloads the screen of a path. */
export async function preloadScreen(path: string): Promise<void> {
  await findRoute(SCREEN_ROUTES, path)?.load?.();
}

/** Loads the socket code after the data of the first screen. */
export async function loadLiveConnection() {
  await waitUntilDataLoaded();
  return import('./realtime/LiveConnection');
}
