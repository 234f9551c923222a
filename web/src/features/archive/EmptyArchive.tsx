import { Link } from 'wouter';
import type { Companion } from '@kinloom/contract';
import type { ArchiveFilter } from './archive-filter';
import { formatIsoDate } from './memory-text';

/** Empty state: no memories, or none that match the filter. */
export function EmptyArchive({
  soul: { id, name },
  filter: { day },
  isFiltered,
  onClear,
}: {
  soul: Companion;
  filter: ArchiveFilter;
  isFiltered: boolean;
  onClear: () => void;
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-room border border-dashed border-line px-6 py-12 text-center">
      {isFiltered ? (
        <>
          <p className="max-w-sm font-display text-xl text-balance">
            {day === '' ? 'No memories match' : `No memories match on ${formatIsoDate(day)}`}
          </p>
          <button type="button" className="btn btn-quiet" onClick={onClear}>
            Show everything
          </button>
        </>
      ) : (
        <>
          <p className="max-w-sm font-display text-xl text-balance">{name} has no memories yet</p>
          <p className="max-w-sm text-pretty text-soft">Memories come from what you tell and what you offer.</p>
          <Link href={`/?soul=${id}`} className="btn btn-quiet max-w-full">
            <span className="truncate">Tell {name} something</span>
          </Link>
        </>
      )}
    </div>
  );
}
