import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Offering } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { PlainHeader } from '../../../ui/PlainHeader';
import { InboxSkeleton } from './InboxSkeleton';
import { EmptyInbox } from './EmptyInbox';
import { OfferingList } from './OfferingList';
import { Review } from './Review';
import { useOfferings } from '../pending-offerings';
import { useDecline, useReceive } from '../use-offerings';
import { useOpenOffering } from './use-open-offering';
import { RelatedLinks } from '../RelatedLinks';
import { inboxPath, formatPendingCount } from '../offering-text';

/** Inbox of pending offerings: list and review side by side, or one at a time on small screens. */
export default function InboxScreen() {
  const offerings = useOfferings();
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={TEXTS.shell.inbox} />
      {offerings.data ? (
        <PendingOfferings offerings={offerings.data} />
      ) : offerings.error ? (
        <div className="mx-auto w-full max-w-xl p-6">
          <ErrorNote
            title="The inbox could not be opened"
            error={offerings.error}
            onRetry={() => void offerings.refetch()}
          />
        </div>
      ) : (
        <InboxSkeleton />
      )}
    </div>
  );
}

function PendingOfferings({ offerings }: { offerings: readonly Offering[] }) {
  // Kept here, because a review unmounts as soon as its offering is removed, possibly before the response arrives.
  const receive = useReceive();
  const decline = useDecline();
  const { wide, open, missing, heading, list } = useOpenOffering(
    offerings,
    (id) => receive.variables?.offering_id === id || decline.variables === id,
  );

  if (offerings.length === 0) return <EmptyInbox ref={heading} />;

  const review = open && <Review key={open.id} ref={heading} offering={open} receive={receive} decline={decline} />;
  if (!wide && review) {
    return (
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <Link
          href={inboxPath()}
          className="link inline-flex min-h-11 flex-none items-center gap-2 px-4 py-2 text-sm md:px-8"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          All offerings
        </Link>
        {review}
      </div>
    );
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto wide:grid wide:grid-cols-[22rem_minmax(0,1fr)] wide:grid-rows-[auto_minmax(0,1fr)] wide:overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8 px-4 pt-2 md:px-8 wide:col-span-2 wide:border-b wide:border-line wide:py-1">
        <p role="status" className="py-2 text-sm text-soft">
          {formatPendingCount(offerings.length)}
        </p>
        <RelatedLinks to={['/memory-offering', '/memory-archive']} />
      </div>
      <div
        ref={list}
        className="px-4 pt-2 pb-10 md:px-8 wide:overflow-y-auto wide:border-r wide:border-line wide:px-4 wide:pt-4"
      >
        {missing && (
          <p role="status" className="mb-3 rounded-soft bg-lamp-wash px-3 py-2 text-sm">
            This offering is not waiting.
          </p>
        )}
        <OfferingList offerings={offerings} openId={open?.id ?? null} />
      </div>
      {wide && <div className="flex min-h-0 flex-col overflow-y-auto">{review}</div>}
    </div>
  );
}
