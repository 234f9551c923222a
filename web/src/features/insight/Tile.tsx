import type { Made } from './figures';
import { MadeOf } from './MadeOf';
import { whole } from './words';

/** The ring's radius within a box of 84, and the way around it. */
const RADIUS = 37;
const AROUND = 2 * Math.PI * RADIUS;

/** One figure. The whole of it opens to what it is made of. A share of a hundred has a ring of light around it. */
export function Tile({
  name,
  hint,
  made,
  unit,
  of,
  say = whole,
}: {
  name: string;
  /** What it says about the two. */
  hint: string;
  made: Made;
  unit?: string;
  /** What it is a share of, if it is one. */
  of?: number;
  /** The figure as it is written. */
  say?: (value: number) => string;
}) {
  const { shown } = made;
  const written = `${say(shown)}${unit === undefined ? '' : ` ${unit}`}`;
  return (
    <MadeOf name={name} made={made} className="tile">
      {of === undefined ? (
        <span
          aria-hidden="true"
          className="min-w-20 flex-none text-center font-display text-4xl leading-none font-semibold tabular-nums"
        >
          {say(shown)}
          {unit !== undefined && <span className="mt-1 block font-sans text-sm font-normal text-soft">{unit}</span>}
        </span>
      ) : (
        <Ring share={shown / of}>{say(shown)}</Ring>
      )}
      <span className="min-w-0 flex-1 max-wide:max-w-full max-wide:flex-none">
        <span className="block leading-snug font-semibold">
          {name}
          <span className="sr-only">
            : {written}
            {of !== undefined && ` of ${of}`}.
          </span>
        </span>
        <span className="mt-0.5 block text-sm leading-snug text-pretty text-soft max-sm:hidden">{hint}</span>
      </span>
    </MadeOf>
  );
}

function Ring({ share, children }: { share: number; children: string }) {
  const shown = Math.min(1, Math.max(0, share));
  return (
    <span className="light-ring" aria-hidden="true">
      <svg viewBox="0 0 84 84" fill="none" strokeWidth="5">
        <circle className="ring-track" cx="42" cy="42" r={RADIUS} />
        {shown > 0 && (
          <circle
            className="ring-light"
            cx="42"
            cy="42"
            r={RADIUS}
            strokeDasharray={AROUND}
            strokeDashoffset={AROUND * (1 - shown)}
          />
        )}
      </svg>
      <span className="font-display text-2xl font-semibold tabular-nums">{children}</span>
    </span>
  );
}
