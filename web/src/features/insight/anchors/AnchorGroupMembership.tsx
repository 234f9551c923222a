import { Spline } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { LIMITS, type ConversationAnchor, type AnchorGroup } from '@kinloom/contract';
import { closeOnEscape } from '../../../lib/focus/close-on-escape';
import { useAnchorGroups, useUpdateAnchorGroup } from '../use-insight';
import { formatCount } from '../insight-text';

const NewAnchorGroupDialog = lazy(() => import('./NewAnchorGroupDialog'));

/** Returns the group's anchor ids with or without an anchor. */
function toggleAnchor({ anchorIds }: AnchorGroup, id: number, isIncluded: boolean): number[] {
  const others = anchorIds.filter((other) => other !== id);
  return isIncluded ? [...others, id] : others;
}

/** Adds an anchor to groups or removes it from them. */
export function AnchorGroupMembership({ anchor }: { anchor: ConversationAnchor }) {
  const { data: groups = [] } = useAnchorGroups();
  const update = useUpdateAnchorGroup();
  const [open, setOpen] = useState(false);
  const [isCreatingGroup, setIsCreatingGroup] = useState(false);
  const ownGroups = groups.filter(({ anchorIds }) => anchorIds.includes(anchor.id));
  const label = ownGroups.length === 0 ? 'Add to a thread' : `In ${formatCount(ownGroups.length, 'thread')}`;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={`${label}: ${anchor.title}`}
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <Spline size={15} aria-hidden="true" />
        {label}
      </Popover.Trigger>
      <Popover.Content
        onKeyDown={closeOnEscape(() => setOpen(false))}
        align="start"
        sideOffset={4}
        collisionPadding={12}
        aria-label={`Threads of ${anchor.title}`}
        className="float sheet z-40 grid max-h-(--radix-popover-content-available-height) w-[min(20rem,calc(100vw-24px))] overflow-y-auto p-3"
      >
        {groups.map((group) => {
          const isIncluded = group.anchorIds.includes(anchor.id);
          return (
            <label
              key={group.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-soft px-2 hover:bg-lamp-wash"
            >
              <input
                type="checkbox"
                className="size-5 flex-none accent-(--lamp)"
                checked={isIncluded}
                disabled={update.isPending || (!isIncluded && group.anchorIds.length >= LIMITS.threadAnchors)}
                onChange={() => update.mutate({ id: group.id, anchorIds: toggleAnchor(group, anchor.id, !isIncluded) })}
              />
              <span className="min-w-0 flex-1 py-1.5 leading-snug [overflow-wrap:anywhere]">{group.title}</span>
            </label>
          );
        })}
        <button
          type="button"
          className="btn btn-quiet mt-2 min-h-11 text-sm"
          onClick={() => {
            setOpen(false);
            setIsCreatingGroup(true);
          }}
        >
          Start a thread with it
        </button>
      </Popover.Content>
      {isCreatingGroup && (
        <Suspense>
          <NewAnchorGroupDialog anchor={anchor} onClose={() => setIsCreatingGroup(false)} />
        </Suspense>
      )}
    </Popover.Root>
  );
}
