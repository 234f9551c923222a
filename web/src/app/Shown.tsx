import type { Screen } from '@kinloom/contract';
import { lazyWithPlaceholder } from '../lib/lazy-with-placeholder';
import { useOuterTitle } from '../lib/title';
import { ErrorBoundary } from './ErrorBoundary';
import type { Room } from './screens';
import { Waiting } from './Waiting';

/** Seldom seen, so that nobody who sees something else waits for them. */
export const { Component: NotFound } = lazyWithPlaceholder(() => import('./NotFound'), Waiting);
const { Component: Unbuilt } = lazyWithPlaceholder(() => import('./Unbuilt'), Waiting);

/** A room, under its title; what breaks in it does not reach the rest. */
export function Shown({ screen, room, signedIn }: { screen: Screen; room: Room; signedIn: boolean }) {
  const { title, Component } = room;
  useOuterTitle(screen === '/' ? null : title);
  if (!Component) return <Unbuilt title={title} signedIn={signedIn} />;
  return (
    <ErrorBoundary key={screen}>
      <Component />
    </ErrorBoundary>
  );
}
