import { Redirect, Route, Switch, useLocation } from 'wouter';
import { SCREENS, type Screen } from '@kinloom/contract';
import { useMe } from '../features/accounts/use-session';
import { firstRunPath, currentPath, signInPath } from '../lib/paths';
import { ErrorNote } from '../ui/ErrorNote';
import { Logo } from '../ui/Logo';
import { ACCOUNT_PATHS, signedInApp } from './preload';
import { REDIRECTS, screenPath } from './redirects';
import { PUBLIC_SCREENS } from './screens';
import { NotFound, ScreenView } from './ScreenView';
import { ScreenPlaceholder } from './ScreenPlaceholder';

const Inside = signedInApp.Component;
const FIRST_RUN: Screen = '/onboard';

/** Routes every screen. Account screens check the session first. */
export function Router() {
  return (
    <Switch>
      {SCREENS.public.map((screen) => (
        <Route key={screen} path={screen}>
          <ScreenView screen={screen} route={PUBLIC_SCREENS[screen]} signedIn={false} />
        </Route>
      ))}
      {/* One route for all account screens, so that the shell stays mounted between them. */}
      <Route path={ACCOUNT_PATHS}>
        <AccountScreens />
      </Route>
      {Object.entries(REDIRECTS).map(([from, screen]) => (
        <Route key={from} path={from}>
          {(params) => <Redirect to={screenPath(screen, params) + location.search} replace />}
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function AccountScreens() {
  const me = useMe();
  const [path] = useLocation();
  if (me.isPending) return <ScreenPlaceholder />;
  if (me.error) {
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-8 bg-(image:--room) p-6">
        <Logo size={56} />
        <h1 className="text-center text-3xl">Kinloom can’t reach the server.</h1>
        <ErrorNote title="The server did not respond" error={me.error} onRetry={() => void me.refetch()} />
      </main>
    );
  }
  if (me.data === null) return <SignedOut />;
  // Onboarding, including the age confirmation, is required before anything else.
  if (!me.data.adult && path !== FIRST_RUN) return <Redirect to={firstRunPath(currentPath())} replace />;
  return <Inside me={me.data} />;
}

function SignedOut() {
  return (
    <Switch>
      <Route path="/">
        <ScreenView screen="/welcome" route={PUBLIC_SCREENS['/welcome']} signedIn={false} />
      </Route>
      <Route>
        <Redirect to={signInPath(currentPath())} replace />
      </Route>
    </Switch>
  );
}
