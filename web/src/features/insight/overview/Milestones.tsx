import { useState } from 'react';
import type { Companion } from '@kinloom/contract';
import { Card, Empty } from '../Card';
import { InsightQueryView } from '../InsightQueryView';
import { MilestoneRow } from '../MilestoneRow';
import { useMilestones } from '../use-insight';
import { newestMilestones, number } from '../insight-text';

/** Recent milestones. */
export function Milestones({
  souls,
  most,
  title = 'Recent milestones',
  more = false,
}: {
  souls: readonly Companion[];
  most: number;
  title?: string;
  /** Shows a button to list all. */
  more?: boolean;
}) {
  const [all, setAll] = useState(false);
  const milestones = useMilestones();
  return (
    <Card title={title}>
      <InsightQueryView query={milestones} errorTitle="The milestones could not be loaded">
        {(list) => {
          const own = list.filter(({ companionId }) => souls.some(({ id }) => id === companionId));
          if (own.length === 0)
            return <Empty>Milestones such as a first memory or a year together are listed here.</Empty>;
          return (
            <>
              <ol className="line-of">
                {newestMilestones(own, all ? own.length : most).map((milestone) => {
                  const soul = souls.find(({ id }) => id === milestone.companionId);
                  return (
                    soul && (
                      <MilestoneRow
                        key={milestone.id}
                        milestone={milestone}
                        soul={soul}
                        hasSeveralSouls={souls.length > 1}
                      />
                    )
                  );
                })}
              </ol>
              {more && own.length > most && (
                <button type="button" className="btn btn-quiet mt-5 w-full" onClick={() => setAll(!all)}>
                  {all ? 'Show the newest only' : `Show all ${number(own.length)}`}
                </button>
              )}
            </>
          );
        }}
      </InsightQueryView>
    </Card>
  );
}
