import type { Companion, SearchHit } from '@kinloom/contract';
import { useNow } from '../../lib/format/now';
import { relativeTime, fullTime } from '../../lib/format/time';
import { hueStyle } from '../souls/Avatar';
import { speakerLabel } from './hits';
import { splitHighlights } from './highlight-parts';

/** One search hit: speaker, time and text with the matches highlighted. */
export function HitRow({ hit, soul }: { hit: SearchHit; soul: Companion | undefined }) {
  const now = useNow();
  const isSoulMessage = hit.from === 'soul' && soul !== undefined;
  return (
    <>
      <span className="flex items-baseline gap-3 text-sm">
        <span
          className={`min-w-0 flex-1 truncate font-semibold ${isSoulMessage ? 'soul soul-name' : 'text-soft'}`}
          {...(isSoulMessage ? { style: hueStyle(soul.id) } : {})}
        >
          {speakerLabel(hit, soul?.name)}
        </span>
        <time dateTime={hit.at} title={fullTime(hit.at)} className="flex-none text-faint">
          {relativeTime(hit.at, now)}
        </time>
      </span>
      {hit.kind === 'memory' && hit.title !== '' && <span className="block truncate font-medium">{hit.title}</span>}
      <span className="line-clamp-3 [overflow-wrap:anywhere]">
        {splitHighlights(hit).map(({ text, marked }, index) =>
          marked ? (
            <mark key={index} className="rounded-sm bg-lamp-wash font-semibold text-lamp-text">
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
