import { useDeferredValue, type Ref } from 'react';
import type { Companion } from '@kinloom/contract';
import { hueStyle } from '../souls/Avatar';
import { Note } from './Note';
import { OfferingWords } from './OfferingWords';

/** What is written, as it will be read in the inbox. */
export function Preview({
  ref,
  id,
  soul,
  content,
  note,
  className,
}: {
  ref: Ref<HTMLElement>;
  id: string;
  soul: Companion | null;
  content: string;
  note: string;
  className: string;
}) {
  // Letters come first: a long text is drawn when there is time for it.
  const drawn = useDeferredValue(content);
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`soul grid gap-4 rounded-room border border-line bg-surface bg-[image:linear-gradient(160deg,var(--soul-wash),transparent_45%)] p-5 sm:p-6 scroll-mt-4 ${className}`}
      style={hueStyle(soul?.name ?? '')}
    >
      <h2 id={`${id}-title`} className="text-lg">
        How it will be read
      </h2>
      {drawn.trim() === '' ? (
        <p className="text-soft">What you write appears here, as it will be read in the inbox.</p>
      ) : (
        <OfferingWords content={drawn} />
      )}
      {note.trim() !== '' && <Note note={note} />}
    </section>
  );
}
