import { Flag } from 'lucide-react';
import type { Companion } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { fullTime } from '../../../lib/format/time';
import { Card, Empty } from '../Card';
import { countedBreakdown, unweightedPart } from '../figures';
import { InsightQueryView } from '../InsightQueryView';
import { BreakdownPopover } from '../BreakdownPopover';
import { useStages } from '../use-insight';
import { formatCount, number, formatShortDay } from '../insight-text';

/** Connection strength at each milestone. */
export function Stages({ soul }: { soul: Companion }) {
  const stages = useStages(soul.id);
  const now = useNow();
  return (
    <Card title="Stages" intro="Connection strength and memories at that time.">
      <InsightQueryView query={stages} errorTitle="The stages could not be loaded">
        {(all) =>
          all.length === 0 ? (
            <Empty>Each stage is listed here, with the connection strength at that time.</Empty>
          ) : (
            <ol className="line-of">
              {[...all]
                .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
                .map(({ id, title, description, connectionStrength, memoryCount, date }) => (
                  <li key={id} className="soul-tint">
                    <span className="bead">
                      <Flag size={15} aria-hidden="true" />
                    </span>
                    <p className="leading-snug font-semibold [overflow-wrap:anywhere]">{title}</p>
                    <p className="mt-0.5 text-sm text-soft [overflow-wrap:anywhere]">{description}</p>
                    <BreakdownPopover
                      name={title}
                      breakdown={countedBreakdown('Values at that time.', connectionStrength, [
                        unweightedPart('Connection strength, of 100', connectionStrength),
                        unweightedPart('Memories', memoryCount),
                      ])}
                      className="row-act -ml-2"
                    >
                      <time dateTime={date} title={fullTime(date)}>
                        {formatShortDay(date, now)}
                      </time>
                      <span>
                        · strength {number(Math.round(connectionStrength))} ·{' '}
                        {formatCount(memoryCount, 'memory', 'memories')}
                      </span>
                    </BreakdownPopover>
                  </li>
                ))}
            </ol>
          )
        }
      </InsightQueryView>
    </Card>
  );
}
