import { useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Companion, Memory } from '@kinloom/contract';
import { useMedia } from '../../lib/media';
import { hueStyle } from '../souls/Avatar';
import { AsOf } from './AsOf';
import { archivePath, EVERYTHING, filterIn, narrowings, type ArchiveFilter } from './filter';
import { Found } from './Found';
import { MemoryList } from './MemoryList';
import { Narrow } from './Narrow';
import { Pick } from './Pick';
import { SearchField } from './SearchField';

/** A soul's archive: what to look for on one side, or above, and what is found. What is looked for stands in the address. */
export function Archive({
  souls,
  soul,
  found,
  missed,
  children,
}: {
  souls: readonly Companion[];
  soul: Companion;
  /** The memory that the address names. */
  found: Memory | null;
  /** It names one that is not there. */
  missed: boolean;
  /** The ways to elsewhere. */
  children: ReactNode;
}) {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const wide = useMedia('(min-width: 68.75rem)');
  const filter = filterIn(query);
  const change = (changes: Partial<ArchiveFilter>): void =>
    navigate(archivePath(soul.id, { ...filter, ...changes }), { replace: true });
  const narrowed = narrowings(filter) + Number(filter.day !== '');
  const narrow = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Narrow filter={filter} onChange={change} />
      <AsOf name={soul.name} day={filter.day} history={filter.history} onChange={change} />
    </div>
  );

  return (
    // The list knows where it lies within what scrolls.
    <div ref={setBox} className="soul relative min-h-0 flex-1 overflow-y-auto" style={hueStyle(soul.name)}>
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 px-4 pt-2 pb-16 md:px-8 wide:grid-cols-[17rem_minmax(0,44rem)]">
        <div className="mb-2 wide:col-span-2">{children}</div>
        <search
          aria-label="What to look for"
          className="-mx-1 grid grid-cols-[minmax(0,1fr)] content-start gap-5 self-start px-1 wide:sticky wide:top-2 wide:max-h-[calc(100dvh-6rem)] wide:overflow-y-auto wide:py-1"
        >
          {souls.length > 1 && (
            <Pick
              label="Soul"
              value={String(soul.id)}
              options={souls.map(({ id, name }) => ({ value: String(id), label: name }))}
              onPick={(id) => navigate(archivePath(Number(id)))}
            />
          )}
          <SearchField key={soul.id} words={filter.words} onSearch={(words) => change({ words })} />
          {wide ? (
            narrow
          ) : (
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
                {narrowed === 0 ? 'Narrow it down, or look back' : `Narrowed down by ${narrowed}`}
              </summary>
              <div className="mt-2">{narrow}</div>
            </details>
          )}
        </search>
        <div className="mt-8 min-w-0 wide:mt-0">
          {missed && (
            <p role="status" className="mb-4 rounded-soft bg-lamp-wash px-3 py-2 text-sm">
              That memory is not there any more.
            </p>
          )}
          {found && <Found soul={soul} memory={found} />}
          {box && (
            <MemoryList
              key={soul.id}
              soul={soul}
              filter={filter}
              box={box}
              onClear={() => navigate(archivePath(soul.id, { ...EVERYTHING, history: filter.history }))}
            />
          )}
        </div>
      </div>
    </div>
  );
}
