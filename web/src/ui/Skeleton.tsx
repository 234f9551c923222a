/** The shape of what comes, while it is on its way. Its container says that it is busy. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />;
}
