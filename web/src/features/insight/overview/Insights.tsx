import { CornerUpLeft, Eye, Lightbulb, Sprout, Star, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import type { Companion, InsightCategory, RelationalInsight } from '@kinloom/contract';
import { hueStyle } from '../../souls/Avatar';
import { percent } from '../../souls/soul-appearance';
import { Card, Empty } from '../Card';
import { InsightQueryView } from '../InsightQueryView';
import { useInsights } from '../use-insight';
import { CATEGORY_LABELS, formatConfidence, formatCount } from '../insight-text';
import { messagePath } from '../../../lib/paths';

const ICONS: Record<InsightCategory, LucideIcon> = {
  growth: Sprout,
  pattern: Eye,
  opportunity: Lightbulb,
  strength: Star,
};

/** Insights by confidence, with the messages they are based on. */
export function Insights({ souls, most }: { souls: readonly Companion[]; most: number }) {
  const insights = useInsights();
  return (
    <Card title="Insights" intro="Observations from your conversations, with their sources.">
      <InsightQueryView query={insights} errorTitle="The insights could not be loaded">
        {(all) => {
          const shown = all
            .flatMap((insight) => {
              const soul = souls.find(({ id }) => id === insight.companionId);
              return soul ? [{ insight, soul }] : [];
            })
            .sort((a, b) => b.insight.confidence - a.insight.confidence)
            .slice(0, most);
          if (shown.length === 0)
            return (
              <Empty>
                Observations about your conversations are listed here once there are enough messages, usually after a
                few days.
              </Empty>
            );
          return (
            <ul className="grid gap-4 md:grid-cols-2">
              {shown.map(({ insight, soul }) => (
                <InsightRow key={insight.id} insight={insight} soul={soul} hasSeveralSouls={souls.length > 1} />
              ))}
            </ul>
          );
        }}
      </InsightQueryView>
    </Card>
  );
}

function InsightRow({
  insight,
  soul,
  hasSeveralSouls,
}: {
  insight: RelationalInsight;
  soul: Companion;
  hasSeveralSouls: boolean;
}) {
  const { category, confidence, evidence } = insight;
  const Icon = ICONS[category];
  return (
    <li className="soul lit flex flex-col rounded-card border border-line p-4" style={hueStyle(soul.id)}>
      <p className="flex items-center gap-2 text-sm text-soft">
        <Icon size={16} aria-hidden="true" className="soul-name flex-none" />
        {CATEGORY_LABELS[category]}
        {hasSeveralSouls && <span className="soul-name ml-auto truncate font-medium">{soul.name}</span>}
      </p>
      <p className="mt-2.5 flex-1 font-display text-lg leading-snug text-pretty [overflow-wrap:anywhere]">
        {insight.insight}
      </p>
      {/* A count is certain. */}
      {confidence < 1 && (
        <div className="mt-4 flex items-center gap-3 text-sm text-soft">
          <span aria-hidden="true" className="h-1.5 w-16 flex-none overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-soul" style={{ width: percent(confidence) }} />
          </span>
          <span>
            {formatConfidence(confidence)} · {percent(confidence)}
          </span>
        </div>
      )}
      {evidence.length > 0 && (
        <details className="mt-2 -mb-2">
          <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center text-sm [&::-webkit-details-marker]:hidden">
            {formatCount(evidence.length, 'message')} behind it
          </summary>
          <ul className="mb-2 grid gap-1">
            {evidence.map(({ conversationId, messageId, excerpt }) => (
              <li key={messageId}>
                <Link
                  href={messagePath(conversationId, messageId)}
                  className="flex min-h-11 items-start gap-2 rounded-soft px-2 py-2 text-sm text-soft hover:bg-lamp-wash hover:text-ink"
                >
                  <CornerUpLeft size={15} aria-hidden="true" className="mt-0.5 flex-none" />
                  <span className="[overflow-wrap:anywhere]">“{excerpt}”</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
