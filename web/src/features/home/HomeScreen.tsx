import { useNow } from '../../lib/format/now';
import { ErrorNote } from '../../ui/ErrorNote';
import { PlainHeader } from '../../ui/PlainHeader';
import { Skeleton } from '../../ui/Skeleton';
import { useMe } from '../accounts/use-session';
import { NoSouls } from '../souls/NoSouls';
import { useSouls } from '../souls/use-souls';
import { ContinueCard, ContinueSkeleton } from './ContinueCard';
import { greeting } from './home-content';
import { HomeSections, SectionSkeletons } from './HomeSections';
import { HomeSouls } from './HomeSouls';

/** Home: the conversation to continue, souls, unfinished conversations, offerings, milestones and new memories. */
export default function HomeScreen() {
  const me = useMe();
  const souls = useSouls();
  const now = useNow();
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title="Home" heading={false} />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-4 pt-8 pb-16 md:px-8 md:pt-12">
          <h1 className="text-4xl text-balance md:text-5xl">
            {greeting(new Date(now).getHours())}
            {me.data ? `, ${me.data.displayName}` : ''}
          </h1>
          {souls.error && !souls.data && (
            <div className="mt-8">
              <ErrorNote
                title="Your souls could not be loaded"
                error={souls.error}
                onRetry={() => void souls.refetch()}
              />
            </div>
          )}
          {souls.isPending && <LoadingShape />}
          {souls.data?.length === 0 && <NoSouls>No souls yet. Create one.</NoSouls>}
          {souls.data && souls.data.length > 0 && (
            <>
              <ContinueCard souls={souls.data} />
              <div className="mt-3">
                <HomeSouls souls={souls.data} />
              </div>
              <HomeSections souls={souls.data} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function LoadingShape() {
  return (
    <>
      <ContinueSkeleton />
      <div className="mt-3 flex gap-3 py-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-46 w-36 rounded-room" />
        ))}
      </div>
      <SectionSkeletons />
    </>
  );
}
