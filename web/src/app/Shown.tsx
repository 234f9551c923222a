import type { Screen } from '@kinloom/contract';
import { later } from '../lib/later';
import { useOuterTitle } from '../lib/title';
import { RoomBoundary } from './RoomBoundary';
import type { Room } from './rooms';
import { Waiting } from './Waiting';

/** Seldom seen, so that nobody who sees something else waits for them. */
export const { Component: NotFound } = later(() => import('./NotFound'), Waiting);
const { Component: Unbuilt } = later(() => import('./Unbuilt'), Waiting);

/** A room, under its title; what breaks in it does not reach the rest. */
export function Shown({ screen, room, signedIn }: { screen: Screen; room: Room; signedIn: boolean }) {
  const { title, Component } = room;
  useOuterTitle(screen === '/' ? null : title);
  if (!Component) return <Unbuilt title={title} signedIn={signedIn} />;
  return (
    <RoomBoundary key={screen}>
      <Component />
    </RoomBoundary>
  );
}
