import { useId } from 'react';
import { useLocation } from 'wouter';
import type { Companion, Recalled } from '@kinloom/contract';
import { messagePath } from '../../../lib/paths';
import { useStandings } from '../../memories/memory-cache';
import { formatRecalledOrigin, refOf } from '../../memories/recalled-text';
import { RecalledEntry } from '../../memories/RecalledEntry';
import { useClosestMemories } from '../../memories/use-memories';

/** Number of memories shown. */
const SHOWN = 5;

/** The most important memories of a soul, each of which can be corrected. */
export default function ClosestMemories({ soul }: { soul: Companion }) {
  const id = useId();
  const [, navigate] = useLocation();
  const standings = useStandings(soul.id);
  const { data: memories = [] } = useClosestMemories(soul.id, SHOWN);
  if (memories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg [overflow-wrap:anywhere]">
        What {soul.name} keeps close
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {memories.map((memory) => {
          const { id: memoryId, title, conversationId, messageId } = memory;
          const recalled: Recalled = { kind: 'memory', id: memoryId, title, conversationId, messageId };
          return (
            <RecalledEntry
              // A corrected memory has another title, and starts without its former state.
              key={`${memory.id} ${memory.title}`}
              soulId={soul.id}
              name={soul.name}
              recalled={recalled}
              origin={formatRecalledOrigin(recalled, memories)}
              standing={standings[refOf(recalled)]}
              isCompact
              onShow={(conversation, message) => navigate(messagePath(conversation, message))}
            />
          );
        })}
      </ul>
    </section>
  );
}
