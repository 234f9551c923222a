import type { UseQueryResult } from '@tanstack/react-query';
import type { Companion, SearchHit } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { resultCountText, type HitGroup } from './hits';
import { RecentList, ResultList } from './ResultList';
import { moreResults, type SearchQuery } from './use-search';

/** Content below the search field: recent searches and hints, results, empty state or error. */
export function SearchContent({
  list,
  empty,
  recentTexts,
  search,
  query,
  isPending,
  isInvalid,
  groups,
  active,
  soulOf,
  onPoint,
  onOpen,
  onShowMore,
  onClear,
}: {
  list: string;
  empty: boolean;
  recentTexts: readonly string[];
  search: UseQueryResult<SearchHit[]>;
  query: SearchQuery;
  isPending: boolean;
  /** The filters are invalid. */
  isInvalid: boolean;
  groups: readonly HitGroup[];
  active: number;
  soulOf: (id: number | null) => Companion | undefined;
  onPoint: (index: number) => void;
  onOpen: (index: number) => void;
  onShowMore: () => void;
  onClear: () => void;
}) {
  const { data, error } = search;
  const shown = !empty && !isInvalid && error === null && data !== undefined;
  const { hasMore, canShowMore } = moreResults(data?.length ?? 0, query);
  const countText = shown && !isPending ? resultCountText(data.length, hasMore) : '';
  const rows = { id: list, active, onPoint, onOpen };
  return (
    <div
      role="group"
      aria-label="Search results"
      // Focusable, so that it can be scrolled by keyboard when it has no focusable content.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto px-2 pb-3"
      aria-busy={search.isFetching}
    >
      {/* Always mounted: a live region that is inserted together with its text is not announced. */}
      <p role="status" className={countText === '' ? 'sr-only' : 'px-3 pt-3 text-sm text-faint'}>
        {countText}
      </p>
      {empty ? (
        <RecentSearches recentTexts={recentTexts} onClear={onClear}>
          {recentTexts.length > 0 && <RecentList {...rows} texts={recentTexts} />}
        </RecentSearches>
      ) : isInvalid ? null : error && !isPending ? (
        <div className="p-2">
          <ErrorNote title="The search failed" error={error} onRetry={() => void search.refetch()} />
        </div>
      ) : data === undefined ? (
        <div className="grid gap-2 p-3">
          <Skeleton className="h-14 rounded-soft" />
          <Skeleton className="h-14 rounded-soft" />
          <Skeleton className="h-14 rounded-soft" />
        </div>
      ) : data.length === 0 ? (
        !isPending && (
          <NoResults
            isFiltered={query.companionId !== undefined || query.from !== undefined || query.to !== undefined}
          />
        )
      ) : (
        <div className={isPending ? 'opacity-60' : ''}>
          <ResultList {...rows} groups={groups} soulOf={soulOf} />
          {canShowMore && !isPending && (
            <button type="button" className="btn btn-quiet mx-3 mt-3" onClick={onShowMore}>
              Show more
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function RecentSearches({
  recentTexts,
  onClear,
  children,
}: {
  recentTexts: readonly string[];
  onClear: () => void;
  children: React.ReactNode;
}) {
  return (
    <>
      {recentTexts.length > 0 && (
        <div className="flex items-center justify-between gap-3 pt-2 pr-1 pl-3">
          <p className="text-sm font-medium text-faint">Recent searches</p>
          <button type="button" className="tool" onClick={onClear}>
            Clear
          </button>
        </div>
      )}
      {children}
      <p className="px-3 pt-4 pb-2 text-sm text-soft">
        Results contain every word, in any order. The last word may be incomplete.
      </p>
    </>
  );
}

function NoResults({ isFiltered }: { isFiltered: boolean }) {
  return (
    <p className="px-3 pt-1 pb-2 text-soft">
      {isFiltered
        ? 'Nothing matches these filters. Search every soul and any time, or use fewer words.'
        : 'Try fewer words, or only the beginning of a word. Words must match exactly.'}
    </p>
  );
}
