import { CornerUpLeft } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'wouter';
import type { Companion, ConversationAnchor } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { fullTime } from '../../../lib/format/time';
import { CollapsibleText } from '../../../ui/CollapsibleText';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { countedBreakdown, unweightedPart } from '../figures';
import { Feeling } from '../Feeling';
import { BreakdownPopover } from '../BreakdownPopover';
import { useDeleteAnchor, useAnchorGroups } from '../use-insight';
import { formatCount, formatShortDay, formatTenths } from '../insight-text';
import { CardActions } from './CardActions';
import { AnchorGroupMembership } from './AnchorGroupMembership';
import { ANCHOR_LABELS } from '../../anchors/anchor-labels';
import { messagePath } from '../../../lib/paths';

const EditAnchor = lazy(() => import('./EditAnchor'));

/** One anchor with its quote, reaction, weight and actions. */
export function AnchorCard({ anchor, souls }: { anchor: ConversationAnchor; souls: readonly Companion[] }) {
  const { title, content, anchorType, notes, timestamp, companionIds, companionResponse, conversationId, messageId } =
    anchor;
  const now = useNow();
  const remove = useDeleteAnchor();
  const { data: groups = [] } = useAnchorGroups();
  const groupCount = groups.filter(({ anchorIds }) => anchorIds.includes(anchor.id)).length;
  const own = souls.filter(({ id }) => companionIds.includes(id));
  const [first] = own;
  return (
    <li
      className={`rounded-card border border-line p-4 ${first ? 'soul soul-tint lit' : ''}`}
      style={first && hueStyle(first.id)}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg [overflow-wrap:anywhere]">{title}</h3>
          <p className="mt-0.5 text-sm text-soft">
            {ANCHOR_LABELS[anchorType].label} ·{' '}
            <time dateTime={timestamp} title={fullTime(timestamp)}>
              {formatShortDay(timestamp, now)}
            </time>
            {own.length > 0 && ` · ${own.map(({ name }) => name).join(', ')}`}
          </p>
        </div>
        <CardActions
          label={`More for the anchor: ${title}`}
          edit={(closing) => <EditAnchor anchor={anchor} {...closing} />}
          title="Remove this anchor"
          question={formatRemovalQuestion(anchor, groupCount)}
          busy={remove.isPending}
          onRemove={(onSettled) => remove.mutate(anchor.id, { onSettled })}
        />
      </div>
      <p className="mt-2 line-clamp-4 border-l-2 border-(--tint,var(--lamp)) pl-3 font-display text-lg leading-snug whitespace-pre-line [overflow-wrap:anywhere]">
        {content}
      </p>
      {companionResponse !== '' && first && (
        <div className="mt-3 flex items-start gap-3">
          <Avatar soul={first} size={28} />
          <p className="line-clamp-3 min-w-0 flex-1 text-soft [overflow-wrap:anywhere]">{companionResponse}</p>
        </div>
      )}
      {notes !== '' && (
        <div className="mt-3 text-sm text-soft">
          <CollapsibleText text={notes} className="italic" />
        </div>
      )}
      <div className="mt-2 -mb-2 flex flex-wrap items-center gap-x-4">
        <AnchorWeight anchor={anchor} />
        {conversationId !== null && messageId !== null && (
          <Link
            href={messagePath(conversationId, messageId)}
            className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
          >
            <CornerUpLeft size={15} aria-hidden="true" />
            Show where it was said
          </Link>
        )}
        <AnchorGroupMembership anchor={anchor} />
      </div>
    </li>
  );
}

/** Formats what removing an anchor deletes and what remains. */
function formatRemovalQuestion({ title, notes }: ConversationAnchor, groupCount: number): string {
  const own = notes === '' ? '' : ' Your notes on it will be deleted.';
  const groupsText = groupCount === 0 ? '' : `, also from ${formatCount(groupCount, 'thread')}`;
  return `The anchor “${title}” will be removed${groupsText}.${own} The message stays in your conversation.`;
}

/** Significance, emotional impact and follow-ups. */
function AnchorWeight({ anchor }: { anchor: ConversationAnchor }) {
  const { significance, anchorType, resonanceType, emotionalImpact, followupInfluence } = anchor;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 text-sm text-soft">
      {resonanceType && <Feeling emotion={resonanceType} />}
      <BreakdownPopover
        name="Significance of this anchor"
        breakdown={countedBreakdown(
          'The significance follows from the type. The emotional impact is estimated from the message. Replies that referred to it are counted.',
          significance,
          [
            unweightedPart(`Significance: ${ANCHOR_LABELS[anchorType].label}, of 10`, significance),
            unweightedPart('Emotional impact, of 10', emotionalImpact),
            unweightedPart('Replies that referred to it', followupInfluence),
          ],
        )}
        className="row-act -ml-2 min-w-0 shrink flex-wrap whitespace-normal"
      >
        <span>Significance {significance} of 10</span>
        {emotionalImpact > 0 && <span>· felt {formatTenths(emotionalImpact)} of 10</span>}
        {followupInfluence > 0 && <span>· came back in {formatCount(followupInfluence, 'reply', 'replies')}</span>}
      </BreakdownPopover>
    </div>
  );
}
