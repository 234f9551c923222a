import { useDeferredValue, type Ref } from 'react';
import type { Companion } from '@kinloom/contract';
import { hueStyle } from '../../souls/Avatar';
import { Note } from '../Note';
import { OfferingText } from '../OfferingText';

/** Preview of the memory as the inbox will show it. */
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
  // Deferred, so that typing stays responsive with long texts.
  const deferredContent = useDeferredValue(content);
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`soul grid gap-4 rounded-room border border-line bg-surface bg-[image:linear-gradient(160deg,var(--soul-wash),transparent_45%)] p-5 sm:p-6 scroll-mt-4 ${className}`}
      style={hueStyle(soul?.id ?? null)}
    >
      <h2 id={`${id}-title`} className="text-lg">
        How it will appear
      </h2>
      {deferredContent.trim() === '' ? (
        <p className="text-soft">Your text is shown here as it will appear in the inbox.</p>
      ) : (
        <OfferingText content={deferredContent} />
      )}
      {note.trim() !== '' && <Note note={note} />}
    </section>
  );
}
