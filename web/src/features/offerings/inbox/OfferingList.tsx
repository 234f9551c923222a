import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import type { Offering } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { useSoulAvatar } from '../use-soul-avatar';
import { inboxPath, formatOfferer } from '../offering-text';
import { previewText } from '../preview-text';

/** Pending offerings, newest first. */
export function OfferingList({ offerings, openId }: { offerings: readonly Offering[]; openId: number | null }) {
  return (
    <ul aria-label="Offerings" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {offerings.map((offering) => (
        <Row key={offering.id} offering={offering} open={offering.id === openId} />
      ))}
    </ul>
  );
}

function Row({ offering, open }: { offering: Offering; open: boolean }) {
  const { id, from_human, soul_id, content, personal_note, file_name, created_at } = offering;
  const avatar = useSoulAvatar(offering);
  const now = useNow();
  return (
    <li>
      <Link
        href={inboxPath(id)}
        data-offering={id}
        aria-current={open ? 'true' : undefined}
        style={hueStyle(soul_id)}
        className="soul flex gap-4 rounded-card border border-line bg-surface p-4 hover:border-soul aria-[current]:border-soul aria-[current]:bg-raised"
      >
        <Avatar soul={avatar} size={40} halo={from_human === null ? 'soft-shimmer' : 'none'} />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold [overflow-wrap:anywhere]">{formatOfferer(offering)}</span>
          <time dateTime={created_at} title={fullTime(created_at)} className="block text-sm text-soft">
            {relativeTime(created_at, now)}
          </time>
          <span className="mt-1.5 block text-[0.9375rem] leading-normal [overflow-wrap:anywhere]">
            {previewText(content)}
          </span>
          {personal_note !== '' && (
            <span className="mt-2 line-clamp-2 border-l-2 border-lamp pl-2 text-sm text-soft italic [overflow-wrap:anywhere]">
              {personal_note}
            </span>
          )}
          {file_name !== null && (
            <span className="mt-2 flex items-center gap-2 text-sm text-soft">
              <FileText size={15} aria-hidden="true" className="flex-none text-lamp-text" />
              <span className="truncate">{file_name}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
