import { SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../lib/browser/title';
import { PlainHeader } from './PlainHeader';

/** Why something is not there, unless more is known. */
const MISSING_HINT = 'It may have been deleted, or the address is wrong.';

interface MissingProps {
  title: string;
  hint?: string;
  Icon?: LucideIcon;
  /** Links to continue, the first one as the primary button. */
  children: ReactNode;
}

/** Notice in place of something that the address names and that does not exist, on a page with its own heading. */
export function Missing({ heading: Title = 'h2', ...props }: MissingProps & { heading?: 'h1' | 'h2' }) {
  const { title, hint = MISSING_HINT, Icon = SearchX, children } = props;
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div className="flex max-w-md flex-col items-center">
        <span
          aria-hidden="true"
          className="grid size-24 place-items-center rounded-full border border-dashed border-edge text-faint"
        >
          <Icon size={34} strokeWidth={1.5} />
        </span>
        <Title className="mt-8 text-3xl">{title}</Title>
        <p className="mt-3 text-balance text-soft">{hint}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}

/** The same as a whole page. */
export function MissingPage(props: MissingProps) {
  useTitle(props.title);
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-(image:--room)">
      <PlainHeader title={TEXTS.product} heading={false} />
      <Missing heading="h1" {...props} />
    </div>
  );
}
