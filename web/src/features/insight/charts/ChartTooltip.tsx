import type { CSSProperties, ReactNode } from 'react';

/** Chart tooltip. */
export function ChartTooltip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="float max-w-72 px-3 py-2 text-sm whitespace-normal">
      <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
      {children}
    </div>
  );
}

export function ChartTooltipRow({ color, label, value }: { color: string; label: string; value: string }) {
  return (
    <p className="flex items-center gap-2">
      <span className="size-2.5 flex-none rounded-full" style={{ background: color } satisfies CSSProperties} />
      <span className="min-w-0 flex-1 text-soft [overflow-wrap:anywhere]">{label}</span>
      <span className="pl-2 tabular-nums">{value}</span>
    </p>
  );
}
