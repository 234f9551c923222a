import { X } from 'lucide-react';
import { lazy, useId } from 'react';
import type { ConversationAnchor, AnchorGroup } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { Link } from 'wouter';
import { CollapsibleText } from '../../../ui/CollapsibleText';
import { Toggle } from '../../../ui/Toggle';
import { useDeleteAnchorGroup, useUpdateAnchorGroup } from '../use-insight';
import { formatCount, formatShortDay } from '../insight-text';
import { CardActions } from './CardActions';
import { messagePath } from '../../../lib/paths';

const EditAnchorGroup = lazy(() => import('./EditAnchorGroup'));

/** One anchor group ("thread" in the interface), in chronological order. */
export function AnchorGroupCard({
  group,
  anchors,
}: {
  group: AnchorGroup;
  /** All anchors, including those of this group. */
  anchors: readonly ConversationAnchor[];
}) {
  const { id, title, description, anchorIds, isActive, lastUpdated } = group;
  const name = useId();
  const now = useNow();
  const update = useUpdateAnchorGroup();
  const remove = useDeleteAnchorGroup();
  const ownAnchors = anchors
    .filter((anchor) => anchorIds.includes(anchor.id))
    .sort((a, b) => a.timestamp.localeCompare(b.timestamp) || a.id - b.id);
  return (
    <li className={`rounded-card border border-line p-4 ${isActive ? 'soul lit' : ''}`} data-active={isActive}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 id={name} className="text-lg [overflow-wrap:anywhere]">
            {title}
          </h3>
          <p className="mt-0.5 text-sm text-soft">
            {isActive ? 'Active' : 'Resting'} ·{' '}
            <time dateTime={lastUpdated} title={fullTime(lastUpdated)}>
              {relativeTime(lastUpdated, now)}
            </time>
          </p>
        </div>
        <div className="-mt-1.5 -mr-3 flex-none">
          <Toggle
            label={`${title} is active`}
            checked={isActive}
            disabled={update.isPending}
            onChange={(active) => update.mutate({ id, isActive: active })}
          />
        </div>
        <CardActions
          label={`More for the thread: ${title}`}
          edit={(closing) => <EditAnchorGroup group={group} {...closing} />}
          title="Remove this thread"
          question={formatRemovalQuestion(group)}
          busy={remove.isPending}
          onRemove={(onSettled) => remove.mutate(id, { onSettled })}
        />
      </div>
      {description !== '' && (
        <div className="mt-2 text-soft">
          <CollapsibleText text={description} className="text-pretty" />
        </div>
      )}
      {ownAnchors.length === 0 ? (
        <p className="mt-3 text-sm text-faint">This thread has no anchors yet. Add one from the anchor’s card.</p>
      ) : (
        <ul aria-labelledby={name} className="mt-3 border-l-2 border-lamp pl-3">
          {ownAnchors.map((anchor) => (
            <li key={anchor.id} className="flex items-center gap-2">
              <GroupedAnchor anchor={anchor} now={now} />
              <button
                type="button"
                className="icon-btn -mr-2"
                disabled={update.isPending}
                aria-label={`Remove “${anchor.title}” from ${title}`}
                onClick={() => update.mutate({ id, anchorIds: anchorIds.filter((other) => other !== anchor.id) })}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Formats what removing a group deletes and what remains. */
function formatRemovalQuestion({ title, description, anchorIds }: AnchorGroup): string {
  const own = description === '' ? '' : ', with its description';
  const ownAnchors = anchorIds.length === 0 ? '' : ` Its anchors remain: ${formatCount(anchorIds.length, 'anchor')}.`;
  return `“${title}” will be permanently deleted${own}.${ownAnchors}`;
}

function GroupedAnchor({
  anchor: { title, timestamp, conversationId, messageId },
  now,
}: {
  anchor: ConversationAnchor;
  now: number;
}) {
  const words = (
    <>
      <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{title}</span>
      <span className="flex-none text-sm text-faint">{formatShortDay(timestamp, now)}</span>
    </>
  );
  const classes = 'flex min-h-11 min-w-0 flex-1 items-center gap-3';
  if (conversationId === null || messageId === null) return <span className={classes}>{words}</span>;
  return (
    <Link href={messagePath(conversationId, messageId)} className={`${classes} hover:text-lamp-text`}>
      {words}
    </Link>
  );
}
