/** Progress bar, 0–100, with a status message. A null `value` is indeterminate. */
export function Progress({ label, value, message }: { label: string; value: number | null; message: string }) {
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="min-w-0 text-sm [overflow-wrap:anywhere] text-soft">
          {message}
        </p>
        <span aria-hidden="true" className="flex-none text-sm tabular-nums text-soft">
          {percent === null ? '' : `${percent}%`}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === null ? {} : { 'aria-valuenow': percent })}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <span
          className={`block h-full rounded-full bg-lamp transition-[width] duration-300 ${percent === null ? 'w-1/4 animate-pulse' : ''}`}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
