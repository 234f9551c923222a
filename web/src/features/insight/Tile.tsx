import type { Breakdown } from './figures';
import { BreakdownPopover } from './BreakdownPopover';
import { formatRounded } from './insight-text';

/** Radius and circumference of the ring in a view box of 84. */
const RADIUS = 37;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** One figure with its breakdown. A share is drawn as a ring. */
export function Tile({
  name,
  hint,
  breakdown,
  unit,
  of,
  format = formatRounded,
}: {
  name: string;
  /** Hint below the name. */
  hint: string;
  breakdown: Breakdown;
  unit?: string;
  /** Maximum, if the figure is a share. */
  of?: number;
  /** Formats the figure. */
  format?: (value: number) => string;
}) {
  const { shown } = breakdown;
  const formatted = `${format(shown)}${unit === undefined ? '' : ` ${unit}`}`;
  return (
    <BreakdownPopover name={name} breakdown={breakdown} className="tile">
      {of === undefined ? (
        <span
          aria-hidden="true"
          className="min-w-20 flex-none text-center font-display text-4xl leading-none font-semibold tabular-nums"
        >
          {format(shown)}
          {unit !== undefined && <span className="mt-1 block font-sans text-sm font-normal text-soft">{unit}</span>}
        </span>
      ) : (
        <Ring share={shown / of}>{format(shown)}</Ring>
      )}
      <span className="min-w-0 flex-1 max-wide:max-w-full max-wide:flex-none">
        <span className="block leading-snug font-semibold">
          {name}
          <span className="sr-only">
            : {formatted}
            {of !== undefined && ` of ${of}`}.
          </span>
        </span>
        <span className="mt-0.5 block text-sm leading-snug text-pretty text-soft max-sm:hidden">{hint}</span>
      </span>
    </BreakdownPopover>
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
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={CIRCUMFERENCE * (1 - shown)}
          />
        )}
      </svg>
      <span className="font-display text-2xl font-semibold tabular-nums">{children}</span>
    </span>
  );
}
