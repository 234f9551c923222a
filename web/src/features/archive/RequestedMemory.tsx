import { Link } from 'wouter';
import type { Companion, Memory } from '@kinloom/contract';
import { useStandings } from '../memories/memory-cache';
import { refOf } from '../memories/recalled-text';
import { archivePath } from './archive-filter';
import { MemoryEntry } from './MemoryEntry';

/** The memory named by the address, shown above the list. */
export function RequestedMemory({ soul, memory }: { soul: Companion; memory: Memory }) {
  const standings = useStandings(soul.id);
  if (standings[refOf({ kind: 'memory', id: memory.id })] === 'forgotten') return null;
  return (
    <section aria-labelledby="found" className="mb-8 rounded-room border border-line bg-surface px-4 pt-3 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="found" className="text-lg">
          The memory that you opened
        </h2>
        <Link href={archivePath(soul.id)} className="link inline-flex min-h-11 items-center text-sm">
          Close
        </Link>
      </div>
      <MemoryEntry soul={soul} memory={memory} titleOf={() => undefined} />
    </section>
  );
}
