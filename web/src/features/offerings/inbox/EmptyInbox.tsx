import { Archive, Feather } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { Logo } from '../../../ui/Logo';

/** Empty state of the inbox. */
export function EmptyInbox({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  return (
    <div className="grid flex-1 place-items-center overflow-y-auto px-6 py-12 text-center">
      <div className="flex max-w-lg flex-col items-center">
        <Logo size={56} />
        <h2 ref={ref} tabIndex={-1} className="mt-8 text-2xl outline-none">
          No offerings waiting
        </h2>
        <p className="mt-3 text-pretty text-soft">
          Memories that you offer to your souls, and memories that they suggest, are listed here. You can accept or
          decline them.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link href="/memory-offering" className="btn btn-primary">
            <Feather size={18} aria-hidden="true" />
            {TEXTS.shell.offer}
          </Link>
          <Link href="/memory-archive" className="btn btn-quiet">
            <Archive size={18} aria-hidden="true" />
            Memory Archive
          </Link>
        </div>
      </div>
    </div>
  );
}
