import { Flag } from 'lucide-react';
import type { Companion } from '@kinloom/contract';
import { useNow } from '../../../lib/now';
import { fullTime } from '../../../lib/time';
import { Card, Empty } from '../Card';
import { countedFrom, plain } from '../figures';
import { Loaded, RowShapes } from '../Loaded';
import { MadeOf } from '../MadeOf';
import { useStages } from '../use-insight';
import { counted, number, shortDay } from '../words';

/** How strong the connection was whenever something was reached. */
export function Stages({ soul }: { soul: Companion }) {
  const stages = useStages(soul.id);
  const now = useNow();
  return (
    <Card title="How it grew" intro="How strong the connection was then, and how much was remembered.">
      <Loaded query={stages} failed="How it grew could not be read" shape={<RowShapes rows={3} />}>
        {(all) =>
          all.length === 0 ? (
            <Empty>Each step of the way will stand here, with how strong your connection was by then.</Empty>
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
                    <MadeOf
                      name={title}
                      made={countedFrom('As it was then.', connectionStrength, [
                        plain('Connection strength, of 100', connectionStrength),
                        plain('Memories', memoryCount),
                      ])}
                      className="row-act -ml-2"
                    >
                      <time dateTime={date} title={fullTime(date)}>
                        {shortDay(date, now)}
                      </time>
                      <span>
                        · strength {number(Math.round(connectionStrength))} ·{' '}
                        {counted(memoryCount, 'memory', 'memories')}
                      </span>
                    </MadeOf>
                  </li>
                ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  );
}
