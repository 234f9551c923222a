import { Anchor, Feather, Layers, Spline } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useConversations } from '../conversations/cache/use-conversations';
import { Card } from './Card';
import type { InsightTabProps } from './InsightScreen';
import { LAYERS_ANCHOR, offerPath, insightPath } from './insight-paths';
import { lastSpokenWith } from './recent-soul';
import { TalkLink } from './TalkLink';

const NewAnchorDialog = lazy(() => import('./anchors/NewAnchorDialog'));
const NewAnchorGroupDialog = lazy(() => import('./anchors/NewAnchorGroupDialog'));

const ACTION_CLASSES =
  'flex min-h-12 w-full items-center gap-3 rounded-card px-3 text-left font-medium hover:bg-lamp-wash';

/** Actions available from the insight screen. */
export function Actions({ souls, soul }: InsightTabProps) {
  const [openDialog, setOpenDialog] = useState<'anchor' | 'group' | null>(null);
  const { data: conversations } = useConversations();
  const defaultSoul = soul ?? lastSpokenWith(souls, conversations ?? []);
  const close = (): void => setOpenDialog(null);
  return (
    <Card title="Actions">
      <ul className="-mx-3 -my-2 grid grid-cols-[minmax(0,1fr)] [&_svg]:text-lamp-text">
        <li>
          <TalkLink souls={souls} soul={soul} className={ACTION_CLASSES} />
        </li>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={ACTION_CLASSES}
            onClick={() => setOpenDialog('anchor')}
          >
            <Anchor size={18} aria-hidden="true" />
            Create an anchor
          </button>
        </li>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={ACTION_CLASSES}
            onClick={() => setOpenDialog('group')}
          >
            <Spline size={18} aria-hidden="true" />
            Start a thread
          </button>
        </li>
        <li>
          <Link href={defaultSoul ? offerPath(defaultSoul.id) : '/memory-offering'} className={ACTION_CLASSES}>
            <Feather size={18} aria-hidden="true" />
            Offer a memory
          </Link>
        </li>
        {defaultSoul && (
          <li>
            <Link href={`${insightPath('memory', defaultSoul.id)}#${LAYERS_ANCHOR}`} className={ACTION_CLASSES}>
              <Layers size={18} aria-hidden="true" />
              Curate memories
            </Link>
          </li>
        )}
      </ul>
      <Suspense>
        {openDialog === 'anchor' && <NewAnchorDialog soulId={defaultSoul?.id} onClose={close} />}
        {openDialog === 'group' && <NewAnchorGroupDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}
