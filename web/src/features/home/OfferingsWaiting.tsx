import { Feather } from 'lucide-react';
import { Link } from 'wouter';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { Skeleton } from '../../ui/Skeleton';
import { useOfferings } from '../offerings/pending-offerings';
import { Avatar } from '../souls/Avatar';
import { MAX_SHOWN } from './home-content';
import { findSoul, HomeSection, ROW_CLASS, type HomeSectionProps } from './HomeSection';

/** Loads the Markdown parser, which the rest of this screen does not need. */
const { Component: OfferingPreview } = lazyWithPlaceholder(
  () => import('../offerings/OfferingPreview'),
  () => <Skeleton className="my-1 h-4 w-full" />,
);

/** Offerings that await an answer. */
export function OfferingsWaiting({ souls, isEmpty }: HomeSectionProps) {
  const offerings = useOfferings();
  return (
    <HomeSection
      title="Offerings waiting"
      link={{ to: '/soul-inbox', label: 'Open inbox' }}
      query={offerings}
      errorTitle="The offerings could not be loaded"
      empty={
        isEmpty && (
          <>
            No offerings waiting.{' '}
            <Link href="/memory-offering" className="link">
              Offer one to a soul
            </Link>
            .
          </>
        )
      }
    >
      {(list) => (
        <ul className="-mx-3">
          {list.slice(0, MAX_SHOWN.offerings).map((offering) => {
            const soul = findSoul(souls, offering.soul_id);
            return (
              <li key={offering.id}>
                <Link href={`/soul-inbox?offering=${offering.id}`} className={ROW_CLASS}>
                  {soul ? (
                    <Avatar soul={soul} size={40} />
                  ) : (
                    <Feather size={20} aria-hidden="true" className="mx-2.5 text-lamp-text" />
                  )}
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm text-soft">
                      {offering.from_human === null
                        ? `${offering.soul_name} offers this to you`
                        : `For ${offering.soul_name}`}
                    </span>
                    <span className="line-clamp-2 whitespace-pre-line [overflow-wrap:anywhere]">
                      <OfferingPreview content={offering.content} />
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </HomeSection>
  );
}
