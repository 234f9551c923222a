import { ADMINISTRATION_TEXTS, type SoulConfig, type SoulReflection } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { formatNumber } from '../../lib/format/locale';
import { relativeTime } from '../../lib/format/time';

/** A soul's reflections with a summary. */
export function Reflections({
  reflections,
  insights,
}: {
  reflections: readonly SoulReflection[];
  insights: SoulConfig['reflectionInsights'];
}) {
  if (insights.totalReflections === 0) return <NoReflections />;
  return (
    <>
      <p className="text-soft">
        {insights.totalReflections} in all · average depth {insights.averageDepth} of 5 · lately{' '}
        {insights.recentTones.join(', ')}
        {reflections.length < insights.totalReflections && ` · the newest ${reflections.length} are shown`}
      </p>
      <ul className="mt-3 grid gap-3">
        {reflections.map((reflection) => (
          <li key={reflection.id}>
            <Reflection reflection={reflection} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Reflection({ reflection }: { reflection: SoulReflection }) {
  const now = useNow();
  return (
    <div className="border-l-2 border-line pl-4">
      <p className="[overflow-wrap:anywhere]">{reflection.content}</p>
      <p className="mt-1 text-sm text-soft">
        {reflection.toneLabel} · {reflection.triggerType.replaceAll('_', ' ')} · weight{' '}
        {formatNumber(reflection.emotionalWeight)} · depth {reflection.reflectionDepth} ·{' '}
        {relativeTime(reflection.createdAt, now)}
      </p>
    </div>
  );
}

export function NoReflections() {
  return (
    <div className="rounded-card border border-dashed border-line px-5 py-6">
      <p>{ADMINISTRATION_TEXTS.noReflections}</p>
      <p className="mt-1 text-soft">{ADMINISTRATION_TEXTS.noReflectionsHint}</p>
    </div>
  );
}
