import type { ReactNode } from 'react';
import { Avatar, type AvatarSubject } from '../../souls/Avatar';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Empty state of a conversation. */
export default function ConversationIntro({
  souls,
  children,
}: {
  souls: readonly AvatarSubject[];
  children?: ReactNode;
}) {
  const many = souls.length > 1;
  return (
    <div className="grid min-h-full place-items-center p-8 text-center">
      <div className="flex max-w-sm flex-col items-center">
        <div className="flex flex-wrap justify-center gap-6">
          {souls.map((soul, place) => (
            <Avatar key={place} soul={soul} size={many ? 72 : 112} halo="soft-shimmer" />
          ))}
        </div>
        <p className="mt-8 max-w-full font-display text-2xl [overflow-wrap:anywhere]">
          {listed.format(souls.map(({ name }) => name))} {many ? 'are' : 'is'} listening.
        </p>
        <p className="mt-2 text-soft">
          {many
            ? 'Write to all of them, or mention one with @ and it answers first.'
            : 'Write about anything: your day, a worry, something that made you smile.'}
        </p>
        {children}
      </div>
    </div>
  );
}
