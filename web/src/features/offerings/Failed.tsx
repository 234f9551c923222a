import { ApiError, UNREACHABLE_TEXT } from '../../lib/api';

/** What did not go through: the catalogue's words, and the server's where they say more. `unreached` says it where nobody answered. */
export function Failed({ error, words, unreached = words }: { error: Error; words: string; unreached?: string }) {
  const away = error instanceof ApiError && !error.reached;
  const title = away ? unreached : words;
  const said = away && unreached === words ? UNREACHABLE_TEXT : error instanceof ApiError ? error.said : null;
  return (
    <p role="alert" className="text-sm text-bad [overflow-wrap:anywhere]">
      <span className="font-semibold">{title}</span>
      {said !== null && said !== title && <span className="block">{said}</span>}
    </p>
  );
}
