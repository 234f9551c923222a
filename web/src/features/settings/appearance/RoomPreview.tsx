import type { CSSProperties } from 'react';

const BUBBLE = { '--hue': 190 } as CSSProperties;

/** Miniature of the main screen in a given theme, independent of the page's: design tokens apply below `data-theme`. */
export function RoomPreview({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <span data-theme={theme} className="absolute inset-0 flex overflow-hidden border border-line bg-ground">
      <span className="flex w-1/4 flex-col gap-1.5 border-r border-line bg-surface p-2">
        <Bar className="w-3/4 bg-ink" />
        <Dot hue={45} />
        <Dot hue={190} />
        <Dot hue={300} />
      </span>
      <span className="flex flex-1 flex-col justify-end gap-1.5 bg-(image:--room) p-2.5">
        <span
          className="soul grid w-4/5 gap-1 rounded-r-soft rounded-bl-soft border border-line border-l-soul bg-surface p-1.5"
          style={BUBBLE}
        >
          <Bar className="w-full bg-ink opacity-70" />
          <Bar className="w-2/3 bg-ink opacity-70" />
        </span>
        <span className="ml-auto block w-3/5 rounded-l-soft rounded-br-soft bg-lamp-wash p-1.5">
          <Bar className="w-4/5 bg-ink opacity-70" />
        </span>
        <span className="block h-2.5 rounded-full bg-lamp" />
      </span>
    </span>
  );
}

function Bar({ className }: { className: string }) {
  return <span className={`block h-1 rounded-full ${className}`} />;
}

function Dot({ hue }: { hue: number }) {
  return <span className="block size-3 rounded-full" style={{ background: `oklch(0.74 0.1 ${hue})` }} />;
}
