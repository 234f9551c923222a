import type { Screen } from '@kinloom/contract';
import { lazyWithPlaceholder } from '../lib/lazy-with-placeholder';
import { useOuterTitle } from '../lib/browser/title';
import { ErrorBoundary } from './ErrorBoundary';
import type { ScreenRoute } from './screens';
import { ScreenPlaceholder } from './ScreenPlaceholder';

/** Rarely shown, so loaded separately. */
export const { Component: NotFound } = lazyWithPlaceholder(() => import('./NotFound'), ScreenPlaceholder);
const { Component: Unbuilt } = lazyWithPlaceholder(() => import('./NotImplemented'), ScreenPlaceholder);

/** Renders a screen with its title inside an error boundary. */
export function ScreenView({ screen, route, signedIn }: { screen: Screen; route: ScreenRoute; signedIn: boolean }) {
  const { title, Component } = route;
  useOuterTitle(screen === '/' ? null : title);
  if (!Component) return <Unbuilt title={title} signedIn={signedIn} />;
  return (
    <ErrorBoundary key={screen}>
      <Component />
    </ErrorBoundary>
  );
}
