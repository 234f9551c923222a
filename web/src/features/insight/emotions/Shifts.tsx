import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { INSIGHT_LISTS, type EmotionalTimeline } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { Card, Empty } from '../Card';
import { Feeling } from '../Feeling';
import { InsightQueryView } from '../InsightQueryView';
import { messagePath } from '../../../lib/paths';

/** Recent shifts between emotions, linked to the messages where they occurred. */
export function Shifts({
  query,
}: {
  query: { data: EmotionalTimeline | undefined; error: Error | null; refetch: () => unknown };
}) {
  const now = useNow();
  return (
    <Card title="Recent shifts" intro="Where one feeling changed to another.">
      <InsightQueryView query={query} errorTitle="The shifts could not be loaded">
        {({ shifts }) =>
          shifts.length === 0 ? (
            <Empty>Changes of feeling, for example from worry to calm, are listed here.</Empty>
          ) : (
            <ul className="-mx-3 grid gap-1">
              {shifts.slice(0, INSIGHT_LISTS.shifts).map(({ from, to, conversationId, messageId, date }) => (
                <li key={messageId}>
                  <Link
                    href={messagePath(conversationId, messageId)}
                    className="block rounded-card px-3 py-2.5 hover:bg-lamp-wash"
                  >
                    <span className="flex flex-wrap items-center gap-x-2.5">
                      <Feeling emotion={from} />
                      <ArrowRight size={15} aria-label="to" className="flex-none text-soft" />
                      <Feeling emotion={to} />
                    </span>
                    <time dateTime={date} title={fullTime(date)} className="mt-0.5 block text-sm text-faint">
                      {relativeTime(date, now)}
                    </time>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </InsightQueryView>
    </Card>
  );
}
