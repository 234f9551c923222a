import type { Companion, SearchHit } from '@kinloom/contract';
import { useNow } from '../../lib/now';
import { relativeTime, fullTime } from '../../lib/time';
import { hueStyle } from '../souls/Avatar';
import { voiceOf } from './hits';
import { piecesOf } from './marks';

/** One thing that was found: whose it is, when it was said, and the words that show why. */
export function HitRow({ hit, soul }: { hit: SearchHit; soul: Companion | undefined }) {
  const now = useNow();
  const souls = hit.from === 'soul' && soul !== undefined;
  return (
    <>
      <span className="flex items-baseline gap-3 text-sm">
        <span
          className={`min-w-0 flex-1 truncate font-semibold ${souls ? 'soul soul-name' : 'text-soft'}`}
          {...(souls ? { style: hueStyle(soul.name) } : {})}
        >
          {voiceOf(hit, soul?.name)}
        </span>
        <time dateTime={hit.at} title={fullTime(hit.at)} className="flex-none text-faint">
          {relativeTime(hit.at, now)}
        </time>
      </span>
      {hit.kind === 'memory' && hit.title !== '' && <span className="block truncate font-medium">{hit.title}</span>}
      <span className="line-clamp-3 [overflow-wrap:anywhere]">
        {piecesOf(hit).map(({ text, marked }, place) =>
          marked ? (
            <mark key={place} className="rounded-sm bg-lamp-wash font-semibold text-lamp-text">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </>
  );
}
