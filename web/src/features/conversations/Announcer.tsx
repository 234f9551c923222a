import { useState } from 'react';
import { finishedAfter, heardUntil } from './announcing';
import type { Thread } from './thread-model';

/** Says a finished reply to whoever listens instead of looking. */
export function Announcer({ thread, nameOf }: { thread: Thread; nameOf: (companionId: number | null) => string }) {
  const [start] = useState(() => heardUntil(thread));
  const reply = finishedAfter(thread, start);
  return (
    <div aria-live="polite" className="sr-only">
      {reply && `${nameOf(reply.companionId)}: ${[reply.content, reply.failure].filter(Boolean).join(' ')}`}
    </div>
  );
}
