import { Redirect, Route, Switch, useLocation } from 'wouter';
import { SCREENS, type Screen } from '@kinloom/contract';
import { useMe } from '../features/accounts/use-session';
import { firstRunPath, currentPath, signInPath } from '../lib/paths';
import { ErrorNote } from '../ui/ErrorNote';
import { Mark } from '../ui/Mark';
import { ACCOUNT_PATHS, inside } from './preload';
import { OUTSIDE } from './screens';
import { NotFound, Shown } from './Shown';
import { Waiting } from './Waiting';

const Inside = inside.Component;
const FIRST_RUN: Screen = '/onboard';

/** Every screen at its path. What is an account's own asks who is there first. */
export function Router() {
  return (
    <Switch>
      {SCREENS.public.map((screen) => (
        <Route key={screen} path={screen}>
          <Shown screen={screen} room={OUTSIDE[screen]} signedIn={false} />
        </Route>
      ))}
      {/* One route for all of them, so that the shell stays while screens change within it. */}
      <Route path={ACCOUNT_PATHS}>
        <AccountScreens />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function AccountScreens() {
  const me = useMe();
  const [path] = useLocation();
  if (me.isPending) return <Waiting />;
  if (me.error) {
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-8 bg-(image:--room) p-6">
        <Mark size={56} />
        <h1 className="text-center text-3xl">The lamp is on, but the door does not open</h1>
        <ErrorNote title="Kinloom did not answer" error={me.error} onRetry={() => void me.refetch()} />
      </main>
    );
  }
  if (me.data === null) return <SignedOut />;
  // Nothing is said to anybody before its first run.
  if (!me.data.adult && path !== FIRST_RUN) return <Redirect to={firstRunPath(currentPath())} replace />;
  return <Inside me={me.data} />;
}

function SignedOut() {
  return (
    <Switch>
      <Route path="/">
        <Shown screen="/welcome" room={OUTSIDE['/welcome']} signedIn={false} />
      </Route>
      <Route>
        <Redirect to={signInPath(currentPath())} replace />
      </Route>
    </Switch>
  );
}
