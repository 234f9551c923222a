import { useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Companion, Memory } from '@kinloom/contract';
import { hueStyle } from '../souls/Avatar';
import { DateFilter } from './DateFilter';
import { archivePath, NO_FILTER, parseFilter, type ArchiveFilter } from './archive-filter';
import { RequestedMemory } from './RequestedMemory';
import { MemoryList } from './MemoryList';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { CompactSelect } from '../../ui/CompactField';
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
  const filter = parseFilter(query);
  const change = (changes: Partial<ArchiveFilter>): void =>
    navigate(archivePath(soul.id, { ...filter, ...changes }), { replace: true });
  return (
    // The virtualised list measures its offset inside this scroll container.
    <div ref={setScrollElement} className="soul min-h-0 flex-1 overflow-y-auto" style={hueStyle(soul.id)}>
      <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] px-4 pt-2 pb-16 md:px-8">
        <div className="mb-2">{children}</div>
        <search aria-label="What to look for" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <SearchField key={soul.id} words={filter.words} onSearch={(words) => change({ words })} />
          <div role="group" aria-label="Filters" className="sideways -mx-1 flex gap-2 p-1 md:flex-wrap">
            {souls.length > 1 && (
              <CompactSelect
                label="Soul"
                value={String(soul.id)}
                options={souls.map(({ id, name }) => ({ value: String(id), label: name }))}
                onPick={(id) => navigate(archivePath(Number(id)))}
              />
            )}
            <FilterFields filter={filter} onChange={change} />
            <DateFilter day={filter.day} history={filter.history} onChange={change} />
          </div>
          <FilterChips filter={filter} onChange={change} />
        </search>
        <div className="mt-6 min-w-0">
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
