import { MANAGEMENT_TEXTS, SOULPRINT_TEXTS } from '@kinloom/contract';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import { Avatar, hueStyle } from '../souls/Avatar';
import type { CompletedUpload } from './upload-state';
import { uploadedText } from './upload-texts';
import type { ManagedSoul } from './use-soul-states';
import { useUploads, useWhisper } from './use-upload';

/**
 * The soul's reply to the last upload, with what was uploaded. The live region is always mounted, so that screen readers announce it. Below a
 * long form the reply is scrolled into view, unless it was there when the page opened.
 */
export function Whisper({ souls }: { souls: readonly ManagedSoul[] }) {
  const { whisper } = useUploads();
  const [initialId] = useState(whisper?.uploadId);
  return (
    <div role="status">
      {whisper && (
        <WhisperCard
          key={whisper.uploadId}
          upload={whisper}
          isNew={whisper.uploadId !== initialId}
          face={souls.find(({ id }) => id === whisper.soul.id)?.face}
        />
      )}
    </div>
  );
}

function WhisperCard({
  upload: {
    uploadId,
    soul: { id, name },
    fileType,
    count,
    pending,
  },
  isNew,
  face,
}: {
  upload: CompletedUpload;
  isNew: boolean;
  face: ManagedSoul['face'] | undefined;
}) {
  const { data, isPending } = useWhisper(uploadId);
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    // Braces: newer browsers return a promise from scrolling. Again when the reply has loaded, because the card grows.
    if (isNew) {
      self.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isNew, isPending]);
  return (
    <section
      ref={self}
      aria-label={MANAGEMENT_TEXTS.whisper}
      className="soul mb-8 flex gap-5 rounded-room border border-line bg-surface bg-[image:linear-gradient(100deg,var(--soul-wash),transparent_60%)] p-5 sm:p-6"
      style={hueStyle(id)}
    >
      <span className="p-1">
        <Avatar soul={face ?? { id, name, archetype: '', avatar: null }} size={48} halo="soft-shimmer" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">{MANAGEMENT_TEXTS.whisper}</h2>
        {isPending ? (
          <Skeleton className="mt-3 h-6 w-full" />
        ) : (
          // The upload succeeded even if the soul's reply could not be loaded.
          <p className="mt-2 font-display text-lg leading-snug [overflow-wrap:anywhere] italic">
            {data?.message || SOULPRINT_TEXTS.processed}
          </p>
        )}
        <p className="mt-2 text-sm text-soft">{uploadedText(count, fileType, name, pending)}</p>
      </div>
    </section>
  );
}
