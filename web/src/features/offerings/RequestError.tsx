import { ApiError, UNREACHABLE_TEXT } from '../../lib/http/api';

/** Error message with the server's text as detail. `unreached` replaces the title if the server was not reached. */
export function RequestError({ error, title, unreached = title }: { error: Error; title: string; unreached?: string }) {
  const isUnreached = error instanceof ApiError && !error.reached;
  const shownTitle = isUnreached ? unreached : title;
  const detail =
    isUnreached && unreached === title ? UNREACHABLE_TEXT : error instanceof ApiError ? error.serverText : null;
  return (
    <p role="alert" className="text-sm text-bad [overflow-wrap:anywhere]">
      <span className="font-semibold">{shownTitle}</span>
      {detail !== null && detail !== shownTitle && <span className="block">{detail}</span>}
    </p>
  );
}
