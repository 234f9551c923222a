import { useState } from 'react';
import { firstFinishedAfter, heardUntil } from './announcements';
import type { MessageCache } from '../cache/message-cache';

/** Says a finished reply to whoever listens instead of looking. */
export function Announcer({
  thread,
  nameOf,
}: {
  thread: MessageCache;
  nameOf: (companionId: number | null) => string;
}) {
  const [start] = useState(() => heardUntil(thread));
  const reply = firstFinishedAfter(thread, start);
  return (
    <div aria-live="polite" className="sr-only">
      {reply && `${nameOf(reply.companionId)}: ${[reply.content, reply.failure].filter(Boolean).join(' ')}`}
    </div>
  );
}
