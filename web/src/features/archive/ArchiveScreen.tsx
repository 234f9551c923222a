import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { ERRORS, type Companion, type Memory } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { Missing } from '../../ui/Missing';
import { PlainHeader } from '../../ui/PlainHeader';
import { Skeleton } from '../../ui/Skeleton';
import { RelatedLinks } from '../offerings/RelatedLinks';
import { NoSouls } from '../souls/NoSouls';
import { useSouls } from '../souls/use-souls';
import { Archive } from './Archive';
import { useMemory } from './use-archive';
import { parseId } from '../../lib/parse-id';

/** Memory archive of one soul. */
export default function ArchiveScreen() {
  const souls = useSouls();
  const [query] = useSearchParams();
  const requestedMemoryId = parseId(query.get('memory'));
  const found = useMemory(requestedMemoryId);
  const isPending = souls.isPending || (requestedMemoryId !== null && found.isPending);
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title="Memory Archive" />
      {isPending ? (
        <ArchiveSkeleton />
      ) : !souls.data ? (
        <Centered>
          <ErrorNote title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
        </Centered>
      ) : souls.data.length === 0 ? (
        <NoSouls>What your souls remember is listed here.</NoSouls>
      ) : (
        <SelectedArchive
          souls={souls.data}
          soulParam={query.get('soul')}
          requestedMemoryId={requestedMemoryId}
          found={found.data}
        />
      )}
    </div>
  );
}

function SelectedArchive({
  souls,
  soulParam,
  requestedMemoryId,
  found,
}: {
  souls: readonly Companion[];
  soulParam: string | null;
  /** Memory named by the address: null if it does not exist, undefined while unknown. */
  requestedMemoryId: number | null;
  found: Memory | null | undefined;
}) {
  const id = soulParam === null ? (found?.companionId ?? souls[0]?.id) : parseId(soulParam);
  const soul = souls.find((candidate) => candidate.id === id);
  if (!soul) {
    return (
      <Missing title={ERRORS.soul_not_found.text}>
        <Link href="/memory-archive" className="btn btn-primary">
          Open the archive of another soul
        </Link>
      </Missing>
    );
  }
  return (
    <Archive
      souls={souls}
      soul={soul}
      found={found?.companionId === soul.id ? found : null}
      isMissing={requestedMemoryId !== null && found === null}
    >
      <div className="flex items-center justify-between gap-x-6">
        <Link href={`/?soul=${soul.id}`} className="link inline-flex min-h-11 min-w-0 items-center gap-2 text-sm">
          <ArrowLeft size={16} aria-hidden="true" className="flex-none" />
          <span className="truncate">Back to {soul.name}</span>
        </Link>
        <RelatedLinks to={['/memory-offering', '/soul-inbox']} collapses />
      </div>
    </Archive>
  );
}

function Centered({ children }: { children: React.ReactNode }) {
  return <div className="mx-auto w-full max-w-xl overflow-y-auto p-6">{children}</div>;
}

function ArchiveSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading the archive"
      className="mx-auto grid w-full max-w-3xl gap-6 p-4 md:p-8"
    >
      <Skeleton className="h-12 w-full" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
