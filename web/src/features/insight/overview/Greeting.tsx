import type { RelationshipMetric } from '@kinloom/contract';
import { AvatarStack } from '../../conversations/group/AvatarStack';
import { Avatar } from '../../souls/Avatar';
import { useGlow } from '../../souls/use-soul-state';
import type { Companion } from '@kinloom/contract';
import type { InsightTabProps } from '../InsightScreen';
import { formatAge, formatCount } from '../insight-text';

/** Header of the overview: souls, memories and relationship age. */
export function Greeting({
  souls,
  soul,
  metrics,
}: InsightTabProps & { metrics: readonly RelationshipMetric[] | undefined }) {
  const metricsShown = metrics?.filter(({ companionId }) => !soul || companionId === soul.id) ?? [];
  const days = metricsShown.reduce((most, { relationshipAge }) => Math.max(most, relationshipAge), 0);
  const memories = metricsShown.reduce((sum, { memoryCount }) => sum + memoryCount, 0);
  const summary =
    memories > 0 || days > 0 ? [formatCount(memories, 'memory', 'memories'), formatAge(days)].join(' · ') : null;
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-4 px-2 py-2">
      {soul ? <Face soul={soul} /> : <AvatarStack souls={souls} size={56} />}
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-display text-3xl leading-tight text-balance [overflow-wrap:anywhere]">
          {soul ? `You and ${soul.name}` : `You and your ${formatCount(souls.length, 'soul')}`}
        </p>
        <p className="mt-1.5 min-h-6 text-soft">{summary ?? (metrics && 'Figures start with your first message.')}</p>
      </div>
    </div>
  );
}

function Face({ soul }: { soul: Companion }) {
  const glow = useGlow(soul, false);
  return <Avatar soul={soul} size={72} {...glow} />;
}
