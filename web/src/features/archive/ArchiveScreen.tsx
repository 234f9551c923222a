import { ArrowLeft, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { ERRORS, TEXTS, type Companion, type Memory } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { PlainHeader } from '../../ui/PlainHeader';
import { Skeleton } from '../../ui/Skeleton';
import { Ways } from '../offerings/Ways';
import { idIn } from '../portal/presence';
import { useCreateDialog } from '../souls/create-dialog';
import { useSouls } from '../souls/use-souls';
import { Archive } from './Archive';
import { useMemory } from './use-archive';

/** Every memory of a soul, like a notebook that can be leafed through. */
export default function ArchiveScreen() {
  const souls = useSouls();
  const [query] = useSearchParams();
  const wanted = idIn(query.get('memory'));
  const found = useMemory(wanted);
  const waits = souls.isPending || (wanted !== null && found.isPending);
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title="Memory Archive" />
      {waits ? (
        <Shape />
      ) : !souls.data ? (
        <Centered>
          <ErrorNote title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
        </Centered>
      ) : souls.data.length === 0 ? (
        <NoSouls />
      ) : (
        <Chosen souls={souls.data} asked={query.get('soul')} wanted={wanted} found={found.data} />
      )}
    </div>
  );
}

function Chosen({
  souls,
  asked,
  wanted,
  found,
}: {
  souls: readonly Companion[];
  asked: string | null;
  /** The memory that the address names; null where it is gone, undefined where that is not known. */
  wanted: number | null;
  found: Memory | null | undefined;
}) {
  const id = asked === null ? (found?.companionId ?? souls[0]?.id) : idIn(asked);
  const soul = souls.find((one) => one.id === id);
  if (!soul) {
    return (
      <Centered>
        <p role="alert" className="rounded-room border border-dashed border-line p-8 text-center text-soft">
          {ERRORS.soul_not_found.text}
          <Link href="/memory-archive" className="link mx-auto mt-3 flex min-h-11 w-fit items-center">
            Open the archive of another soul
          </Link>
        </p>
      </Centered>
    );
  }
  return (
    <Archive
      souls={souls}
      soul={soul}
      found={found?.companionId === soul.id ? found : null}
      missed={wanted !== null && found === null}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Link href={`/?soul=${soul.id}`} className="link inline-flex min-h-11 max-w-full items-center gap-2 text-sm">
          <ArrowLeft size={16} aria-hidden="true" className="flex-none" />
          <span className="truncate">Back to {soul.name}</span>
        </Link>
        <Ways to={['/memory-offering', '/soul-inbox']} />
      </div>
    </Archive>
  );
}

function Centered({ children }: { children: React.ReactNode }) {
  return <div className="mx-auto w-full max-w-xl overflow-y-auto p-6">{children}</div>;
}

function NoSouls() {
  const create = useCreateDialog();
  return (
    <div className="grid flex-1 place-items-center overflow-y-auto px-6 py-12 text-center">
      <div className="grid max-w-md justify-items-center gap-6">
        <p className="font-display text-2xl text-balance">What your souls remember will be here to read</p>
        <p className="text-pretty text-soft">A soul remembers what you tell it. First there has to be one.</p>
        <button type="button" className="btn btn-primary" onClick={create}>
          <Plus size={18} aria-hidden="true" />
          {TEXTS.main.createSoul}
        </button>
      </div>
    </div>
  );
}

function Shape() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="The archive is on its way"
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
