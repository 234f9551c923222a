/** Button that loads the next page of a log, if there is one. */
export function MoreEvents({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}) {
  if (!hasNextPage) return null;
  return (
    <button
      type="button"
      className="btn btn-quiet mt-4"
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      Show older entries
    </button>
  );
}
