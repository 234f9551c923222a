import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Collapsible details. */
export function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group min-w-0 rounded-card border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="flex-none text-soft transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  );
}
