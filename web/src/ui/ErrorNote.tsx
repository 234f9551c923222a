import { textOf } from '../lib/http/api';

/** Error message with a retry button. */
export function ErrorNote({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-line p-4">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-soft">{textOf(error)}</p>
      </div>
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
