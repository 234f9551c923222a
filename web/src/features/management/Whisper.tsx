import { MANAGEMENT_TEXTS, SOULPRINT_TEXTS } from '@kinloom/contract';
import { Skeleton } from '../../ui/Skeleton';
import { Avatar, hueStyle } from '../souls/Avatar';
import type { Held } from './use-soul-states';
import { useUploads, useWhisper } from './use-upload';

/** What the soul says to what it was brought last. Its place is always there, so that the words are read out as they come. */
export function Whisper({ souls }: { souls: readonly Held[] }) {
  const { whisper } = useUploads();
  return (
    <div role="status">
      {whisper && (
        <Card run={whisper.run} name={whisper.soul.name} face={souls.find(({ id }) => id === whisper.soul.id)?.face} />
      )}
    </div>
  );
}

function Card({ run, name, face }: { run: string; name: string; face: Held['face'] | undefined }) {
  const { data, isPending } = useWhisper(run);
  return (
    <section
      aria-label={MANAGEMENT_TEXTS.whisper}
      className="soul mb-8 flex gap-5 rounded-room border border-line bg-surface bg-[image:linear-gradient(100deg,var(--soul-wash),transparent_60%)] p-5 sm:p-6"
      style={hueStyle(name)}
    >
      <span className="p-1">
        <Avatar soul={face ?? { name, archetype: '', avatar: null }} size={48} halo="soft-shimmer" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">{MANAGEMENT_TEXTS.whisper}</h2>
        {isPending ? (
          <Skeleton className="mt-3 h-6 w-full" />
        ) : (
          // The files were taken in, whether or not the soul's own words for it can be had.
          <p className="mt-2 font-display text-lg leading-snug [overflow-wrap:anywhere] italic">
            {data?.message || SOULPRINT_TEXTS.processed}
          </p>
        )}
        <p className="mt-2 text-sm text-soft">{name}</p>
      </div>
    </section>
  );
}
