import { useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Companion, Memory } from '@kinloom/contract';
import { useMedia } from '../../lib/media';
import { hueStyle } from '../souls/Avatar';
import { DateFilter } from './DateFilter';
import { archivePath, NO_FILTER, parseFilter, countActiveFilters, type ArchiveFilter } from './archive-filter';
import { RequestedMemory } from './RequestedMemory';
import { MemoryList } from './MemoryList';
import { FilterFields } from './FilterFields';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchField } from './SearchField';

/** A soul's archive: filters and results. The address holds the filter. */
export function Archive({
  souls,
  soul,
  found,
  isMissing,
  children,
}: {
  souls: readonly Companion[];
  soul: Companion;
  /** The memory named by the address. */
  found: Memory | null;
  /** The address names a memory that does not exist. */
  isMissing: boolean;
  /** Navigation links. */
  children: ReactNode;
}) {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const [scrollElement, setScrollElement] = useState<HTMLDivElement | null>(null);
  const wide = useMedia('(min-width: 68.75rem)');
  const filter = parseFilter(query);
  const change = (changes: Partial<ArchiveFilter>): void =>
    navigate(archivePath(soul.id, { ...filter, ...changes }), { replace: true });
  const activeFilters = countActiveFilters(filter) + Number(filter.day !== '');
  const filterFields = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FilterFields filter={filter} onChange={change} />
      <DateFilter name={soul.name} day={filter.day} history={filter.history} onChange={change} />
    </div>
  );

  return (
    // The virtualised list measures its offset inside this scroll container.
    <div ref={setScrollElement} className="soul relative min-h-0 flex-1 overflow-y-auto" style={hueStyle(soul.name)}>
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 px-4 pt-2 pb-16 md:px-8 wide:grid-cols-[17rem_minmax(0,44rem)]">
        <div className="mb-2 wide:col-span-2">{children}</div>
        <search
          aria-label="What to look for"
          className="-mx-1 grid grid-cols-[minmax(0,1fr)] content-start gap-5 self-start px-1 wide:sticky wide:top-2 wide:max-h-[calc(100dvh-6rem)] wide:overflow-y-auto wide:py-1"
        >
          {souls.length > 1 && (
            <FilterSelect
              label="Soul"
              value={String(soul.id)}
              options={souls.map(({ id, name }) => ({ value: String(id), label: name }))}
              onPick={(id) => navigate(archivePath(Number(id)))}
            />
          )}
          <SearchField key={soul.id} words={filter.words} onSearch={(words) => change({ words })} />
          {wide ? (
            filterFields
          ) : (
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
                {activeFilters === 0 ? 'Filter, or show an earlier day' : `Active filters: ${activeFilters}`}
              </summary>
              <div className="mt-2">{filterFields}</div>
            </details>
          )}
        </search>
        <div className="mt-8 min-w-0 wide:mt-0">
          {isMissing && (
            <p role="status" className="mb-4 rounded-soft bg-lamp-wash px-3 py-2 text-sm">
              This memory no longer exists.
            </p>
          )}
          {found && <RequestedMemory soul={soul} memory={found} />}
          {scrollElement && (
            <MemoryList
              key={soul.id}
              soul={soul}
              filter={filter}
              scrollElement={scrollElement}
              onClear={() => navigate(archivePath(soul.id, { ...NO_FILTER, history: filter.history }))}
            />
          )}
        </div>
      </div>
    </div>
  );
}
