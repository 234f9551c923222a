import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { TEXTS, type Offering } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { PlainHeader } from '../../../ui/PlainHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { NoSouls } from '../../souls/NoSouls';
import { Avatar } from '../../souls/Avatar';
import { useSouls } from '../../souls/use-souls';
import { OfferingForm } from './OfferingForm';
import { inboxPath } from '../offering-text';
import { RelatedLinks } from '../RelatedLinks';
import { parseId } from '../../../lib/parse-id';

/** Screen to write or upload a memory for a soul. */
export default function OfferingScreen() {
  const souls = useSouls();
  const [query] = useSearchParams();
  const requestedSoulId = parseId(query.get('soul'));
  const [offered, setOffered] = useState<Offering | null>(null);
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={TEXTS.shell.offer} />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-6 px-4 pt-4 pb-16 md:px-8 md:pt-6">
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
            <p className="max-w-xl min-w-0 flex-1 basis-80 text-pretty text-soft">
              Offer a soul a memory. It waits in the inbox until you accept or decline it there.
            </p>
            <RelatedLinks to={['/soul-inbox']} />
          </div>
          {souls.error && !souls.data && (
            <ErrorNote
              title="Your souls could not be loaded"
              error={souls.error}
              onRetry={() => void souls.refetch()}
            />
          )}
          {souls.isPending && <OfferingSkeleton />}
          {souls.data?.length === 0 && <NoSouls>You have no souls yet. Create one to offer it a memory.</NoSouls>}
          {offered && <OfferingSent key={offered.id} offering={offered} />}
          {souls.data && souls.data.length > 0 && (
            <OfferingForm
              key={requestedSoulId}
              souls={souls.data}
              requestedSoulId={requestedSoulId}
              onOffered={setOffered}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Confirmation with a link to the inbox. */
function OfferingSent({ offering }: { offering: Offering }) {
  const { soul_id, soul_name } = offering;
  const soul = useSouls().data?.find(({ id }) => id === soul_id);
  const inboxLink = useRef<HTMLAnchorElement>(null);
  // The form was reset, so the focus moves to the link.
  useEffect(() => inboxLink.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-room border border-line bg-surface p-4 sm:px-6">
      <Avatar
        soul={soul ?? { id: soul_id, name: soul_name, archetype: '', avatar: null }}
        size={44}
        halo="soft-shimmer"
      />
      <p className="min-w-48 flex-1 font-display text-lg leading-snug [overflow-wrap:anywhere]">
        It waits for {soul_name} in the inbox.
      </p>
      <Link ref={inboxLink} href={inboxPath(offering.id)} className="btn btn-quiet max-sm:w-full">
        Open inbox
      </Link>
    </div>
  );
}

function OfferingSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid items-start gap-6 wide:grid-cols-2 wide:gap-8">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      <div className="grid gap-6 rounded-room border border-line bg-surface p-4 sm:p-6">
        <div className="grid grid-cols-2 gap-2">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
      <Skeleton className="hidden h-40 w-full wide:block" />
    </div>
  );
}
