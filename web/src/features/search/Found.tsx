import type { UseQueryResult } from '@tanstack/react-query';
import type { Companion, SearchHit } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { countWords, type HitGroup } from './hits';
import { RecentList, Results } from './Results';
import { moreOf, type Asked } from './use-search';

/** What stands under the field: searches made before, hints, what was found, or why nothing was. */
export function Found({
  list,
  empty,
  before,
  search,
  asked,
  settling,
  blocked,
  groups,
  active,
  soulOf,
  onPoint,
  onOpen,
  onFurther,
  onForget,
}: {
  list: string;
  empty: boolean;
  before: readonly string[];
  search: UseQueryResult<SearchHit[]>;
  asked: Asked;
  settling: boolean;
  /** What narrows the search makes no sense. */
  blocked: boolean;
  groups: readonly HitGroup[];
  active: number;
  soulOf: (id: number | null) => Companion | undefined;
  onPoint: (place: number) => void;
  onOpen: (place: number) => void;
  onFurther: () => void;
  onForget: () => void;
}) {
  const { data, error } = search;
  const shown = !empty && !blocked && error === null && data !== undefined;
  const { more, further } = moreOf(data?.length ?? 0, asked);
  const words = shown && !settling ? countWords(data.length, more) : '';
  const rows = { id: list, active, onPoint, onOpen };
  return (
    <div
      role="group"
      aria-label="Search results"
      // What is longer than the dialog is scrolled with the keyboard too, where nothing within can be stepped to.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto px-2 pb-3"
      aria-busy={search.isFetching}
    >
      {/* There from the start: a live region that comes with its words is not read out. */}
      <p role="status" className={words === '' ? 'sr-only' : 'px-3 pt-3 text-sm text-faint'}>
        {words}
      </p>
      {empty ? (
        <Beginning before={before} onForget={onForget}>
          {before.length > 0 && <RecentList {...rows} texts={before} />}
        </Beginning>
      ) : blocked ? null : error && !settling ? (
        <div className="p-2">
          <ErrorNote title="The search could not be made" error={error} onRetry={() => void search.refetch()} />
        </div>
      ) : data === undefined ? (
        <div className="grid gap-2 p-3">
          <Skeleton className="h-14 rounded-soft" />
          <Skeleton className="h-14 rounded-soft" />
          <Skeleton className="h-14 rounded-soft" />
        </div>
      ) : data.length === 0 ? (
        !settling && (
          <Nothing narrowed={asked.companionId !== undefined || asked.from !== undefined || asked.to !== undefined} />
        )
      ) : (
        <div className={settling ? 'opacity-60' : ''}>
          <Results {...rows} groups={groups} soulOf={soulOf} />
          {further && !settling && (
            <button type="button" className="btn btn-quiet mx-3 mt-3" onClick={onFurther}>
              Show more
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Beginning({
  before,
  onForget,
  children,
}: {
  before: readonly string[];
  onForget: () => void;
  children: React.ReactNode;
}) {
  return (
    <>
      {before.length > 0 && (
        <div className="flex items-center justify-between gap-3 pt-2 pr-1 pl-3">
          <p className="text-sm font-medium text-faint">Recent searches</p>
          <button type="button" className="tool" onClick={onForget}>
            Clear
          </button>
        </div>
      )}
      {children}
      <p className="px-3 pt-4 pb-2 text-sm text-soft">
        Every word you write has to be there, in any order. The last one may be only its beginning.
      </p>
    </>
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  return (
    <p className="px-3 pt-1 pb-2 text-soft">
      {narrowed
        ? 'Not among these souls and days. Search through every soul and any time, or use fewer words.'
        : 'Try fewer words, or only the beginning of one. Words are looked for as they were written.'}
    </p>
  );
}
