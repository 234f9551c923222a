import { Plus, Spline } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { INSIGHT_LISTS, type ConversationAnchor } from '@kinloom/contract';
import { Card, Empty } from '../Card';
import type { InsightTabProps } from '../InsightScreen';
import { InsightQueryView, LoadedTab } from '../InsightQueryView';
import { useAnchors, useAnchorGroups } from '../use-insight';
import { number } from '../insight-text';
import { AnchorCard } from './AnchorCard';
import { AnchorGroupCard } from './AnchorGroupCard';

const NewAnchorDialog = lazy(() => import('./NewAnchorDialog'));
const NewAnchorGroupDialog = lazy(() => import('./NewAnchorGroupDialog'));

/** Anchors and anchor groups. */
export default function Anchors({ souls, soul }: InsightTabProps) {
  const [openDialog, setOpenDialog] = useState<'anchor' | 'group' | null>(null);
  const ids = useMemo(() => souls.map(({ id }) => id), [souls]);
  const anchors = useAnchors(ids);
  const groups = useAnchorGroups();
  return (
    <LoadedTab queries={[anchors, groups]}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_24rem]">
        <Card
          title="Anchors"
          intro="Moments to come back to. Your souls refer to them too."
          aside={
            <button
              type="button"
              aria-haspopup="dialog"
              className="btn btn-primary"
              onClick={() => setOpenDialog('anchor')}
            >
              <Plus size={18} aria-hidden="true" />
              Create an anchor
            </button>
          }
        >
          <InsightQueryView query={anchors} errorTitle="Your anchors could not be loaded">
            {(all) => <AnchorList anchors={all} souls={souls} soul={soul} />}
          </InsightQueryView>
        </Card>
        <Card
          title="Threads"
          intro="Topics that span several conversations."
          aside={
            <button
              type="button"
              aria-haspopup="dialog"
              className="btn btn-quiet"
              onClick={() => setOpenDialog('group')}
            >
              <Spline size={18} aria-hidden="true" />
              Start a thread
            </button>
          }
        >
          <InsightQueryView query={groups} errorTitle="Your threads could not be loaded">
            {(all) =>
              all.length === 0 ? (
                <Empty>
                  A thread collects the anchors of one topic, for example a move, a loss or a book you are writing.
                </Empty>
              ) : (
                <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
                  {all.map((group) => (
                    <AnchorGroupCard key={group.id} group={group} anchors={anchors.data ?? NO_ANCHORS} />
                  ))}
                </ul>
              )
            }
          </InsightQueryView>
        </Card>
        <Suspense>
          {openDialog === 'anchor' && <NewAnchorDialog soulId={soul?.id} onClose={() => setOpenDialog(null)} />}
          {openDialog === 'group' && <NewAnchorGroupDialog onClose={() => setOpenDialog(null)} />}
        </Suspense>
      </div>
    </LoadedTab>
  );
}

const NO_ANCHORS: readonly ConversationAnchor[] = [];

/** The newest anchors, with a button to show all. */
function AnchorList({ anchors, souls, soul }: InsightTabProps & { anchors: readonly ConversationAnchor[] }) {
  const [all, setAll] = useState(false);
  const own = soul ? anchors.filter(({ companionIds }) => companionIds.includes(soul.id)) : anchors;
  if (own.length === 0)
    return (
      <Empty>
        Mark a sentence that changed something, a promise or a shared joke. It is listed here with what{' '}
        {soul?.name ?? 'your soul'} said to it.
      </Empty>
    );
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {own.slice(0, all ? own.length : INSIGHT_LISTS.anchorScreen).map((anchor) => (
          <AnchorCard key={anchor.id} anchor={anchor} souls={souls} />
        ))}
      </ul>
      {own.length > INSIGHT_LISTS.anchorScreen && (
        <button type="button" className="btn btn-quiet mt-4 w-full" onClick={() => setAll(!all)}>
          {all ? 'Show the newest only' : `Show all ${number(own.length)}`}
        </button>
      )}
    </>
  );
}
