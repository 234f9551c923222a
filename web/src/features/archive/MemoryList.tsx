import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Companion } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { isUnfiltered, type ArchiveFilter } from './archive-filter';
import { MemoryEntry } from './MemoryEntry';
import { EmptyArchive } from './EmptyArchive';
import { useArchive } from './use-archive';
import { useStandings } from '../memories/memory-cache';
import { refOf } from '../memories/recalled-text';
import { formatIsoDate } from './memory-text';

/** Number of rows before the end at which the next page is requested. */
const PREFETCH_ROWS = 10;

/** Virtualised list with infinite scrolling. */
export function MemoryList({
  soul,
  filter,
  scrollElement,
  onClear,
}: {
  soul: Companion;
  filter: ArchiveFilter;
  /** The scroll container. */
  scrollElement: HTMLElement;
  onClear: () => void;
}) {
  const archive = useArchive(soul.id, filter);
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = archive;
  const standings = useStandings(soul.id);
  const memories = useMemo(
    () =>
      (archive.data?.pages.flat() ?? []).filter(({ id }) => standings[refOf({ kind: 'memory', id })] !== 'forgotten'),
    [archive.data, standings],
  );
  const titleOf = useCallback((id: number) => memories.find((memory) => memory.id === id)?.title, [memories]);

  const list = useRef<HTMLOListElement>(null);
  // The content above the list can change its height.
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measureTop = (): void => setTop(list.current?.offsetTop ?? 0);
    const watch = new ResizeObserver(measureTop);
    if (scrollElement.firstElementChild) watch.observe(scrollElement.firstElementChild);
    measureTop();
    return () => watch.disconnect();
  }, [scrollElement]);
  const virtualizer = useVirtualizer({
    count: memories.length,
    getScrollElement: () => scrollElement,
    estimateSize: () => 180,
    getItemKey: useCallback((index: number) => memories[index]?.id ?? index, [memories]),
    overscan: 5,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();

  const last = items.at(-1)?.index ?? 0;
  const shouldFetch = hasNextPage && !isFetching && !isFetchNextPageError && last >= memories.length - PREFETCH_ROWS;
  useEffect(() => {
    if (shouldFetch) void fetchNextPage();
  }, [shouldFetch, fetchNextPage]);

  return (
    <section aria-labelledby="kept" tabIndex={-1} className="outline-none" data-archive>
      <h2 id="kept" className="mb-3 text-2xl [overflow-wrap:anywhere]">
        What {soul.name} remembers
      </h2>
      {filter.day !== '' && (
        <p role="status" className="mb-2 rounded-soft bg-lamp-wash px-4 py-3 text-pretty">
          This is what {soul.name} knew at the end of {formatIsoDate(filter.day)}: what was said by then and still held.
          {filter.history && ' Replaced memories are shown too.'}
        </p>
      )}
      {archive.isPending && <SkeletonRows />}
      {archive.error && !archive.data && (
        <ErrorNote
          title={`The memories of ${soul.name} could not be loaded`}
          error={archive.error}
          onRetry={() => void archive.refetch()}
        />
      )}
      {archive.data && memories.length === 0 && (
        <EmptyArchive soul={soul} filter={filter} isFiltered={!isUnfiltered(filter)} onClear={onClear} />
      )}
      <ol
        ref={list}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
        aria-busy={archive.isPlaceholderData}
      >
        {items.map(({ index, key, start }) => {
          const memory = memories[index];
          return (
            memory && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={hasNextPage ? -1 : memories.length}
                className="absolute inset-x-0 top-0 border-b border-line"
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <MemoryEntry soul={soul} memory={memory} titleOf={titleOf} />
              </li>
            )
          );
        })}
      </ol>
      {isFetchNextPageError ? (
        <div className="mt-4">
          <ErrorNote
            title="More memories could not be loaded"
            error={archive.error}
            onRetry={() => void fetchNextPage()}
          />
        </div>
      ) : hasNextPage ? (
        <SkeletonRows />
      ) : (
        memories.length > 0 && (
          <p className="pt-6 text-center text-sm text-soft">
            {memories.length === 1 ? '1 memory' : `${memories.length} memories`}
          </p>
        )
      )}
    </section>
  );
}

function SkeletonRows() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading memories" className="grid gap-6 py-5">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
