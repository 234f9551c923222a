import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { SCREENS, type Me, type Screen } from '@kinloom/contract';
import { useMe } from '../features/accounts/use-session';
import { later } from '../lib/later';
import { useOuterTitle } from '../lib/title';
import { firstRunPath, here, signInPath } from '../lib/paths';
import { ErrorNote } from '../ui/ErrorNote';
import { Mark } from '../ui/Mark';
import { RoomBoundary } from './RoomBoundary';
import { shell } from './preload';
import { ROOMS } from './screens';
import { Waiting } from './Waiting';

const Shell = shell.Component;
/** Seldom seen, so that nobody who sees something else waits for them. */
const { Component: NotFound } = later(() => import('./NotFound'), Waiting);
const { Component: Unbuilt } = later(() => import('./Unbuilt'), Waiting);

/** Every screen at its path. What is an account's own asks who is there first. */
export function Router() {
  return (
    <Switch>
      {SCREENS.public.map((screen) => (
        <Route key={screen} path={screen}>
          <Shown screen={screen} signedIn={false} />
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

const ACCOUNT_SCREENS: readonly Screen[] = [...SCREENS.account, ...SCREENS.operator];
const FIRST_RUN: Screen = '/onboard';
/** Any of the account's paths, as one pattern: `:names` stand for one part of a path. */
const ACCOUNT_PATHS = new RegExp(
  `^(?:${ACCOUNT_SCREENS.map((screen) => screen.replace(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

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
  if (!me.data.adult && path !== FIRST_RUN) return <Redirect to={firstRunPath(here())} replace />;
  return (
    <Shell me={me.data}>
      <Switch>
        {ACCOUNT_SCREENS.map((screen) => (
          <Route key={screen} path={screen}>
            {mayEnter(screen, me.data) ? <Shown screen={screen} signedIn /> : <NotFound within />}
          </Route>
        ))}
      </Switch>
    </Shell>
  );
}

function SignedOut() {
  return (
    <Switch>
      <Route path="/">
        <Shown screen="/welcome" signedIn={false} />
      </Route>
      <Route>
        <Redirect to={signInPath(here())} replace />
      </Route>
    </Switch>
  );
}

function mayEnter(screen: Screen, me: Me | null): boolean {
  return me?.role === 'operator' || !SCREENS.operator.some((one) => one === screen);
}

function Shown({ screen, signedIn }: { screen: Screen; signedIn: boolean }): ReactNode {
  const { title, room } = ROOMS[screen];
  useOuterTitle(screen === '/' ? null : title);
  if (!room) return <Unbuilt title={title} signedIn={signedIn} />;
  return (
    <RoomBoundary key={screen}>
      <room.Component />
    </RoomBoundary>
  );
}
