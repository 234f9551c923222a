import { Anchor, Feather, Layers, Spline } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useConversations } from '../conversations/cache/use-conversations';
import { Card } from './Card';
import type { Looked } from './InsightScreen';
import { LAYERS, offerPath, pathOf } from './places';
import { lastSpokenWith } from './speaking';
import { TalkLink } from './TalkLink';

const AnchorDialog = lazy(() => import('./anchors/AnchorDialog'));
const ThreadDialog = lazy(() => import('./anchors/ThreadDialog'));

const ACT = 'flex min-h-12 w-full items-center gap-3 rounded-card px-3 text-left font-medium hover:bg-lamp-wash';

/** What can be done from here. */
export function Actions({ souls, soul }: Looked) {
  const [asking, setAsking] = useState<'anchor' | 'thread' | null>(null);
  const { data: talks } = useConversations();
  const near = soul ?? lastSpokenWith(souls, talks ?? []);
  const close = (): void => setAsking(null);
  return (
    <Card title="What you can do">
      <ul className="-mx-3 -my-2 grid grid-cols-[minmax(0,1fr)] [&_svg]:text-lamp-text">
        <li>
          <TalkLink souls={souls} soul={soul} className={ACT} />
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" className={ACT} onClick={() => setAsking('anchor')}>
            <Anchor size={18} aria-hidden="true" />
            Create an anchor
          </button>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" className={ACT} onClick={() => setAsking('thread')}>
            <Spline size={18} aria-hidden="true" />
            Start a thread
          </button>
        </li>
        <li>
          <Link href={near ? offerPath(near.id) : '/memory-offering'} className={ACT}>
            <Feather size={18} aria-hidden="true" />
            Offer a memory
          </Link>
        </li>
        {near && (
          <li>
            <Link href={`${pathOf('memory', near.id)}#${LAYERS}`} className={ACT}>
              <Layers size={18} aria-hidden="true" />
              Curate memories
            </Link>
          </li>
        )}
      </ul>
      <Suspense>
        {asking === 'anchor' && <AnchorDialog soulId={near?.id} onClose={close} />}
        {asking === 'thread' && <ThreadDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}
