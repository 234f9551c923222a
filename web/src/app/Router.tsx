import { useState, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter';
import { SCREENS, type Screen } from '@kinloom/contract';
import { useMe } from '../features/accounts/use-session';
import { lazyWithPlaceholder } from '../lib/lazy-with-placeholder';
import { firstRunPath, currentPath, safeReturnPath, signInPath } from '../lib/paths';
import { ErrorNote } from '../ui/ErrorNote';
import { Logo } from '../ui/Logo';
import { ACCOUNT_PATHS, signedInApp } from './preload';
import { REDIRECTS, screenPath } from './redirects';
import { PUBLIC_SCREENS } from './screens';
import { NotFound, ScreenView } from './ScreenView';
import { ScreenPlaceholder } from './ScreenPlaceholder';

const Inside = signedInApp.Component;
/** Production builds drop the condition and with it the import. */
const ComponentLibrary = import.meta.env.DEV
  ? lazyWithPlaceholder(() => import('../dev/ComponentLibrary'), ScreenPlaceholder).Component
  : null;
const FIRST_RUN: Screen = '/onboard';
/** Screens that make no sense while signed in. */
const SIGNED_OUT_SCREENS: readonly Screen[] = ['/auth/login', '/signup'];

/** Routes every screen. Account screens check the session first. */
export function Router() {
  return (
    <Switch>
      {SCREENS.public.map((screen) => (
        <Route key={screen} path={screen}>
          {SIGNED_OUT_SCREENS.includes(screen) ? (
            <SignedOutScreen screen={screen} />
          ) : (
            <ScreenView screen={screen} route={PUBLIC_SCREENS[screen]} signedIn={false} />
          )}
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
      {ComponentLibrary && (
        <Route path="/dev/ui">
          <ComponentLibrary />
        </Route>
      )}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/** A screen for visitors: signed-in people are redirected to where it would have led them. */
function SignedOutScreen({ screen }: { screen: (typeof SCREENS.public)[number] }) {
  const me = useMe();
  if (me.isPending) return <ScreenPlaceholder />;
  return (
    <RedirectIfSignedIn isSignedIn={Boolean(me.data)}>
      <ScreenView screen={screen} route={PUBLIC_SCREENS[screen]} signedIn={false} />
    </RedirectIfSignedIn>
  );
}

function RedirectIfSignedIn({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const [query] = useSearchParams();
  // Fixed when the screen opens: a form that signs in navigates by itself.
  const [redirects] = useState(isSignedIn);
  return redirects ? <Redirect to={safeReturnPath(query.get('next'), '/')} replace /> : children;
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
