import { useQuery } from '@tanstack/react-query';
import { BookHeart } from 'lucide-react';
import { call } from '../../lib/http/api';
import { useNow } from '../../lib/format/now';
import { latestMemoriesKey } from '../memories/memory-cache';
import { latestMemories, MAX_SHOWN } from './home-content';
import { findSoul, HomeSection, type HomeSectionProps } from './HomeSection';
import { RelativeTime } from './RelativeTime';

export function useLatestMemories() {
  return useQuery({
    queryKey: latestMemoriesKey,
    queryFn: ({ signal }) => call('GET /api/memories', { query: { limit: MAX_SHOWN.memories * 3 }, signal }),
    staleTime: 0,
  });
}

/** The latest memories of all souls. */
export function NewMemories({ souls, isEmpty }: HomeSectionProps) {
  const now = useNow();
  const memories = useLatestMemories();
  return (
    <HomeSection
      title="What is new"
      link={{ to: '/memory-archive', label: 'All memories' }}
      query={memories}
      errorTitle="What is new could not be loaded"
      empty={isEmpty && 'New memories of your souls appear here.'}
    >
      {(list) => (
        <ul className="grid gap-4">
          {latestMemories(list).map((memory) => (
            <li key={memory.id} className="flex items-baseline gap-4">
              <BookHeart size={17} aria-hidden="true" className="relative top-0.5 flex-none text-lamp-text" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 [overflow-wrap:anywhere]">{memory.title}</span>
                <span className="block text-sm text-soft">{findSoul(souls, memory.companionId)?.name} remembers</span>
              </span>
              <RelativeTime at={memory.createdAt} now={now} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
