import { Anchor, CornerUpLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { useNow } from '../../../lib/now';
import { relativeTime, fullTime } from '../../../lib/time';
import { Card, Empty } from '../Card';
import { Loaded, RowShapes } from '../Loaded';
import { messagePath } from '../places';
import { useReferences } from '../use-insight';
import { number } from '../words';

/** Replies that are shown at once; the others on demand. */
const SHOWN = 10;

/** What came back in which reply, the newest first. */
export function References({ soul }: { soul: Companion }) {
  const references = useReferences(soul.id);
  const [all, setAll] = useState(false);
  const now = useNow();
  return (
    <Card title="What came back" intro={`Where ${soul.name} remembered something. Each leads to the reply.`}>
      <Loaded query={references} failed="What came back could not be read" shape={<RowShapes rows={5} />}>
        {(held) => {
          if (held.length === 0)
            return (
              <Empty>
                When {soul.name} comes back to something you told, it will be here, with the reply it was in.
              </Empty>
            );
          const sorted = [...held].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
          return (
            <>
              <ul className="-mx-3 grid gap-1">
                {sorted.slice(0, all ? sorted.length : SHOWN).map((one) => (
                  <li key={`${one.referenceType}-${one.memoryId ?? one.anchorId}-${one.messageId}`}>
                    <Link
                      href={messagePath(one.conversationId, one.messageId)}
                      className="flex min-h-12 items-start gap-3 rounded-card px-3 py-2 hover:bg-lamp-wash"
                    >
                      {one.referenceType === 'anchor' ? (
                        <Anchor size={16} aria-label="An anchor" className="mt-1 flex-none text-lamp-text" />
                      ) : (
                        <CornerUpLeft size={16} aria-hidden="true" className="mt-1 flex-none text-soft" />
                      )}
                      <span className="line-clamp-2 min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
                        {one.content}
                      </span>
                      <time
                        dateTime={one.timestamp}
                        title={fullTime(one.timestamp)}
                        className="mt-0.5 flex-none text-sm text-faint"
                      >
                        {relativeTime(one.timestamp, now)}
                      </time>
                    </Link>
                  </li>
                ))}
              </ul>
              {sorted.length > SHOWN && (
                <button type="button" className="btn btn-quiet mt-4 w-full" onClick={() => setAll(!all)}>
                  {all ? 'Show the newest only' : `Show all ${number(sorted.length)}`}
                </button>
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
