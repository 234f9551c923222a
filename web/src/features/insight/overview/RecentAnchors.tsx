import { Anchor } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { INSIGHT_LISTS, INSIGHT_TEXTS, type Companion } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { Card, Empty } from '../Card';
import { InsightQueryView } from '../InsightQueryView';
import { insightPath } from '../insight-paths';
import { useAnchors } from '../use-insight';
import { formatShortDay } from '../insight-text';
import { ANCHOR_LABELS } from '../../anchors/anchor-labels';
import { messagePath } from '../../../lib/paths';

/** Recent anchors, linked to their messages. */
export function RecentAnchors({ souls, soul }: { souls: readonly Companion[]; soul: Companion | undefined }) {
  const ids = useMemo(() => souls.map(({ id }) => id), [souls]);
  const anchors = useAnchors(ids);
  const now = useNow();
  return (
    <Card
      title={INSIGHT_TEXTS.tabs.anchors}
      aside={
        <Link href={insightPath('anchors', soul?.id)} className="link inline-flex min-h-11 items-center text-sm">
          All anchors and threads
        </Link>
      }
    >
      <InsightQueryView query={anchors} errorTitle="Your anchors could not be loaded">
        {(all) =>
          all.length === 0 ? (
            <Empty>Moments that you mark are listed here.</Empty>
          ) : (
            <ul className="-mx-2 grid gap-1 md:grid-cols-2">
              {all.slice(0, INSIGHT_LISTS.anchors).map((anchor) => {
                const row = (
                  <>
                    <Anchor size={17} aria-hidden="true" className="mt-1 flex-none text-lamp-text" />
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-medium">{anchor.title}</span>
                      <span className="block truncate text-sm text-soft">
                        {ANCHOR_LABELS[anchor.anchorType].label} · {formatShortDay(anchor.timestamp, now)}
                      </span>
                    </span>
                  </>
                );
                const classes = 'flex min-h-14 items-start gap-3 rounded-card px-2 py-2';
                return (
                  <li key={anchor.id} className="min-w-0">
                    {anchor.conversationId !== null && anchor.messageId !== null ? (
                      <Link
                        href={messagePath(anchor.conversationId, anchor.messageId)}
                        className={`${classes} hover:bg-lamp-wash`}
                      >
                        {row}
                      </Link>
                    ) : (
                      <div className={classes}>{row}</div>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </InsightQueryView>
    </Card>
  );
}
