import { Anchor, CornerUpLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { Card, Empty } from '../Card';
import { InsightQueryView } from '../InsightQueryView';
import { useReferences } from '../use-insight';
import { number } from '../insight-text';
import { messagePath } from '../../../lib/paths';

/** Number of references shown at first. */
const INITIAL_COUNT = 10;

/** Replies that referred to a memory or an anchor, newest first. */
export function References({ soul }: { soul: Companion }) {
  const references = useReferences(soul.id);
  const [all, setAll] = useState(false);
  const now = useNow();
  return (
    <Card title="Recalled memories" intro={`Replies in which ${soul.name} recalled something.`}>
      <InsightQueryView query={references} errorTitle="The recalled memories could not be loaded">
        {(list) => {
          if (list.length === 0)
            return <Empty>When {soul.name} recalls something that you told, it is listed here with the reply.</Empty>;
          const sorted = [...list].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
          return (
            <>
              <ul className="-mx-3 grid gap-1">
                {sorted.slice(0, all ? sorted.length : INITIAL_COUNT).map((reference) => (
                  <li
                    key={`${reference.referenceType}-${reference.memoryId ?? reference.anchorId}-${reference.messageId}`}
                  >
                    <Link
                      href={messagePath(reference.conversationId, reference.messageId)}
                      className="flex min-h-12 items-start gap-3 rounded-card px-3 py-2 hover:bg-lamp-wash"
                    >
                      {reference.referenceType === 'anchor' ? (
                        <Anchor size={16} aria-label="An anchor" className="mt-1 flex-none text-lamp-text" />
                      ) : (
                        <CornerUpLeft size={16} aria-hidden="true" className="mt-1 flex-none text-soft" />
                      )}
                      <span className="line-clamp-2 min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
                        {reference.content}
                      </span>
                      <time
                        dateTime={reference.timestamp}
                        title={fullTime(reference.timestamp)}
                        className="mt-0.5 flex-none text-sm text-faint"
                      >
                        {relativeTime(reference.timestamp, now)}
                      </time>
                    </Link>
                  </li>
                ))}
              </ul>
              {sorted.length > INITIAL_COUNT && (
                <button type="button" className="btn btn-quiet mt-4 w-full" onClick={() => setAll(!all)}>
                  {all ? 'Show the newest only' : `Show all ${number(sorted.length)}`}
                </button>
              )}
            </>
          );
        }}
      </InsightQueryView>
    </Card>
  );
}
