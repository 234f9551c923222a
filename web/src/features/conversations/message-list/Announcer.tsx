import { useState } from 'react';
import { firstFinishedAfter, announceAfterSeq } from './announcements';
import type { MessageCache } from '../cache/message-cache';

/** Live region that announces finished replies to screen readers. */
export function Announcer({ cache, nameOf }: { cache: MessageCache; nameOf: (companionId: number | null) => string }) {
  const [start] = useState(() => announceAfterSeq(cache));
  const reply = firstFinishedAfter(cache, start);
  return (
    <div aria-live="polite" className="sr-only">
      {reply && `${nameOf(reply.companionId)}: ${[reply.content, reply.failure].filter(Boolean).join(' ')}`}
    </div>
  );
}
