import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../../../lib/browser/title';
import { PlainHeader } from '../../../ui/PlainHeader';

/** Full-page notice when a soul or conversation is missing, with links to continue. */
export function MissingNotice({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  useTitle(title);
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-(image:--room)">
      <PlainHeader title={TEXTS.product} heading={false} />
      <div className="grid flex-1 place-items-center p-8 text-center">
        <div className="flex max-w-md flex-col items-center">
          <span
            aria-hidden="true"
            className="grid size-24 place-items-center rounded-full border border-dashed border-edge text-faint"
          >
            <UserRound size={34} strokeWidth={1.5} />
          </span>
          <h1 className="mt-8 text-3xl">{title}</h1>
          <p className="mt-3 text-balance text-soft">{hint}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            {children}
            <Link href="/home-portal" className={`btn ${children ? 'btn-quiet' : 'btn-primary'}`}>
              {TEXTS.shell.portal}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
